/** A category in the chosen month, and in the months before it. */
import { atom } from "jotai";
import { currencies, limits, money, percent, type Operation, type PlanningCategory } from "@/domain";
import { optimisticStateAtom } from "../view";
import { categoryByIdAtom } from "./categories";
import { monthAtom } from "./month";
import { planningAtom, planningRowsAtom, type PlanningRow } from "./planning";
import { removedPlanningRowsAtom } from "./planChanges";
import { monthsAtom } from "./statistics";

export type CategoryFigures = Pick<
  PlanningCategory,
  | "currencyCode"
  | "budget"
  | "carried"
  | "spent"
  | "left"
  | "overflow"
  | "upcoming"
  | "available"
  | "free"
  | "target"
  | "notConverted"
>;

/** Return the row of a category in the chosen month; null where the month does not have it. */
export const planningRowOfAtom = atom((get) => {
  const rows = new Map(get(planningRowsAtom).map((row) => [row.categoryId, row]));
  return (categoryId: string): PlanningRow | null => rows.get(categoryId) ?? null;
});

/** Return the figures of a category in the chosen month: zeros where the month does not have it. */
export const categoryFiguresAtom = atom((get) => {
  const row = get(planningRowOfAtom);
  const currencyCode = get(optimisticStateAtom)?.workspace.currencyCode ?? limits.DEFAULT_CURRENCY;
  const zero = money.formatText(money.ZERO);
  const none: CategoryFigures = {
    currencyCode,
    budget: zero,
    carried: zero,
    spent: zero,
    left: zero,
    overflow: zero,
    upcoming: zero,
    available: zero,
    free: zero,
    target: null,
    notConverted: [],
  };
  return (categoryId: string): CategoryFigures => row(categoryId) ?? none;
});

/** Return the amount for each day left of the running month; null in any other month. */
export const perDayOfAtom = atom((get) => {
  const days = get(planningAtom)?.daysLeft ?? null;
  return ({ free, currencyCode }: CategoryFigures): { amount: string; days: number } | null => {
    if (days === null) return null;
    const spare = Number(free) > 0 ? money.fromText(free) : money.ZERO;
    const amount = percent.leftPerDay(spare, days, currencies.moneyDigits(currencyCode));
    return { amount: money.formatText(amount), days };
  };
});

/** Return the change that brings an archived category back, or one removed from the chosen month; null for others. */
export const restorationOfAtom = atom((get) => {
  const [categories, removed] = [get(categoryByIdAtom), get(removedPlanningRowsAtom)];
  return (categoryId: string): Operation | null => {
    if (categories.get(categoryId)?.deleted) return { name: "restoreCategory", id: categoryId };
    const planned = removed.find((row) => row.categoryId === categoryId)?.id ?? null;
    return planned === null ? null : { name: "restorePlanning", id: planned };
  };
});

/** Spending and plan of a category in a month, in the workspace currency. */
export interface CategoryMonth {
  /** `yyyy-MM` */
  readonly month: string;
  readonly spent: string;
  readonly budget: string;
}

/** Return the months up to the chosen one, that one as it stands on this device; null while they are not known. */
export const categoryMonthsAtom = atom((get) => {
  const [reading, month, figures] = [get(monthsAtom), get(monthAtom), get(categoryFiguresAtom)];
  return (categoryId: string): CategoryMonths | null => {
    if (reading.kind !== "ready") return null;
    const { currencyCode, categories } = reading.data.categories;
    const now = figures(categoryId);
    const known = categories.find((row) => row.categoryId === categoryId)?.months ?? [];
    const shown = new Map(known.map((each) => [each.month, each]));
    const months = reading.data.main.months.map(({ month: key }): CategoryMonth => {
      if (key === month && now.currencyCode === currencyCode) return { month: key, ...now };
      const { spent = "0.00", budget = "0.00" } = shown.get(key) ?? {};
      return { month: key, spent, budget };
    });
    return { currencyCode, months };
  };
});

export interface CategoryMonths {
  readonly currencyCode: string;
  readonly months: readonly CategoryMonth[];
}
