/** When the look back at the month that closed last is offered. */
import { atom } from "jotai";
import { months } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { firstDayAtom, monthAtom, runningMonthAtom } from "./month";

const LAST_DAY = 7;
const KEY = "budget.reviewHidden";

export const closedMonthAtom = atom((get) => months.add(get(runningMonthAtom), -1));

const hiddenCell = atom(localStorage.getItem(KEY));

const nameAtom = atom((get) => `${get(optimisticStateAtom)?.workspace.id ?? ""} ${get(closedMonthAtom)}`);

/** True in the first week of a month, until the review of the last one was put off. */
export const isReviewOfferedAtom = atom((get) => {
  const day = months.dayNumber(get(todayAtom), get(monthAtom), get(firstDayAtom));
  return day !== null && day[0] <= LAST_DAY && get(hiddenCell) !== get(nameAtom);
});

/** Offers this review no more on this device. */
export const hideReviewAtom = atom(null, (get, set): void => {
  localStorage.setItem(KEY, get(nameAtom));
  set(hiddenCell, get(nameAtom));
});
