/** The five tabs, and which of them an address belongs to. */
import type { Translate } from "@/i18n/translate";
import { ChartPie, CircleGauge, Ellipsis, ReceiptText, Wallet } from "lucide-react";
import type { NavTabProps } from "@/ui/frame/NavTab";

const MORE = [
  "/workspace",
  "/names",
  "/currencies",
  "/data",
  "/stocks",
  "/subscription",
  "/reminder",
  "/settings",
  "/alerts",
  "/payees",
  "/tags",
  "/schedules",
  "/server",
];

/** The page of a category belongs to the tab it was opened from. */
const SHARED = "/categories";

/** `attention` is why More has a dot; `opened` is the address of the last tab. */
export function navTabs(
  pathname: string,
  t: Translate,
  attention: string | undefined,
  opened: string | undefined,
): NavTabProps[] {
  const at = (...paths: string[]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const isCurrent = (to: string, ...paths: string[]) =>
    at(SHARED) ? to === (opened ?? "/expenses") : at(to, ...paths);
  return [
    { to: "/accounts", text: t("nav.budget"), glyph: Wallet, current: isCurrent("/accounts", "/planning") },
    { to: "/expenses", text: t("nav.expenses"), glyph: CircleGauge, current: isCurrent("/expenses") },
    { to: "/history", text: t("nav.history"), glyph: ReceiptText, current: isCurrent("/history") },
    {
      to: "/statistics",
      text: t("nav.statistics"),
      glyph: ChartPie,
      current: isCurrent("/statistics", "/forecast"),
    },
    {
      to: "/profile",
      text: t("nav.more"),
      glyph: Ellipsis,
      current: isCurrent("/profile", ...MORE),
      attention: attention && t("nav.attention", { reason: attention }),
    },
  ];
}
