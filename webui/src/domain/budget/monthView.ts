/** A month of a state by the rules: the numbers that screens show, and the parts that explain them. */
import { carriedInto, type Carried } from "../rules/planning/carryOver";
import { firstDate } from "../rules/base/months";
import { view, type View } from "../rules/planning/plannings";
import type { Target } from "../rules/planning/targets";
import type { Rates } from "@/contract/budget";
import { comingExpenses } from "./comingItems";
import { monthTargets, pastOf } from "./monthRules";
import type { PlannedBudget, State } from "./state";

export type Plans = Pick<
  State,
  | "workspace"
  | "categories"
  | "plannings"
  | "daySums"
  | "carryRules"
  | "targets"
  | "expectedIncomes"
  | "schedules"
>;

/** A month, and the values that it was computed from. */
export interface MonthView {
  readonly seen: View;
  /** Stored budgets by category, removed ones included. */
  readonly stored: ReadonlyMap<string, PlannedBudget>;
  readonly carried: ReadonlyMap<string, Carried>;
  readonly targets: readonly Target[];
}

/** Return a month (`yyyy-MM`) of a state. */
export function monthView(state: Plans, key: string, today: string, rates: Rates): MonthView {
  const { firstDayOfMonth, currencyCode } = state.workspace;
  const month = { key, firstDay: firstDayOfMonth, today, currencyCode };
  const stored = storedOf(state, key);
  const budgets = [...stored.values()];
  const codes = new Map(
    budgets.filter(({ deleted }) => !deleted).map((row) => [row.categoryId, row.currencyCode]),
  );
  const carried = carriedInto(key, codes, currencyCode, pastOf(state, key), rates);
  const targets = monthTargets(state);
  const coming = comingExpenses(state, key, today);
  const seen = view(month, state.categories, budgets, state.daySums, rates, coming, carried, targets);
  return { seen, stored, carried, targets };
}

/** Return the stored budgets of a month by category, removed ones included. */
export function storedOf(state: Pick<State, "plannings">, key: string): ReadonlyMap<string, PlannedBudget> {
  const date = firstDate(key);
  const rows = state.plannings.filter((planned) => planned.date === date);
  return new Map(rows.map((planned) => [planned.categoryId, planned]));
}
