/** Pace of spending in the chosen month. */
import { atom } from "jotai";
import { money, months, plannings, type Planning } from "@/domain";
import { todayAtom } from "../device";
import { firstDayAtom, monthAtom } from "./month";

type Spending = Pick<Planning, "currencyCode" | "budget" | "spent">;

/** The amount below an even pace of a budget, negative above it; null where there is no pace. */
export const paceOfAtom = atom((get) => {
  const month = { key: get(monthAtom), firstDay: get(firstDayAtom), today: get(todayAtom) };
  return ({ currencyCode, budget, spent }: Spending): string | null => {
    const row = { currencyCode, budget: money.fromText(budget), spent: money.fromText(spent) };
    const pace = plannings.pace(month, row);
    return pace === null ? null : money.formatText(pace);
  };
});

/** Part of the running month that is gone, today included; null in any other month. */
export const monthPartAtom = atom((get) => {
  const day = months.dayNumber(get(todayAtom), get(monthAtom), get(firstDayAtom));
  return day && day[0] / day[1];
});
