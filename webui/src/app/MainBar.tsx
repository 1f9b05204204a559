import { useAtomValue } from "@/state/useAtomValue";
import type { Ref } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { balanceAtom } from "@/state/budget/balance";
import { isGuestAtom } from "@/state/session/session";
import { BalanceLink } from "@/ui/frame/BalanceLink";
import { Logo } from "@/ui/art/Logo";
import { TopBar } from "@/ui/frame/TopBar";
import { WorkspaceSwitch } from "./WorkspaceSwitch";

export interface MainBarProps {
  /** Left out where the screen puts its own buttons. */
  balance: boolean;
  slot: Ref<HTMLDivElement>;
}

/** The top bar of the tabs: the workspace (guests have one only: the logo) and the balance. */
export function MainBar({ balance, slot }: MainBarProps) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const start = isGuest ? <Logo name={t("app.name")} /> : <WorkspaceSwitch />;
  return <TopBar start={start} end={balance && <BalanceEnd />} slot={slot} />;
}

function BalanceEnd() {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(balanceAtom);
  if (balance === null) return null;
  return (
    <BalanceLink
      label={t("bar.balance")}
      amount={money(balance.amount, balance.currencyCode)}
      to="/accounts"
    />
  );
}
