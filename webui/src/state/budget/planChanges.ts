/** Plans of the chosen month as Planning changes them. */
import { atom } from "jotai";
import {
  entriesOf,
  limits,
  money,
  months,
  moveBudget,
  plannings,
  storedOf,
  type Operation,
  type PlannedBudget,
  type PlanningCategory,
  type Target,
} from "@/domain";
import { categoryByIdAtom } from "./categories";
import { dispatchAtom } from "./dispatch";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { monthAtom } from "./month";
import { DONE, type Outcome } from "../outcome";
import { type PlanningRow, planningAtom, planningRowsAtom, rowsOf } from "./planning";

/** Any stored budget by its id, removed ones included. */
export const plannedByIdAtom = atom<ReadonlyMap<string, PlannedBudget>>(
  (get) => new Map((get(optimisticStateAtom)?.plannings ?? []).map((planned) => [planned.id, planned])),
);

/** Income that somebody entered for the chosen month; null while nobody did. */
export const enteredIncomeAtom = atom<string | null>((get) => {
  const date = months.firstDate(get(monthAtom));
  const entered = get(optimisticStateAtom)?.expectedIncomes.find((income) => income.date === date);
  return entered?.amount ?? null;
});

/** Targets by category, of whatever months. */
export const targetByCategoryAtom = atom<ReadonlyMap<string, Target>>(
  (get) => new Map((get(optimisticStateAtom)?.targets ?? []).map((target) => [target.categoryId, target])),
);

/** Categories removed from the month: can be restored. */
export const removedPlanningRowsAtom = atom<readonly PlanningRow[]>((get) =>
  rowsOf(get(planningAtom)?.deletedCategories ?? [], get(categoryByIdAtom)),
);

/** Number of expenses that go with a category removed from the month: in guest mode all of it, else none. */
export const removedExpenseCountAtom = atom(
  (get) =>
    (row: Pick<PlanningCategory, "categoryId" | "date">): number => {
      const state = get(optimisticStateAtom);
      return state === null || get(gatewayAtom)?.isGuest !== true ? 0 : entriesOf(state, row).length;
    },
);

/** Budgets that "copy last month" would set: of live categories where nothing is planned yet. */
export const copyableAtom = atom((get) => {
  const state = get(optimisticStateAtom);
  if (state === null) return [];
  const month = get(monthAtom);
  const [previous, current] = [months.add(month, -1), month].map((key) => [...storedOf(state, key).values()]);
  return plannings.copyBudgets(previous ?? [], current ?? [], state.categories);
});

/** Changes that move planned money of the chosen month to a category, and back. */
export interface Move {
  readonly operation: Operation;
  readonly undo: Operation;
}

/** Return the change that moves an amount from one category's plan to another's; throws with the field that is wrong. */
export const moveOfAtom = atom(
  (get) =>
    (fromCategoryId: string, toCategoryId: string, value: string): Move => {
      const state = get(optimisticStateAtom);
      const stored = state === null ? new Map<string, PlannedBudget>() : storedOf(state, get(monthAtom));
      const currencyCode = state?.workspace.currencyCode ?? limits.DEFAULT_CURRENCY;
      const ends = { fromCategoryId, toCategoryId, value: money.fromText(value), currencyCode };
      const after = moveBudget(stored.values(), ends);
      const set = (budgetOf: (categoryId: string) => string): Operation => ({
        name: "setPlannings",
        body: {
          date: months.firstDate(get(monthAtom)),
          planningsCategories: [fromCategoryId, toCategoryId].map((categoryId) => ({
            categoryId,
            budget: budgetOf(categoryId),
            currencyCode,
          })),
        },
      });
      const isStanding = (planned: PlannedBudget | undefined) => planned?.deleted === false;
      return {
        operation: set((id) => money.formatText(after.get(id) ?? money.ZERO)),
        undo: set((id) => (isStanding(stored.get(id)) ? (stored.get(id)?.budget ?? "0.00") : "0.00")),
      };
    },
);

/** Rows that could give planned money to a category, those with the most left first. */
export const sourcesOfAtom = atom((get) => (categoryId: string): readonly PlanningRow[] => {
  const currencyCode = get(optimisticStateAtom)?.workspace.currencyCode;
  return get(planningRowsAtom)
    .filter((row) => row.categoryId !== categoryId && Number(row.budget) > 0)
    .filter((row) => row.currencyCode === currencyCode)
    .toSorted((a, b) => Number(b.available) - Number(a.available));
});

export const copyLastMonthAtom = atom(null, async (get, set): Promise<Outcome> => {
  const planningsCategories = get(copyableAtom).map(({ categoryId, budget, currencyCode }) => ({
    categoryId,
    budget,
    currencyCode,
  }));
  if (planningsCategories.length === 0) return DONE;
  const date = months.firstDate(get(monthAtom));
  return set(dispatchAtom, { name: "setPlannings", body: { date, planningsCategories } });
});
