/** Order of the planning's list on this device: categories over their plan before the others, or as everywhere. */
import { atom } from "jotai";
import { isPlanned } from "@/i18n/progress";
import type { PlanningRow } from "@/state/budget/planning";

const KEY = "planning.overFirst";
const OFF = "off";

const chosenAtom = atom(localStorage.getItem(KEY) !== OFF);

export const overFirstAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, isOn: boolean) => {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    set(chosenAtom, isOn);
  },
);

/** Return the rows with those over their plan in front; both parts keep their order. */
export function overFirst(rows: readonly PlanningRow[]): readonly PlanningRow[] {
  return rows.toSorted((a, b) => Number(isOver(b)) - Number(isOver(a)));
}

/** Without a plan nothing is over. */
function isOver(row: PlanningRow): boolean {
  return isPlanned(row) && Number(row.overflow) > 0;
}
