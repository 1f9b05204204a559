import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { MainStatistics } from "@/contract/statistics";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { ChartFrame } from "./ChartFrame";
import { Line } from "../charts/Line";

/** Total balance at the end of each month; the one that is read stands in the heading. */
export function BalanceCard({ main }: { main: MainStatistics }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [chosen, setChosen] = useState<number | null>(null);
  const { months, currencyCode } = main;
  const amount = (text: string) => money(text, currencyCode).text;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const points = months.map(({ month, balance }) => ({
    key: month,
    name: monthShort(month, language),
    value: Number(balance),
    reading: t("statistics.reading", { month: monthName(month, language), amount: amount(balance) }),
  }));
  return (
    <ChartFrame
      title={t("statistics.balance")}
      note={points[chosen ?? -1]?.reading ?? amount(last.balance)}
      table={{
        head: [
          t("statistics.monthHead"),
          t("statistics.income"),
          t("statistics.net"),
          t("statistics.balance"),
        ],
        rows: months.map(({ month, income, net, balance }) => [
          monthName(month, language),
          amount(income),
          amount(net),
          amount(balance),
        ]),
      }}
    >
      <Line
        currencyCode={currencyCode}
        label={t("statistics.lineLabel", {
          from: monthName(first.month, language),
          start: amount(first.balance),
          to: monthName(last.month, language),
          end: amount(last.balance),
        })}
        points={points}
        readLabel={t("statistics.readMonth")}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ChartFrame>
  );
}
