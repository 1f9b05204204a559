import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { balances } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { accountsAtom } from "@/state/budget/accounts";
import { balanceAtom } from "@/state/budget/balance";
import { ratesAgeAtom } from "@/state/budget/rates";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { LeftOut } from "./LeftOut";

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

/** From when the rates are; their age too once it matters. */
function RatesDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const day = `${dayShort(date, language)} ${date.slice(0, 4)}`;
  return isStale ? t("accounts.ratesOld", { day, count: days }) : t("accounts.rates", { day });
}
