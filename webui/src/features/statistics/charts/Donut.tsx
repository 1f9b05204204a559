import type { Hue } from "@/ui/art/hue";
import css from "../Statistics.module.css";

export interface DonutArc {
  readonly key: string;
  readonly hue: Hue;
  /** In percent of the ring. */
  readonly from: number;
  readonly length: number;
}

export interface DonutProps {
  arcs: readonly DonutArc[];
  label: string;
  /** In the middle. */
  amount: string;
  word: string;
}

const CIRCLE = { cx: 70, cy: 70, r: 60, pathLength: 100 };

/** A ring of parts with the sum in its middle. */
export function Donut({ arcs, label, amount, word }: DonutProps) {
  return (
    <div className={css["Donut-ring"]}>
      <svg viewBox="0 0 140 140" role="img" aria-label={label}>
        <circle className={css["Donut-track"]} {...CIRCLE} />
        {arcs.map(({ key, hue, from, length }) => (
          <circle
            key={key}
            className={css["Donut-arc"]}
            data-hue={hue}
            {...CIRCLE}
            strokeDasharray={`${length} 100`}
            strokeDashoffset={-from}
          />
        ))}
      </svg>
      <span className={css["Donut-middle"]} aria-hidden="true">
        <b>{amount}</b>
        {word}
      </span>
    </div>
  );
}
