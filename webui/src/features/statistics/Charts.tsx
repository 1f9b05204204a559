import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useLastNumber } from "@/parts/useLastNumber";
import { canEditAtom } from "@/state/budget/access";
import { statisticsRunAtom, type StatisticsData } from "@/state/budget/statistics";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { useMoney } from "@/i18n/useMoney";
import { Banner } from "@/ui/frame/Banner";
import type { MainStatistics } from "@/contract/statistics";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { AccountsCard } from "./cards/AccountsCard";
import { CategoriesCard } from "./cards/CategoriesCard";
import { NamedCards } from "./cards/NamedCards";
import { MonthsCard } from "./cards/MonthsCard";
import css from "./Statistics.module.css";
import { Sums, type SumsProps } from "./sums/Sums";
import { leftOutOf } from "./sums/figures";
import { ChartFrame } from "./cards/ChartFrame";
import { Line } from "./charts/Line";

/** All that is told of the months; before anything happened, what to do. */
export function Charts({ data }: { data: StatisticsData }) {
  const keys = useAtomValue(statisticsRunAtom)?.keys ?? [];
  if (isNothing(data)) return <Nothing />;
  return (
    <>
      <Sums data={data} keys={keys} />
      <LeftOut data={data} keys={keys} />
      <div className={css["Charts"]}>
        <CategoriesCard shares={data.shares} />
        <MonthsCard data={data} />
        <BalanceCard main={data.main} />
        <AccountsCard accounts={data.accounts} />
        <NamedCards currencyCode={data.shares.currencyCode} />
      </div>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  useLastNumber("statistics", t("statistics.emptyTitle"), "");
  return (
    <EmptyState art="ring" title={t("statistics.emptyTitle")} text={t("statistics.emptyText")}>
      {canEdit && (
        <ButtonLink to="/add" size="l">
          {t("statistics.emptyAction")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** No money moved in any of the months, and none is planned or there. */
function isNothing({ main }: StatisticsData): boolean {
  return main.months.every(({ income, spent, budget, balance, notConverted }) => {
    const amounts = [income, spent, budget, balance];
    return notConverted.length === 0 && amounts.every((amount) => Number(amount) === 0);
  });
}

/** Names every amount the figures leave out because its currency has no rate. */
function LeftOut({ data, keys }: SumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const parts = leftOutOf(data.main.months.filter(({ month }) => keys.includes(month)));
  if (parts.length === 0) return null;
  const named = parts.map(({ figure, currencyCode, amount }) =>
    t("statistics.leftOutPart", {
      figure: t(`statistics.figure.${figure}`),
      amount: money(amount, currencyCode).text,
    }),
  );
  return <Banner glyph={TriangleAlert} inset text={t("statistics.leftOut", { amounts: named.join("; ") })} />;
}

/** Total balance at the end of each month; the one that is read stands in the heading. */
function BalanceCard({ main }: { main: MainStatistics }) {
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
