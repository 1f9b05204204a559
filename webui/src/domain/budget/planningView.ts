/** A month in the words of the contract: what screens show of `plannings.view`. */
import type { Amount } from "../rules/conversions";
import { formatText, type Money } from "../rules/money";
import { dayRange, daysLeft, firstDate } from "../rules/months";
import { view, type Progress } from "../rules/plannings";
import type { NotConverted, Planning, PlanningCategory, Rates } from "@/contract/budget";
import type { PlannedBudget, State } from "./state";
import { monthId } from "../rules/uuids";

type Plans = Pick<State, "workspace" | "categories" | "plannings" | "daySums">;
type Stored = ReadonlyMap<string, PlannedBudget>;

/** The planning of a month (`yyyy-MM`) as the server would answer it. */
export function planningView(state: Plans, key: string, today: string, rates: Rates): Planning {
  const { id: workspaceId, firstDayOfMonth, currencyCode } = state.workspace;
  const month = { key, firstDay: firstDayOfMonth, today, currencyCode };
  const stored = storedOf(state, key);
  const seen = view(month, state.categories, [...stored.values()], state.daySums, rates);
  const [firstDay, lastDay] = dayRange(key, firstDayOfMonth);
  return {
    ...textsOf(seen.total),
    id: monthId(workspaceId, firstDate(key)),
    workspaceId,
    date: firstDate(key),
    firstDay,
    lastDay,
    currencyCode,
    leftPerDay: seen.total.leftPerDay === null ? null : formatText(seen.total.leftPerDay),
    daysLeft: daysLeft(today, key, firstDayOfMonth) || null,
    setAside: formatText(ZERO),
    expectedIncome: null,
    toAssign: null,
    notConverted: notConvertedOf([...seen.total.notConverted, ...seen.budgetsNotConverted]),
    planningsCategories: [...seen.rows].map(([id, row]) => rowOf(id, key, stored.get(id), row)),
    deletedCategories: [...seen.removed].map(([id, row]) => rowOf(id, key, stored.get(id), row)),
  };
}

/** The stored budgets of a month by category, removed ones included. */
export function storedOf(state: Pick<State, "plannings">, key: string): Stored {
  const date = firstDate(key);
  const rows = state.plannings.filter((planned) => planned.date === date);
  return new Map(rows.map((planned) => [planned.categoryId, planned]));
}

export function notConvertedOf(amounts: readonly Amount[]): NotConverted[] {
  return amounts.map(({ currencyCode, amount }) => ({ currencyCode, amount: formatText(amount) }));
}

function rowOf(
  categoryId: string,
  key: string,
  planned: PlannedBudget | undefined,
  progress: Progress,
): PlanningCategory {
  return {
    ...textsOf(progress),
    id: planned?.id ?? null,
    categoryId,
    date: firstDate(key),
    currencyCode: progress.currencyCode,
    carry: null,
    carriedFrom: null,
    target: null,
    ratio: progress.ratio === null ? null : formatText(progress.ratio),
    notConverted: notConvertedOf(progress.notConverted),
    version: planned?.version ?? 0,
    createdAt: planned?.createdAt ?? null,
    updatedAt: planned?.updatedAt ?? null,
  };
}

type Shown = Pick<Planning, "budget" | "spent" | "left" | "percent" | "overflow" | "upcoming" | "free">;

function textsOf(
  progress: Readonly<Record<keyof Shown, Money>>,
): Shown & Pick<Planning, "carried" | "available"> {
  return {
    carried: formatText(ZERO),
    available: formatText(progress.budget - progress.spent),
    budget: formatText(progress.budget),
    spent: formatText(progress.spent),
    left: formatText(progress.left),
    percent: formatText(progress.percent),
    overflow: formatText(progress.overflow),
    upcoming: formatText(progress.upcoming),
    free: formatText(progress.free),
  };
}
