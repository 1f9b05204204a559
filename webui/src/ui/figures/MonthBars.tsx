import { useId } from "react";
import type { Hue } from "../art/hue";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import { DataTable, type DataTableProps } from "./DataTable";
import css from "./MonthBars.module.css";

export interface MonthBar {
  readonly key: string;
  /** Short name of the month. */
  readonly name: string;
  /** Above the bar, without a symbol. */
  readonly figure: string;
  readonly value: number;
  /** Planned amount; 0 without a plan. */
  readonly target: number;
  /** Name for readers of a press on it. */
  readonly pressLabel: string;
}

export interface MonthBarsProps {
  /** The last one is the month of the page. */
  bars: readonly MonthBar[];
  hue: Hue;
  /** The bar that is pressed. */
  pressed: string | null;
  /** A press on any bar but the last. */
  onPress: (key: string) => void;
  /** All of it for readers: the first cell of a row names it. */
  table: DataTableProps;
}

/** Part of the height for the highest bar; its figure stands above. */
const FULL = 84;

/** A bar for each month, its amount above it; beyond its plan, a dashed line, it is hatched. */
export function MonthBars({ bars, hue, table, pressed, onPress }: MonthBarsProps) {
  const highest = Math.max(...bars.flatMap(({ value, target }) => [value, target]), 0);
  const heightOf = (amount: number) => (highest === 0 ? 0 : (amount / highest) * FULL);
  return (
    <div data-hue={hue}>
      <div className={css["MonthBars-frame"]}>
        <div className={css["MonthBars-plot"]} aria-hidden="true">
          {bars.map((bar, index) => (
            <OneBar
              key={bar.key}
              bar={bar}
              isCurrent={index === bars.length - 1 || bar.key === pressed}
              heightOf={heightOf}
            />
          ))}
        </div>
        <div className={css["MonthBars-presses"]}>
          {bars.slice(0, -1).map(({ key, pressLabel }) => (
            <button
              key={key}
              type="button"
              className={css["MonthBars-press"]}
              aria-label={pressLabel}
              aria-pressed={key === pressed}
              onClick={() => onPress(key)}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <DataTable {...table} />
      </VisuallyHidden>
    </div>
  );
}

interface OneBarProps {
  bar: MonthBar;
  isCurrent: boolean;
  heightOf: (amount: number) => number;
}

function OneBar({ bar: { name, figure, value, target }, isCurrent, heightOf }: OneBarProps) {
  const [height, limit] = [heightOf(value), heightOf(target)];
  const isOver = target > 0 && value > target;
  const state = { "data-current": isCurrent || undefined };
  return (
    <div className={css["MonthBars-column"]} {...state}>
      <svg className={css["MonthBars-drawing"]}>
        <rect
          className={css["MonthBars-bar"]}
          {...state}
          x="18%"
          width="64%"
          y={`${100 - height}%`}
          height={`${height}%`}
          rx="6"
        />
        {isOver && <Over from={height} to={limit} />}
        {target > 0 && (
          <line
            className={css["MonthBars-plan"]}
            x1="4%"
            x2="96%"
            y1={`${100 - limit}%`}
            y2={`${100 - limit}%`}
          />
        )}
        <text
          className={css["MonthBars-figure"]}
          data-over={isOver || undefined}
          x="50%"
          y={`${100 - height}%`}
          dy="-0.5em"
          textAnchor="middle"
        >
          {figure}
        </text>
      </svg>
      <span>{name}</span>
    </div>
  );
}

function Over({ from, to }: { from: number; to: number }) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css["MonthBars-hatch"]} width="5" height="5" />
        <path className={css["MonthBars-hatchLine"]} d="M0 0v5" />
      </pattern>
      <rect
        x="18%"
        width="64%"
        y={`${100 - from}%`}
        height={`${from - to}%`}
        rx="2"
        fill={`url(#${hatch})`}
      />
    </>
  );
}
