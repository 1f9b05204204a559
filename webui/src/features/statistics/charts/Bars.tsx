import { useId } from "react";
import { Axis, useAxis } from "./Axis";
import { columns, HEIGHT_PX, heightAt, isNamed, WIDTH_PX, type Column } from "./plot";
import { ColumnReader } from "./Reader";
import { scaleOf, type Scale } from "./scale";
import css from "../Statistics.module.css";
import { useWidth } from "./useWidth";

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Planned amount; 0 without a plan. */
  readonly target: number;
  readonly isCurrent: boolean;
  /** "July 2026 · $310.00", where it is read. */
  readonly reading: string;
}

export interface BarsProps {
  bars: readonly Bar[];
  label: string;
  currencyCode: string;
  /** Name of the slider that reads the bars. */
  readLabel: string;
  /** Index of the bar that is read. */
  chosen: number | null;
  onChoose: (chosen: number | null) => void;
}

const NAME_PX = 40;
const ROUND_PX = 6;
const DIM = 0.55;

/** A bar for each month; above its plan, a dashed line, it is hatched. */
export function Bars({ bars, label, currencyCode, readLabel, chosen, onChoose }: BarsProps) {
  const [ref, width] = useWidth(WIDTH_PX);
  const hatch = useId();
  const scale = scaleOf(
    bars.flatMap(({ value, target }) => [value, target]),
    0,
  );
  const axis = useAxis(scale, currencyCode);
  const places = columns(bars.length, width, axis.left);
  return (
    <div ref={ref} className={css["Chart-read"]}>
      <svg className={css["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <Hatch id={hatch} />
        <Axis {...{ scale, axis, width }} />
        {bars.map((bar, index) => {
          const column = places[index];
          if (column === undefined) return null;
          const isShown = isNamed(index, places, NAME_PX);
          const isDim = chosen !== null && chosen !== index;
          return <OneBar key={bar.key} {...{ bar, column, scale, hatch, isShown, isDim }} />;
        })}
      </svg>
      <ColumnReader {...{ places, width, chosen, onChoose }} label={readLabel} readings={bars} />
    </div>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={css["Chart-hatch"]} width="5" height="5" />
      <path className={css["Chart-hatchLine"]} d="M0 0v5" />
    </pattern>
  );
}

interface OneBarProps {
  bar: Bar;
  column: Column;
  scale: Scale;
  hatch: string;
  isShown: boolean;
  /** Another one is read. */
  isDim: boolean;
}

function OneBar({ bar, column, scale, hatch, isShown, isDim }: OneBarProps) {
  const { value, target, isCurrent, name } = bar;
  const [ground, top, limit] = [0, value, target].map((each) => heightAt(scale.at(each)));
  if (ground === undefined || top === undefined || limit === undefined) return null;
  const isOver = target > 0 && value > target;
  return (
    <g opacity={isDim ? DIM : undefined}>
      {value > 0 && (
        <rect
          className={css["Chart-bar"]}
          data-current={isCurrent || undefined}
          {...column.bar}
          y={top}
          height={ground - top}
          rx={Math.min(ROUND_PX, (ground - top) / 2)}
        />
      )}
      {isOver && <rect {...column.bar} y={top} height={limit - top} rx="2" fill={`url(#${hatch})`} />}
      {target > 0 && (
        <line
          className={css["Chart-target"]}
          x1={column.left}
          x2={column.left + column.width}
          y1={limit}
          y2={limit}
        />
      )}
      {isShown && (
        <text
          className={css["Chart-label"]}
          data-strong={isCurrent || undefined}
          x={column.middle}
          y={HEIGHT_PX - 6}
          textAnchor="middle"
        >
          {name}
        </text>
      )}
    </g>
  );
}
