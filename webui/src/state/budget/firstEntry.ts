import { atom } from "jotai";
import { optimisticStateAtom, viewAtom } from "../view";

/** The day of the oldest entry there is, held or not, as far as is known. */
export const firstEntryDayAtom = atom((get) => {
  const days = [get(viewAtom).firstEntryDay, get(optimisticStateAtom)?.history.at(-1)?.localDay];
  return days.filter((day) => day != null).sort()[0];
});
