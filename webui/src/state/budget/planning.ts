/** The chosen month's planning as screens show it. */
import { atom } from "jotai";
import { conversions, money, planningView, type Planning, type PlanningCategory } from "@/domain";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { monthAtom } from "./month";
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

/** The month's categories, in the order of the categories. */
export const planningRowsAtom = atom<readonly PlanningRow[]>((get) =>
  rowsOf(get(planningAtom)?.planningsCategories ?? [], get(categoryByIdAtom)),
);

/** True where anything is planned in the month; an amount carried into it is no plan. */
export const hasPlanAtom = atom((get) => get(planningRowsAtom).some(({ budget }) => Number(budget) > 0));

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
