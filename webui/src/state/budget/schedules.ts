/** Schedules of the open workspace. */
import { atom } from "jotai";
import { scheduleView, type DueProblem, type ScheduleView } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { ratesAtom } from "./rates";

/** Schedules as this device keeps them, paused ones too, with every occurrence that is settled. */
export const schedulesAtom = atom((get) => get(optimisticStateAtom)?.schedules ?? []);

/** Schedules with what waits of them today. */
export const scheduleViewsAtom = atom((get) => {
  const state = get(optimisticStateAtom);
  const [today, rates] = [get(todayAtom), get(ratesAtom)];
  return state === null ? [] : get(schedulesAtom).map((row) => scheduleView(state, row, today, rates));
});

/** An occurrence that waits to be posted or skipped. */
export interface Due {
  readonly schedule: ScheduleView;
  readonly occurrence: string;
  readonly day: string;
  readonly problem: DueProblem | null;
}

/** Oldest first. */
export const dueAtom = atom<readonly Due[]>((get) =>
  get(scheduleViewsAtom)
    .flatMap((schedule) => schedule.due.map((each) => ({ ...each, schedule })))
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
);

/** Return the entry of an occurrence, if there is one on this device. */
export const postedEntryAtom = atom((get) => {
  const history = get(optimisticStateAtom)?.history ?? [];
  return (scheduleId: string, occurrence: string) =>
    history.find((entry) => entry.scheduleId === scheduleId && entry.occurrence === occurrence);
});
