import { BOTTOM_PX, HEIGHT_PX, type Column } from "./plot";
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
      onBlur={({ currentTarget, relatedTarget }) => {
        // The link to the entries of the point stands in the same card.
        if (!currentTarget.closest("section")?.contains(relatedTarget)) onChoose(null);
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onChoose(null);
      }}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}

interface ColumnReaderProps extends Pick<ReaderProps, "chosen" | "label" | "onChoose"> {
  places: readonly Column[];
  /** Width of the chart. */
  width: number;
  readings: readonly { readonly reading: string }[];
}

/** Slider over a chart of columns. */
export function ColumnReader({ places, width, readings, ...reader }: ColumnReaderProps) {
  const [first = 0, last = 0] = [places[0]?.middle, places.at(-1)?.middle];
  return (
    <Reader
      {...reader}
      count={places.length}
      from={(first * 100) / width}
      to={(last * 100) / width}
      text={readings[reader.chosen ?? 0]?.reading ?? ""}
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
