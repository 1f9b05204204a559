import { useId } from "react";
import css from "./Bar.module.css";
import { progress } from "./progress";

const HEIGHT = 8;

export interface BarProps {
  /** Spent divided by planned, not capped. */
  ratio: number;
  /** Part of the plan that is still to come: a lighter part after what is spent. */
  coming?: number;
  /** Text for readers: "62% spent". */
  label: string;
  /** Part of the month that has passed, 0 to 1: a tick. */
  today?: number | undefined;
}

/** The straight ring: the hue up to the plan, hatched beyond it. */
export function Bar({ ratio, coming = 0, label, today }: BarProps) {
  const { within, beyond } = progress(ratio);
  return (
    <svg className={css["Bar"]} role="img" aria-label={label}>
      <rect className={css["Bar-track"]} width="100%" height={HEIGHT} />
      {coming > 0 && beyond === 0 && (
        <rect className={css["Bar-coming"]} x={`${within}%`} width={`${coming * 100}%`} height={HEIGHT} />
      )}
      <rect
        className={css["Bar-fill"]}
        width={`${within}%`}
        height={HEIGHT}
        rx={beyond > 0 ? 0 : HEIGHT / 2}
      />
      {beyond > 0 && <Overflow from={within} length={beyond} />}
      {today !== undefined && (
        <rect className={css["Bar-today"]} x={`${today * 100}%`} width="2.5" height={HEIGHT} />
      )}
    </svg>
  );
}

function Overflow({ from, length }: { from: number; length: number }) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css["Bar-hatch"]} width="5" height="5" />
        <path className={css["Bar-line"]} d="M0 0v5" />
      </pattern>
      <rect x={`${from}%`} width={`${length}%`} height={HEIGHT} fill={`url(#${hatch})`} />
      <rect className={css["Bar-limit"]} x={`${from}%`} width="2.5" height={HEIGHT} />
    </>
  );
}
