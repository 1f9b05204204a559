/** Spending and income that the chosen month's plan is set next to. */
import { atom } from "jotai";
import { currencies, money, months, percent, ruleIn, suggestions, planningView, type Money } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { firstEntryDayAtom } from "./firstEntry";
import { monthAtom, runningMonthAtom } from "./month";
import { ratesAtom } from "./rates";
import { planStatisticsAtom } from "./statistics";

const AVERAGE_MONTHS = 3;

/** Suggested budgets of a category, in the workspace currency; null where there is nothing to take them from. */
export interface Suggestion {
  /** Spent in the month before. */
  readonly last: string | null;
  readonly average: string | null;
  /** Rest of last month's budget and of what was carried into it. */
  readonly left: string | null;
}

const NONE: Suggestion = { last: null, average: null, left: null };

/** The month before the chosen one; null before the first entry and after the running month. */
export const lastMonthAtom = atom((get) => {
  const [last, first] = [months.add(get(monthAtom), -1), get(firstMonthAtom)];
  return first !== null && last >= first && last <= get(runningMonthAtom) ? last : null;
});

/** Income of last month; null where none is known. */
export const lastIncomeAtom = atom<string | null>((get) => {
  const [last, reading] = [get(lastMonthAtom), get(planStatisticsAtom)];
  if (last === null || reading.kind !== "ready") return null;
  const income = reading.data.main.months.find(({ month }) => month === last)?.income ?? "0.00";
  return money.fromText(income) > money.ZERO ? income : null;
});

/** Return the rule by which last month hands over what a category has left; undefined while there is none. */
export const lastRuleAtom = atom((get) => {
  const [state, month] = [get(optimisticStateAtom), months.add(get(monthAtom), -1)];
  return (categoryId: string) => (state === null ? undefined : ruleIn(state, categoryId, month));
});

/** Return what was carried into last month, in the workspace currency: months since a rule are on this device. */
const lastCarriedAtom = atom((get) => {
  const [state, last] = [get(optimisticStateAtom), get(lastMonthAtom)];
  if (state === null || last === null) return () => money.ZERO;
  const { currencyCode, planningsCategories } = planningView(state, last, get(todayAtom), get(ratesAtom));
  const rows = planningsCategories.filter((row) => row.currencyCode === currencyCode);
  const amounts = new Map(
    rows.map(({ categoryId, carried }) => [categoryId, money.fromText(carried)] as const),
  );
  return (categoryId: string): Money => amounts.get(categoryId) ?? money.ZERO;
});

/** Return the suggestions for a category. */
export const suggestionAtom = atom((get) => {
  const [first, last, reading] = [get(firstMonthAtom), get(lastMonthAtom), get(planStatisticsAtom)];
  const currencyCode = get(optimisticStateAtom)?.workspace.currencyCode;
  if (first === null || reading.kind !== "ready" || currencyCode === undefined) return () => NONE;
  const full = suggestions.fullMonths(get(monthAtom), get(runningMonthAtom), first, AVERAGE_MONTHS);
  const series = new Map(
    reading.data.categories.categories.map((row) => [
      row.categoryId,
      new Map(row.months.map((month) => [month.month, month])),
    ]),
  );
  const carried = get(lastCarriedAtom);
  return (categoryId: string): Suggestion => {
    const spent = (key: string): Money => money.fromText(series.get(categoryId)?.get(key)?.spent ?? "0.00");
    const average = suggestions.average(full.map(spent), currencies.moneyDigits(currencyCode));
    const before = last === null ? undefined : series.get(categoryId)?.get(last);
    const base = before && money.fromText(before.budget) + carried(categoryId);
    const left = before && base !== undefined && percent.left(money.fromText(before.spent), base);
    return {
      last: last === null ? null : money.formatText(spent(last)),
      average: average === null ? null : money.formatText(average),
      left: left ? money.formatText(left) : null,
    };
  };
});

/** The month of the oldest entry; null while there is none. */
const firstMonthAtom = atom((get) => {
  const [day, state] = [get(firstEntryDayAtom), get(optimisticStateAtom)];
  return day === undefined || state === null ? null : months.monthOf(day, state.workspace.firstDayOfMonth);
});
