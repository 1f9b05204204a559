import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { balances } from "@/domain";
import { dayNumeric, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useLastNumber } from "@/parts/useLastNumber";
import { accountTotalsAtom, shownAccountsAtom } from "@/state/budget/accounts";
import { monthViewAtom } from "@/state/budget/month";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { LeftOut } from "./LeftOut";

/** Sum of all counted accounts, currencies it leaves out, and the day of its rates. */
export function BalanceHero() {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(accountTotalsAtom);
  const count = useAtomValue(shownAccountsAtom).filter(balances.isCounted).length;
  const isConverted = useIsConverted();
  const day = dayNumeric(useAtomValue(monthViewAtom).lastDay);
  const isPast = useAtomValue(isPastMonthAtom);
  const label = isPast ? t("accounts.balanceOn", { count, day }) : t("accounts.balance", { count });
  const parts = balance && money(balance.amount, balance.currencyCode);
  useLastNumber("accounts", label, parts?.text ?? null);
  if (balance === null || parts === null) return null;
  return (
    <Hero label={label} amount={<Amount parts={parts} dim />} sub={isConverted && <RatesDay />}>
      <LeftOut parts={balance.notConverted} />
    </Hero>
  );
}

/** Return whether any counted account has another currency than the budget. */
function useIsConverted(): boolean {
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const counted = useAtomValue(shownAccountsAtom).filter(balances.isCounted);
  return counted.some(({ currency }) => currency !== currencyCode);
}

/** From when the rates are; their age too once it matters. */
function RatesDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const day = `${dayShort(date, language)} ${date.slice(0, 4)}`;
  return isStale ? t("accounts.ratesOld", { day, count: days }) : t("accounts.rates", { day });
}
