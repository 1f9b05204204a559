import { useTranslation } from "@/i18n/useTranslation";
import { MINUS, withSymbol } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import { heightAt } from "./plot";
import { tickOf, type Scale } from "./scale";
import css from "../Statistics.module.css";

/** Width of an axis character at most, and the gap between texts and lines, in px. */
const CHARACTER_PX = 6.6;
const GAP_PX = 8;

export interface AxisTexts {
  readonly texts: readonly string[];
  /** Where the lines begin: right of the longest text. */
  readonly left: number;
}

/** Return the texts at the lines of a chart: `$1.5k`, `1.5 тис. ₴`. */
export function useAxis({ ticks }: Scale, currencyCode: string): AxisTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = ticks.map((tick) => {
    const { number, unit, isNegative } = tickOf(tick);
    const text = unit === "ones" ? number : t(`statistics.axis.${unit}`, { number });
    return (isNegative ? MINUS : "") + withSymbol(text, currencyCode, language);
  });
  const longest = Math.max(...texts.map(({ length }) => length));
  return { texts, left: Math.ceil(longest * CHARACTER_PX) + GAP_PX };
}

/** The lines of a chart and what they stand for. */
export function Axis({ scale, axis, width }: { scale: Scale; axis: AxisTexts; width: number }) {
  return scale.ticks.map((tick, index) => {
    const y = heightAt(scale.at(tick));
    return (
      <g key={tick}>
        <line className={css["Chart-grid"]} x1={axis.left} x2={width} y1={y} y2={y} />
        <text className={css["Chart-label"]} x="0" y={y + 4}>
          {axis.texts[index]}
        </text>
      </g>
    );
  });
}
