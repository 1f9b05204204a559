import { useEffect, useRef, type KeyboardEvent } from "react";
import css from "./MonthGrid.module.css";

export interface MonthCell {
  /** `2026-11` */
  key: string;
  /** "Nov" */
  name: string;
  /** "November 2026, $1 205.00 spent" */
  label: string;
  /** "1 205", or that there is a plan. */
  sub?: string | undefined;
  /** It has not begun. */
  isAhead?: boolean;
}

/** Number of months a key goes on; to the start or the end of the year. */
export type MonthStep = number | "first" | "last";

export interface MonthGridProps {
  /** "Months of 2026" */
  label: string;
  /** The months of one year. */
  months: readonly MonthCell[];
  /** The month shown by the page. */
  selected: string;
  /** The month of today. */
  now: string;
  /** The month the keys stand on, of the same year. */
  active: string;
  onMove: (step: MonthStep) => void;
  onChoose: (key: string) => void;
}

const COLUMNS = 4;
const STEPS: Readonly<Partial<Record<string, MonthStep>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  PageUp: -12,
  PageDown: 12,
  Home: "first",
  End: "last",
};

/** The months of a year, four in a row; the keys of a calendar lead from one to the other. */
export function MonthGrid({ label, months, active, onMove, ...cells }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [active]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    onMove(step);
  };
  return (
    <div ref={grid} role="grid" className={css["MonthGrid"]} aria-label={label} onKeyDown={move}>
      {rowsOf(months).map((row) => (
        <div key={row[0]?.key} role="row" className={css["MonthGrid-row"]}>
          {row.map((month) => (
            <Cell key={month.key} month={month} isActive={month.key === active} {...cells} />
          ))}
        </div>
      ))}
    </div>
  );
}

function rowsOf(months: readonly MonthCell[]): MonthCell[][] {
  const starts = months.map((_, index) => index).filter((index) => index % COLUMNS === 0);
  return starts.map((start) => months.slice(start, start + COLUMNS));
}

interface CellProps extends Pick<MonthGridProps, "selected" | "now" | "onChoose"> {
  month: MonthCell;
  isActive: boolean;
}

function Cell({ month, isActive, selected, now, onChoose }: CellProps) {
  return (
    <div role="gridcell" aria-selected={month.key === selected}>
      <button
        type="button"
        className={css["MonthGrid-month"]}
        tabIndex={isActive ? 0 : -1}
        aria-label={month.label}
        aria-current={month.key === now ? "date" : undefined}
        data-selected={month.key === selected || undefined}
        data-ahead={month.isAhead === true || undefined}
        onClick={() => onChoose(month.key)}
      >
        {month.name}
        <small>{month.sub}</small>
      </button>
    </div>
  );
}
