import { BOTTOM_PX, HEIGHT_PX } from "./plot";
import css from "../Statistics.module.css";

export interface ReaderProps {
  /** Number of points from left to right. */
  count: number;
  /** Where the first and the last of them are, in percent of the width. */
  from: number;
  to: number;
  /** Index of the point that is read; null while none is. */
  chosen: number | null;
  label: string;
  /** The point that is read, or the one that would be first. */
  text: string;
  onChoose: (chosen: number | null) => void;
}

/** Slider over a chart: a finger, a tap and the arrow keys read one of its points, Escape and leaving it none. */
export function Reader({ count, from, to, chosen, label, text, onChoose }: ReaderProps) {
  return (
    <input
      className={css["Reader"]}
      // A slider's ends are the middle of its thumb, half a rem inside.
      style={{ left: `calc(${String(from)}% - 0.5rem)`, width: `calc(${String(to - from)}% + 1rem)` }}
      type="range"
      min="0"
      max={count - 1}
      value={chosen ?? 0}
      aria-label={label}
      aria-valuetext={text}
      onFocus={() => onChoose(chosen ?? 0)}
      onBlur={() => onChoose(null)}
      onKeyDown={({ key }) => {
        if (key === "Escape") onChoose(null);
      }}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}

/** The point that is read. */
export function ReaderMark({ x, y }: { x: number; y: number }) {
  return (
    <>
      <line className={css["Reader-cross"]} x1={x} x2={x} y1="0" y2={HEIGHT_PX - BOTTOM_PX} />
      <circle className={css["Chart-dot"]} cx={x} cy={y} r="6" />
    </>
  );
}
