/** Schedules of the open workspace. */
import { atom } from "jotai";
import { scheduleView } from "@/domain";
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
