/** Pace of spending in the chosen month. */
import { atom } from "jotai";
import { money, months, plannings, type Planning } from "@/domain";
import { localTimestamp } from "@/data/device/clock";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { firstDayAtom, monthAtom } from "./month";

type Spending = Pick<Planning, "currencyCode" | "budget" | "carried" | "spent" | "upcoming">;

/** The day of the month's first plan; null while there is none. */
const plannedOnAtom = atom((get) => {
  const date = months.firstDate(get(monthAtom));
  const plans = get(optimisticStateAtom)?.plannings ?? [];
  const instants = plans
    .filter((plan) => plan.date === date && Number(plan.budget) > 0)
    .map(({ createdAt }) => createdAt);
  const first = instants.toSorted(months.compareInstants)[0];
  return first === undefined ? null : localTimestamp(new Date(first)).slice(0, 10);
});

/** The amount below an even pace of a budget with what is carried, negative above it; null where there is no pace. */
export const paceOfAtom = atom((get) => {
  const plannedOn = get(plannedOnAtom);
  const month = { key: get(monthAtom), firstDay: get(firstDayAtom), today: get(todayAtom) };
  return ({ currencyCode, ...amounts }: Spending): string | null => {
    const budget = money.fromText(amounts.budget) + money.fromText(amounts.carried);
    const spent = money.fromText(amounts.spent);
    const upcoming = money.fromText(amounts.upcoming);
    const pace = plannings.pace(month, { currencyCode, budget, spent, upcoming }, plannedOn);
    return pace === null ? null : money.formatText(pace);
  };
});

/** Part of the running month that is gone, today included; null in any other month. */
export const monthPartAtom = atom((get) => {
  const day = months.dayNumber(get(todayAtom), get(monthAtom), get(firstDayAtom));
  return day && day[0] / day[1];
});
