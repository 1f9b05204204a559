/** Pace of spending in the chosen month. */
import { atom } from "jotai";
import { money, months, plannings, type Planning } from "@/domain";
import { todayAtom } from "../device";
import { firstDayAtom, monthAtom } from "./month";

type Spending = Pick<Planning, "currencyCode" | "budget" | "carried" | "spent" | "upcoming">;

/** The amount below an even pace of a budget with what is carried, negative above it; null where there is no pace. */
export const paceOfAtom = atom((get) => {
  const month = { key: get(monthAtom), firstDay: get(firstDayAtom), today: get(todayAtom) };
  return ({ currencyCode, ...amounts }: Spending): string | null => {
    const budget = money.fromText(amounts.budget) + money.fromText(amounts.carried);
    const spent = money.fromText(amounts.spent);
    const upcoming = money.fromText(amounts.upcoming);
    const pace = plannings.pace(month, { currencyCode, budget, spent, upcoming });
    return pace === null ? null : money.formatText(pace);
  };
});

/** Part of the running month that is gone, today included; null in any other month. */
export const monthPartAtom = atom((get) => {
  const day = months.dayNumber(get(todayAtom), get(monthAtom), get(firstDayAtom));
  return day && day[0] / day[1];
});
