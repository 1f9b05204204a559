import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { balances } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { accountsAtom } from "@/state/budget/accounts";
import { balanceAtom } from "@/state/budget/balance";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { LeftOut } from "./LeftOut";
import { RatesDay } from "./RatesDay";

/** What all counted accounts hold, what that leaves out, and from when its rates are. */
export function BalanceHero() {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(balanceAtom);
  const counted = useAtomValue(accountsAtom).filter(balances.isCounted);
  if (balance === null) return null;
  const isConverted = counted.some(({ currency }) => currency !== balance.currencyCode);
  return (
    <Hero
      label={t("accounts.balance", { count: counted.length })}
      amount={<Amount parts={money(balance.amount, balance.currencyCode)} dim />}
      sub={isConverted && <RatesDay />}
    >
      <LeftOut parts={balance.notConverted} />
    </Hero>
  );
}
