/** The chosen budget month. */
import { atom } from "jotai";
import { FIRST_DAY_GUEST } from "@/contract/limits.gen";
import { months } from "@/domain";
import { todayAtom } from "../device";
import { gatewayAtom, optimisticStateAtom } from "../view";

/** Null: the running month, also when a new one begins. */
const chosenCell = atom<string | null>(null);

/** The last day of its own month: see `months.monthOf`. */
export const firstDayAtom = atom(
  (get) => get(optimisticStateAtom)?.workspace.firstDayOfMonth ?? FIRST_DAY_GUEST,
);

/** The month today belongs to, `yyyy-MM`. */
export const runningMonthAtom = atom((get) => months.monthOf(get(todayAtom), get(firstDayAtom)));

export const monthAtom = atom((get) => get(chosenCell) ?? get(runningMonthAtom));

export interface MonthView {
  readonly key: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The month differs from the calendar's: its range is shown under its name. */
  readonly hasRange: boolean;
  readonly isRunning: boolean;
  readonly isClosed: boolean;
  /** "Day 12 of 30"; null when it is not the running month. */
  readonly day: { readonly number: number; readonly of: number } | null;
}

export const monthViewAtom = atom<MonthView>((get) => {
  const [key, start] = [get(monthAtom), get(firstDayAtom)];
  const [firstDay, lastDay] = months.dayRange(key, start);
  const position = months.dayNumber(get(todayAtom), key, start);
  const day = position === null ? null : { number: position[0], of: position[1] };
  return {
    key,
    firstDay,
    lastDay,
    hasRange: start !== 1,
    isRunning: day !== null,
    isClosed: lastDay < get(todayAtom),
    day,
  };
});

/** Chooses a month (`yyyy-MM`) and reads it. */
export const chooseMonthAtom = atom(null, async (get, set, month: string): Promise<void> => {
  set(chosenCell, month === get(runningMonthAtom) ? null : month);
  await get(gatewayAtom)?.shared?.openMonth(month);
});

/** Goes so many months on, or back when negative. */
export const stepMonthAtom = atom(null, (get, set, count: number) =>
  set(chooseMonthAtom, months.add(get(monthAtom), count)),
);

/** The month looked at where another is chosen; null: the chosen one. */
export const lookedMonthAtom = atom<string | null>(null);
