/** When a look back at a month that is over is offered. */
import { atom } from "jotai";
import { months } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { firstDayAtom, monthAtom, runningMonthAtom } from "./month";

const LAST_DAY = 7;
const KEY = "budget.reviewHidden";

/** The month to look back at: the chosen one when it is over, else the last. */
export const closedMonthAtom = atom((get) => {
  const [chosen, running] = [get(monthAtom), get(runningMonthAtom)];
  return chosen < running ? chosen : months.add(running, -1);
});

const hiddenCell = atom(localStorage.getItem(KEY));

const nameAtom = atom((get) => `${get(optimisticStateAtom)?.workspace.id ?? ""} ${get(closedMonthAtom)}`);

/** True in the first week of a month, until the review of the last one was put off, and always in a month that is over. */
export const isReviewOfferedAtom = atom((get) => {
  if (get(monthAtom) < get(runningMonthAtom)) return true;
  const day = months.dayNumber(get(todayAtom), get(monthAtom), get(firstDayAtom));
  return day !== null && day[0] <= LAST_DAY && get(hiddenCell) !== get(nameAtom);
});

/** Offers this review no more on this device. */
export const hideReviewAtom = atom(null, (get, set): void => {
  localStorage.setItem(KEY, get(nameAtom));
  set(hiddenCell, get(nameAtom));
});
