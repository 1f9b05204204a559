import { useAtomValue } from "@/state/useAtomValue";
import { money as rules, type ForecastView } from "@/domain";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { comingWithinAtom, monthComingAtom } from "@/state/budget/forecast";
import { runningMonthAtom } from "@/state/budget/month";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { SOON_DAYS } from "./groups";

/** Sum still to come in the running month, and what it leaves of the balance; nothing when nothing comes. */
export function MonthSum() {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const month = monthWord(useAtomValue(runningMonthAtom), language);
  const coming = useAtomValue(monthComingAtom);
  const left = coming?.days.at(-1)?.amount;
  if (coming === null || left === undefined || coming.rows.length === 0) return null;
  const { currencyCode } = coming;
  return (
    <Hero
      label={t("schedules.toCome", { month })}
      amount={<Amount parts={money(movedBy(coming), currencyCode, { signed: true })} dim />}
      sub={
        <span>
          <Emphasis text={t("schedules.leaves", { amount: money(left, currencyCode).text })} />
        </span>
      }
    />
  );
}

/** Sum of what is scheduled on the next 30 days. */
export function SoonSum() {
  const money = useMoney();
  const coming = useAtomValue(comingWithinAtom)(SOON_DAYS);
  if (coming === null) return null;
  return <Amount parts={money(movedBy(coming), coming.currencyCode, { signed: true })} />;
}

function movedBy({ rows }: ForecastView): string {
  return rules.formatText(
    rules.sum(rows.map(({ moved }) => (moved === null ? rules.ZERO : rules.fromText(moved)))),
  );
}
