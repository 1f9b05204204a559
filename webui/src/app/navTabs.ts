/** The five tabs, and which of them an address belongs to. */
import type { Translate } from "@/i18n/translate";
import { ChartPie, CircleGauge, Ellipsis, ReceiptText, Wallet } from "lucide-react";
import type { NavTabProps } from "@/ui/frame/NavTab";

const MORE = [
  "/profile",
  "/workspace",
  "/currencies",
  "/data",
  "/stocks",
  "/subscription",
  "/reminder",
  "/alerts",
  "/payees",
  "/tags",
  "/schedules",
  "/server",
];

/** `attention` is why More has a dot. */
export function navTabs(pathname: string, t: Translate, attention: string | undefined): NavTabProps[] {
  const at = (...paths: string[]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return [
    { to: "/accounts", text: t("nav.budget"), glyph: Wallet, current: at("/accounts", "/planning") },
    { to: "/expenses", text: t("nav.expenses"), glyph: CircleGauge, current: at("/expenses", "/categories") },
    { to: "/history", text: t("nav.history"), glyph: ReceiptText, current: at("/history") },
    {
      to: "/statistics",
      text: t("nav.statistics"),
      glyph: ChartPie,
      current: at("/statistics", "/forecast"),
    },
    {
      to: "/profile",
      text: t("nav.more"),
      glyph: Ellipsis,
      current: at(...MORE),
      attention: attention && t("nav.attention", { reason: attention }),
    },
  ];
}
