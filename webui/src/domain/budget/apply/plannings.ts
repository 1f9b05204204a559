/** Budgets of months as several operations set them. */
import { type PlannedBudget, type State } from "../state";
import { checkAmountDigits, checked } from "./body";
import type { Context } from "./context";
import { edit, referred, replace } from "./rows";

const RULES = { date: "monthDate", budget: "notNegativeMoney", currencyCode: "currency" } as const;

/** A budget is stored once for each category and month, whoever made it. */
export const PLANNING_EDITS = {
  area: "plannings",
  fields: ["budget", "currencyCode"],
  required: "budget",
} as const;

interface NewBudget extends Pick<PlannedBudget, "categoryId" | "date" | "budget"> {
  readonly id?: string | undefined;
  readonly currencyCode?: string;
}

/** Return a new stored budget of a month. */
export function plannedBudget(state: State, body: NewBudget, { newId, now }: Context): PlannedBudget {
  return {
    id: body.id ?? newId("plan"),
    categoryId: body.categoryId,
    date: body.date,
    budget: body.budget,
    currencyCode: body.currencyCode ?? state.workspace.currencyCode,
    deleted: false,
    removedEntries: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Change a category's stored budget of a month, or add one. */
export function setBudget(state: State, raw: NewBudget, context: Context): State {
  const body = checked(raw, RULES);
  referred(state.categories, "categoryId", body.categoryId);
  const stored = state.plannings.find(
    ({ categoryId, date }) => categoryId === body.categoryId && date === body.date,
  );
  const currencyCode = body.currencyCode ?? state.workspace.currencyCode;
  checkAmountDigits("budget", body.budget, currencyCode);
  if (stored === undefined) {
    return { ...state, plannings: [...state.plannings, plannedBudget(state, body, context)] };
  }
  const changes = { budget: body.budget, currencyCode, deleted: false };
  return { ...state, plannings: replace(state.plannings, edit(stored, changes, context.now)) };
}
