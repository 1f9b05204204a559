import { useAtomValue } from "@/state/useAtomValue";
import type { ReactNode } from "react";
import type { ForecastView } from "@/domain";
import { dayNumeric, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { accountsAtom } from "@/state/budget/accounts";
import { ChartFrame } from "../cards/ChartFrame";
import css from "./Forecast.module.css";
import { ForecastChart } from "./ForecastChart";

/** The balance of each day as a line or a table, its switches, and what it leaves out. */
export function ForecastCard({ forecast, switches }: { forecast: ForecastView; switches: ReactNode }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const { days, lowest, currencyCode } = forecast;
  const amount = (value: string) => money(value, currencyCode).text;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const label = t("forecast.chartLabel", {
    from: dayShort(first.day, language),
    to: dayShort(last.day, language),
    now: amount(first.before),
    lowest: amount(lowest.amount),
    day: dayShort(lowest.day, language),
  });
  return (
    <ChartFrame
      switches={
        <>
          <div className={css["Switches"]}>{switches}</div>
          <LeftOut forecast={forecast} />
        </>
      }
      title={t("forecast.balance")}
      note={`${dayShort(first.day, language)} – ${dayShort(last.day, language)}`}
      table={{
        head: [t("forecast.day"), t("forecast.balanceHead")],
        rows: days.map(({ day, amount: balance }) => [dayNumeric(day), amount(balance)]),
      }}
    >
      <ForecastChart forecast={forecast} label={label} />
    </ChartFrame>
  );
}

/** Accounts and occurrences without a rate. */
function LeftOut({ forecast: { notConverted } }: { forecast: ForecastView }) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const accounts = useAtomValue(accountsAtom);
  return notConverted.map(({ currencyCode, amount }) => {
    const named = accounts.filter(({ currency }) => currency === currencyCode).map(({ name }) => names(name));
    const what = [...named, money(amount, currencyCode).text].join(", ");
    return <p key={currencyCode}>{t("expenses.notIncluded", { amount: what })}</p>;
  });
}
