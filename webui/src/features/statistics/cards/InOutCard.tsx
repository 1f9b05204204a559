import { useState } from "react";
import type { MainStatistics } from "@/contract/statistics";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Axis, useAxis } from "../charts/Axis";
import { columns, HEIGHT_PX, heightAt, isNamed, WIDTH_PX, type Column } from "../charts/plot";
import { ColumnReader } from "../charts/Reader";
import { scaleOf, type Scale } from "../charts/scale";
import { useWidth } from "../charts/useWidth";
import css from "../Statistics.module.css";
import { ChartFrame } from "./ChartFrame";
import { EntriesOf } from "./EntriesOf";

const NAME_PX = 40;
const GAP_PX = 2;
const ROUND_PX = 4;
const DIM = 0.55;

/** Income of each month beside its spending. */
export function InOutCard({ main: { months, currencyCode } }: { main: MainStatistics }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [chosen, setChosen] = useState<number | null>(null);
  const amount = (text: string) => money(text, currencyCode).text;
  const readings = months.map(({ month, income, spent }) => ({
    reading: t("inOut.reading", {
      month: monthName(month, language),
      income: amount(income),
      spent: amount(spent),
    }),
  }));
  return (
    <ChartFrame
      title={t("inOut.title")}
      note={readings[chosen ?? -1]?.reading ?? <Key />}
      table={{
        head: [t("statistics.monthHead"), t("statistics.income"), t("statistics.spent")],
        rows: months.map(({ month, income, spent }) => [
          monthName(month, language),
          amount(income),
          amount(spent),
        ]),
      }}
      switches={<EntriesOf month={months[chosen ?? -1]?.month} />}
    >
      <Pairs {...{ months, currencyCode, readings, chosen }} onChoose={setChosen} />
    </ChartFrame>
  );
}

/** Which colour is which. */
function Key() {
  const { t } = useTranslation();
  return (
    <span className={css["Key"]}>
      <i data-in="" />
      {t("inOut.in")}
      <i />
      {t("inOut.out")}
    </span>
  );
}

interface PairsProps extends Pick<MainStatistics, "months" | "currencyCode"> {
  readings: readonly { readonly reading: string }[];
  chosen: number | null;
  onChoose: (chosen: number | null) => void;
}

function Pairs({ months, currencyCode, readings, chosen, onChoose }: PairsProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [ref, width] = useWidth(WIDTH_PX);
  const values = months.map(({ income, spent }) => ({
    income: Math.max(Number(income), 0),
    spent: Math.max(Number(spent), 0),
  }));
  const scale = scaleOf(
    values.flatMap(({ income, spent }) => [income, spent]),
    0,
  );
  const axis = useAxis(scale, currencyCode);
  const places = columns(months.length, width, axis.left);
  const last = months.at(-1);
  const label = t("inOut.label", {
    month: monthName(last?.month ?? "", language),
    income: money(last?.income ?? "0", currencyCode).text,
    spent: money(last?.spent ?? "0", currencyCode).text,
  });
  return (
    <div ref={ref} className={css["Chart-read"]}>
      <svg className={css["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <Axis {...{ scale, axis, width }} />
        {months.map(({ month }, index) => {
          const [column, value] = [places[index], values[index]];
          if (column === undefined || value === undefined) return null;
          return (
            <g key={month} opacity={chosen !== null && chosen !== index ? DIM : undefined}>
              <HalfBar {...{ column, scale }} value={value.income} side={0} />
              <HalfBar {...{ column, scale }} value={value.spent} side={1} />
              {isNamed(index, places, NAME_PX) && (
                <text
                  className={css["Chart-label"]}
                  data-strong={index === months.length - 1 || undefined}
                  x={column.middle}
                  y={HEIGHT_PX - 6}
                  textAnchor="middle"
                >
                  {monthShort(month, language)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ColumnReader {...{ places, width, readings, chosen, onChoose }} label={t("inOut.title")} />
    </div>
  );
}

interface HalfBarProps {
  column: Column;
  scale: Scale;
  value: number;
  /** Income at the left, spending at the right. */
  side: 0 | 1;
}

function HalfBar({ column, scale, value, side }: HalfBarProps) {
  if (value === 0) return null;
  const [ground, top] = [heightAt(scale.at(0)), heightAt(scale.at(value))];
  const half = Math.max((column.bar.width - GAP_PX) / 2, 0);
  return (
    <rect
      className={css[side === 0 ? "Chart-in" : "Chart-bar"]}
      data-current={side === 1 || undefined}
      x={column.bar.x + side * (half + GAP_PX)}
      width={half}
      y={top}
      height={ground - top}
      rx={Math.min(ROUND_PX, (ground - top) / 2)}
    />
  );
}
