/** The chosen month's planning as screens show it. */
import { atom } from "jotai";
import {
  conversions,
  entriesOf,
  money,
  months,
  planningView,
  plannings,
  storedOf,
  type PlannedBudget,
  type Planning,
  type PlanningCategory,
  type Target,
} from "@/domain";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { todayAtom } from "../device";
import { dispatchAtom } from "./dispatch";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { monthAtom } from "./month";
import { DONE, type Outcome } from "../outcome";
import { ratesAtom } from "./rates";

/** A category with its month: what a round or a budget row shows. */
export interface PlanningRow extends PlanningCategory {
  readonly category: CategoryView;
}

/** Totals of the month and its categories; null while nothing was read. */
export const planningAtom = atom<Planning | null>((get) => {
  const state = get(optimisticStateAtom);
  return state === null ? null : planningView(state, get(monthAtom), get(todayAtom), get(ratesAtom));
});

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

/** The month's categories, in the order of the categories. */
export const planningRowsAtom = atom<readonly PlanningRow[]>((get) =>
  rowsOf(get(planningAtom)?.planningsCategories ?? [], get(categoryByIdAtom)),
);

/** Amounts in the month's totals that no category in use shows, in the workspace currency. */
export interface Included {
  readonly currencyCode: string;
  /** Amounts of archived categories. */
  readonly archived: { readonly spent: string; readonly budget: string };
  /** Spent in categories nothing is planned for. */
  readonly unplanned: string;
}

export const includedAtom = atom<Included | null>((get) => {
  const currencyCode = get(planningAtom)?.currencyCode;
  if (currencyCode === undefined) return null;
  const rows = get(planningRowsAtom);
  const sum = (figure: "spent" | "budget", counted: readonly PlanningRow[]) => {
    const parts = counted.map((row) => ({
      currencyCode: row.currencyCode,
      amount: money.fromText(row[figure]),
    }));
    return money.formatText(conversions.total(parts, currencyCode, get(ratesAtom)).amount);
  };
  const archived = rows.filter(({ category }) => category.deleted);
  const unplanned = rows.filter(({ category, budget }) => !category.deleted && Number(budget) === 0);
  return {
    currencyCode,
    archived: { spent: sum("spent", archived), budget: sum("budget", archived) },
    unplanned: sum("spent", unplanned),
  };
});

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

/** Return the rows of a month with their categories. */
export function rowsOf(
  rows: readonly PlanningCategory[],
  categories: ReadonlyMap<string, CategoryView>,
): PlanningRow[] {
  return rows.flatMap((row) => {
    const category = categories.get(row.categoryId);
    return category === undefined ? [] : [{ ...row, category }];
  });
}
