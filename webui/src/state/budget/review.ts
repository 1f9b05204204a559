/** The month that closed last, looked back at in the first week of the next. */
import { atom } from "jotai";
import { conversions, money, months, planningView, type Money, type Planning } from "@/domain";
import { todayAtom } from "../device";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { monthAtom, runningMonthAtom } from "./month";
import { ratesAtom } from "./rates";
import { closedMonthAtom } from "./reviewOffer";

const SHOWN_MAX = 3;

/** Spending in a category against the month before, in the workspace currency. */
export interface Change {
  readonly category: CategoryView;
  readonly spent: string;
  readonly before: string;
  readonly by: string;
}

/** A category that stayed in its plan. */
export interface Steady {
  readonly category: CategoryView;
  readonly currencyCode: string;
  readonly spent: string;
  readonly budget: string;
  /** In the month before too. */
  readonly isTwice: boolean;
}

export interface Review {
  readonly month: string;
  /** Opened from the month itself, not from the next one. */
  readonly isChosen: boolean;
  readonly planning: Planning;
  readonly isShared: boolean;
  /** The largest, none where nothing was spent in the month before. */
  readonly changes: readonly Change[];
  readonly steady: readonly Steady[];
}

/** Null for a month to come, where nothing was spent, and of the last month where nothing was planned. */
export const reviewAtom = atom<Review | null>((get) => {
  const [state, month, rates] = [get(optimisticStateAtom), get(closedMonthAtom), get(ratesAtom)];
  const isChosen = get(monthAtom) === month;
  if (state === null || (!isChosen && get(monthAtom) !== get(runningMonthAtom))) return null;
  const seen = (key: string) => planningView(state, key, get(todayAtom), rates);
  const [planning, before] = [seen(month), seen(months.add(month, -1))];
  if (Number(planning.spent) <= 0 || (!isChosen && Number(planning.budget) <= 0)) return null;
  const { currencyCode } = planning;
  const rowsBefore = new Map(before.planningsCategories.map((row) => [row.categoryId, row]));
  const inOne = (row: { readonly spent: string; readonly currencyCode: string } | undefined): Money =>
    row === undefined
      ? 0n
      : conversions.total(
          [{ currencyCode: row.currencyCode, amount: money.fromText(row.spent) }],
          currencyCode,
          rates,
        ).amount;
  const categories = get(categoryByIdAtom);
  const rows = planning.planningsCategories.flatMap((row) => {
    const category = categories.get(row.categoryId);
    return category === undefined ? [] : [{ ...row, category, earlier: rowsBefore.get(row.categoryId) }];
  });
  const changes = rows
    .map((row) => ({ category: row.category, spent: inOne(row), before: inOne(row.earlier) }))
    .map((row) => ({ ...row, by: row.spent - row.before }))
    .filter(({ by }) => by !== 0n)
    .sort((a, b) => Number(money.abs(b.by) - money.abs(a.by)))
    .slice(0, SHOWN_MAX);
  return {
    month,
    isChosen,
    planning,
    isShared: state.workspace.participants.length > 1,
    changes: Number(before.spent) > 0 ? changes.map(textsOf) : [],
    steady: rows
      .filter(isInPlan)
      .map((row) => ({ ...row, isTwice: row.earlier !== undefined && isInPlan(row.earlier) }))
      .sort((a, b) => Number(b.isTwice) - Number(a.isTwice))
      .slice(0, SHOWN_MAX),
  };
});

/** Reads the months a review compares. */
export const openReviewAtom = atom(null, async (get): Promise<void> => {
  const [shared, month] = [get(gatewayAtom)?.shared, get(closedMonthAtom)];
  await shared?.openMonth(months.add(month, -1));
  await shared?.openMonth(month);
});

function isInPlan({ budget, spent }: { readonly budget: string; readonly spent: string }): boolean {
  return Number(budget) > 0 && Number(spent) > 0 && money.fromText(spent) <= money.fromText(budget);
}

function textsOf(row: { category: CategoryView; spent: Money; before: Money; by: Money }): Change {
  return {
    category: row.category,
    spent: money.formatText(row.spent),
    before: money.formatText(row.before),
    by: money.formatText(row.by),
  };
}
