import { useLayoutEffect, useRef } from "react";
import type { PlanningRow } from "@/state/budget/planning";
import { usePreload } from "@/ui/browser/onDemand";
import { ListGroup } from "@/ui/rows/ListGroup";
import { PlanDock } from "./laterDock";
import { PlanRow } from "./PlanRow";
import css from "./PlanRows.module.css";
import { useRun, type Run } from "./useRun";

export interface PlanRowsProps {
  label: string;
  rows: readonly PlanningRow[];
  /** A long press on the name of one. */
  onMenu: (row: PlanningRow) => void;
}

/** Categories of the month, planned in place. */
export function PlanRows({ label, rows, onMenu }: PlanRowsProps) {
  const { run, next, start, type, take, carry, step, end } = useRun(rows);
  const list = useFocusAfter(run);
  usePreload(PlanDock.preload);
  return (
    <div ref={list} className={css["PlanRows"]} data-docked={run ? "" : undefined}>
      <ListGroup label={label}>
        {standing(rows, run).map((row) => (
          <PlanRow
            key={row.categoryId}
            row={row}
            {...(run?.row.categoryId === row.categoryId && { text: run.text })}
            onMenu={() => {
              end();
              onMenu(row);
            }}
            onPlan={() => start(row)}
          />
        ))}
      </ListGroup>
      {run && (
        <PlanDock
          missing={null}
          run={run}
          next={next}
          onType={type}
          onTake={take}
          onCarry={carry}
          onStep={step}
          onEnd={end}
        />
      )}
    </div>
  );
}

/** The rows as they stood when the run began. */
function standing(rows: readonly PlanningRow[], run: Run | null): readonly PlanningRow[] {
  if (run === null) return rows;
  const place = new Map(run.ids.map((id, index) => [id, index]));
  const placeOf = ({ categoryId }: PlanningRow) => place.get(categoryId) ?? place.size;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Once the keypad is gone, the focus is on the amount it wrote last. */
function useFocusAfter(run: Run | null) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const categoryId = run?.row.categoryId ?? null;
  useLayoutEffect(() => {
    if (categoryId === null && last.current !== null) {
      const amount = list.current?.querySelector<HTMLElement>(`[data-amount="${CSS.escape(last.current)}"]`);
      amount?.focus({ preventScroll: true });
    }
    last.current = categoryId;
  }, [categoryId]);
  return list;
}
