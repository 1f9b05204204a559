/** Plans of the chosen month as Planning changes them. */
import { atom } from "jotai";
import {
  entriesOf,
  months,
  plannings,
  storedOf,
  type PlannedBudget,
  type PlanningCategory,
  type Target,
} from "@/domain";
import { categoryByIdAtom } from "./categories";
import { dispatchAtom } from "./dispatch";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { monthAtom } from "./month";
import { DONE, type Outcome } from "../outcome";
import { type PlanningRow, planningAtom, rowsOf } from "./planning";

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
