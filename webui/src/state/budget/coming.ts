/** Occurrences of schedules that are still to come. */
import { atom } from "jotai";
import { comingItems, schedules } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { monthViewAtom } from "./month";

/** True while an occurrence waits to be posted or skipped. */
export const isDueAtom = atom((get) => {
  const [state, today] = [get(optimisticStateAtom), get(todayAtom)];
  return state !== null && comingItems(state, today, today).length > 0;
});

const NONE: ReadonlyMap<string, string> = new Map();

/** The first day that a bill of each category waits since, by the category's id; none outside the running month. */
export const dueDaysAtom = atom((get): ReadonlyMap<string, string> => {
  const [state, today] = [get(optimisticStateAtom), get(todayAtom)];
  if (state === null || !get(monthViewAtom).isRunning) return NONE;
  const due = comingItems(state, today, today).filter(({ schedule }) => schedule.kind === "expense");
  const days = due.map(({ schedule, occurrence }) => {
    const day = schedules.bookedDay(occurrence, schedule.weekend);
    return [schedule.categoryId ?? "", day] as const;
  });
  return new Map(days.toReversed());
});
