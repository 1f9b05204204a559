import { useId, type KeyboardEvent } from "react";
import { Axis, useAxis } from "./Axis";
import { columns, HEIGHT_PX, heightAt, isNamed, WIDTH_PX, type Column } from "./plot";
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
  /** "July 2026, $310.00", where it leads on. */
  readonly linkLabel: string;
}

export interface BarsProps {
  bars: readonly Bar[];
  label: string;
  currencyCode: string;
  /** Opens what a bar is made of. */
  onOpen: (key: string) => void;
}

const NAME_PX = 40;
const ROUND_PX = 6;

/** A bar for each month; above its plan, a dashed line, it is hatched. */
export function Bars({ bars, label, currencyCode, onOpen }: BarsProps) {
  const [ref, width] = useWidth(WIDTH_PX);
  const hatch = useId();
  const scale = scaleOf(
    bars.flatMap(({ value, target }) => [value, target]),
    0,
  );
  const axis = useAxis(scale, currencyCode);
  const places = columns(bars.length, width, axis.left);
  return (
    <div ref={ref} className={css["Chart-box"]}>
      <svg className={css["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <Hatch id={hatch} />
        <Axis {...{ scale, axis, width }} />
        {bars.map((bar, index) => {
          const column = places[index];
          if (column === undefined) return null;
          const isShown = isNamed(index, places, NAME_PX);
          return <OneBar key={bar.key} {...{ bar, column, scale, hatch, isShown }} />;
        })}
      </svg>
      <svg className={css["Chart-links"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`}>
        {bars.map((bar, index) => {
          const column = places[index];
          return column && <BarLink key={bar.key} bar={bar} column={column} onOpen={onOpen} />;
        })}
      </svg>
    </div>
  );
}

/** The column of a bar as a link: the drawing itself is one picture for readers. */
function BarLink({ bar, column, onOpen }: Pick<OneBarProps, "bar" | "column"> & Pick<BarsProps, "onOpen">) {
  const open = () => onOpen(bar.key);
  const openOnEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") open();
  };
  return (
    <rect
      role="link"
      tabIndex={0}
      aria-label={bar.linkLabel}
      className={css["Chart-link"]}
      x={column.left}
      width={column.width}
      height={HEIGHT_PX}
      onClick={open}
      onKeyDown={openOnEnter}
    />
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
}

function OneBar({ bar, column, scale, hatch, isShown }: OneBarProps) {
  const { value, target, isCurrent, name } = bar;
  const [ground, top, limit] = [0, value, target].map((each) => heightAt(scale.at(each)));
  if (ground === undefined || top === undefined || limit === undefined) return null;
  const isOver = target > 0 && value > target;
  return (
    <g>
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
