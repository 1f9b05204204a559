import { useAtomValue } from "@/state/useAtomValue";
import { type ReactNode, useId, useState } from "react";
import type { ForecastView, ForecastDay } from "@/domain";
import { dayNumeric, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { accountsAtom } from "@/state/budget/accounts";
import { ChartFrame } from "../cards/ChartFrame";
import { Axis, useAxis } from "../charts/Axis";
import { HEIGHT_PX, heightAt, WIDTH_PX } from "../charts/plot";
import { Reader, ReaderMark } from "../charts/Reader";
import { scaleOf } from "../charts/scale";
import { useWidth } from "../charts/useWidth";
import css from "./Forecast.module.css";
import chart from "../Statistics.module.css";

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

const EDGE_PX = 8;

interface ForecastChartProps {
  forecast: ForecastView;
  label: string;
}

/** Line of the balance from today on, hatched below zero; a slider over it reads a day. */
function ForecastChart({ forecast: { days, lowest, currencyCode }, label }: ForecastChartProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [ref, width] = useWidth(WIDTH_PX);
  const [chosen, setChosen] = useState<number | null>(null);
  const hatch = useId();
  const scale = scaleOf(
    days.flatMap(({ amount, before }) => [Number(amount), Number(before)]),
    0,
  );
  const axis = useAxis(scale, currencyCode);
  const [left, right] = [axis.left + EDGE_PX, width - EDGE_PX];
  const xAt = (index: number) => left + ((right - left) * index) / Math.max(days.length - 1, 1);
  const yAt = (value: string | number) => heightAt(scale.at(Number(value)));
  const path = days.map((day, index) => corners(day, xAt(index), yAt)).join("L");
  const ground = yAt(0);
  const area = `M${path}L${xAt(days.length - 1)} ${ground}L${left} ${ground}Z`;
  const read = chosen === null ? undefined : days[Math.min(chosen, days.length - 1)];
  const text = (day: ForecastDay) =>
    `${dayShort(day.day, language)} · ${money(day.amount, currencyCode).text}`;
  const lowestAt = xAt(days.indexOf(lowest));
  return (
    <div ref={ref} className={chart["Chart-read"]}>
      <p className={css["Forecast-read"]} aria-hidden="true">
        {text(read ?? lowest)}
      </p>
      <svg className={chart["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={chart["Chart-hatch"]} width="5" height="5" />
          <path className={chart["Chart-hatchLine"]} d="M0 0v5" />
        </pattern>
        <clipPath id={`${hatch}below`}>
          <rect x="0" y={ground} width={width} height={HEIGHT_PX} />
        </clipPath>
        <clipPath id={`${hatch}above`}>
          <rect x="0" y="0" width={width} height={ground} />
        </clipPath>
        <Axis {...{ scale, axis, width }} />
        <path className={chart["Chart-area"]} d={area} clipPath={`url(#${hatch}above)`} />
        <path d={area} fill={`url(#${hatch})`} clipPath={`url(#${hatch}below)`} />
        <path className={chart["Chart-line"]} d={`M${path}`} />
        <circle className={css["Forecast-low"]} cx={lowestAt} cy={yAt(lowest.amount)} r="6" />
        {read !== undefined && chosen !== null && <ReaderMark x={xAt(chosen)} y={yAt(read.amount)} />}
        <text className={chart["Chart-label"]} data-strong x={left} y={HEIGHT_PX - 6}>
          {t("forecast.today")}
        </text>
        <text className={chart["Chart-label"]} x={right} y={HEIGHT_PX - 6} textAnchor="end">
          {dayShort(days.at(-1)?.day ?? "", language)}
        </text>
      </svg>
      <Reader
        count={days.length}
        from={(left * 100) / width}
        to={(right * 100) / width}
        chosen={chosen}
        label={t("forecast.readDay")}
        text={text(read ?? days[0] ?? lowest)}
        onChoose={setChosen}
      />
    </div>
  );
}

/** The line of a day: where it stands before what is scheduled, then where that leaves it. */
function corners({ amount, before }: ForecastDay, x: number, yAt: (value: string) => number): string {
  return before === amount ? `${x} ${yAt(amount)}` : `${x} ${yAt(before)}L${x} ${yAt(amount)}`;
}
