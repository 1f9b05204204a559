import { useAtomValue } from "@/state/useAtomValue";
import { limits } from "@/domain";
import { dayNumeric } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { debtAccountsAtom } from "@/state/budget/accounts";
import { monthViewAtom } from "@/state/budget/month";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { ratesAtom } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { debtsOf } from "./debts";
import { LeftOut } from "../overview/LeftOut";

/** Sum of debts, less the debts of others. */
export function DebtHero() {
  const { t } = useTranslation();
  const money = useMoney();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const debts = debtsOf(useAtomValue(debtAccountsAtom), currencyCode, useAtomValue(ratesAtom));
  const day = dayNumeric(useAtomValue(monthViewAtom).lastDay);
  const isPast = useAtomValue(isPastMonthAtom);
  const values = {
    owed: money(debts.owed, currencyCode).text,
    owedToYou: money(debts.owedToYou, currencyCode).text,
  };
  return (
    <Hero
      label={isPast ? t("accounts.debtsOn", { day }) : t("accounts.debts")}
      amount={<Amount parts={money(debts.net, currencyCode)} dim />}
      sub={
        <span>
          <Emphasis text={t("accounts.owing", values)} />
        </span>
      }
    >
      <LeftOut parts={debts.notConverted} />
    </Hero>
  );
}
