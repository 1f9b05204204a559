/** Changes of what months are meant to cost. */
import type { OperationOf, PlanningSet } from "../operations";
import { entriesOf, type PlannedBudget, type State } from "../state";
import { checkAmountDigits, checked } from "./body";
import { book, takeBack } from "./bookings";
import type { Context } from "./context";
import { edit, find, referred, replace } from "./rows";

const RULES = { date: "monthDate", budget: "notNegativeMoney", currencyCode: "currency" } as const;

type NewBudget = Omit<PlanningSet, "version"> & { readonly id?: string };

/** Sets a category's budget in a month: the stored entry is changed, or one is added. */
export function setPlanning(state: State, operation: OperationOf<"setPlanning">, context: Context): State {
  return set(state, { ...operation.body, id: operation.id }, context);
}

export function setPlannings(state: State, operation: OperationOf<"setPlannings">, context: Context): State {
  const { date, planningsCategories } = operation.body;
  return planningsCategories.reduce((before, item) => set(before, { ...item, date }, context), state);
}

/**
 * Removes a category from a month. On a server its entries stay; in guest mode they are taken back, and kept with the
 * planning so that it can be restored.
 */
export function deletePlanning(
  state: State,
  operation: OperationOf<"deletePlanning">,
  context: Context,
): State {
  const planned = find(state.plannings, operation.id);
  if (planned.deleted) return state;
  const removed = context.isGuest ? entriesOf(state, planned) : [];
  const cleared = removed.reduce(takeBack, state);
  const deleted = edit(planned, { deleted: true, removedEntries: removed }, context.now);
  return { ...cleared, plannings: replace(cleared.plannings, deleted) };
}

export function restorePlanning(
  state: State,
  operation: OperationOf<"restorePlanning">,
  context: Context,
): State {
  const planned = find(state.plannings, operation.id);
  if (!planned.deleted) return state;
  const booked = planned.removedEntries.reduce(book, state);
  const restored = edit(planned, { deleted: false, removedEntries: [] }, context.now);
  return { ...booked, plannings: replace(booked.plannings, restored) };
}

/** A new stored budget of a month. */
export function plannedBudget(state: State, body: NewBudget, context: Context): PlannedBudget {
  return {
    id: body.id ?? context.newId("plan"),
    categoryId: body.categoryId,
    date: body.date,
    budget: body.budget,
    currencyCode: body.currencyCode ?? state.workspace.currencyCode,
    deleted: false,
    removedEntries: [],
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

function set(state: State, raw: NewBudget, context: Context): State {
  const body = checked(raw, RULES);
  referred(state.categories, "categoryId", body.categoryId);
  const stored = state.plannings.find(
    ({ categoryId, date }) => categoryId === body.categoryId && date === body.date,
  );
  const currencyCode = body.currencyCode ?? stored?.currencyCode ?? state.workspace.currencyCode;
  checkAmountDigits("budget", body.budget, currencyCode);
  if (stored === undefined) {
    return { ...state, plannings: [...state.plannings, plannedBudget(state, body, context)] };
  }
  const changes = { budget: body.budget, currencyCode, deleted: false };
  return { ...state, plannings: replace(state.plannings, edit(stored, changes, context.now)) };
}
