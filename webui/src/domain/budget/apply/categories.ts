/** Changes of categories. */
import { ErrorCode, fieldError } from "../../rules/errors";
import { CATEGORIES_MAX } from "@/contract/limits.gen";
import { firstDate, monthOf } from "../../rules/months";
import { nextPosition } from "../../rules/ordering";
import type { OperationOf } from "../operations";
import type { Category } from "@/contract/budget";
import type { State } from "../state";
import { checkAmountDigits, checked } from "./body";
import type { Context } from "./context";
import { plannedBudget } from "./plannings";
import { edit, find, given, has, moveToFront, replace } from "./rows";

const RULES = { name: "name", icon: "categoryIcon" } as const;

/** A new category also gets a planning entry in the month of `date`, with budget 0 unless told. */
export function createCategory(
  state: State,
  operation: OperationOf<"createCategory">,
  context: Context,
): State {
  if (has(state.categories, operation.id)) return state;
  if (state.categories.length >= CATEGORIES_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
  const body = checked(operation.body, { ...RULES, date: "monthDate", budget: "notNegativeMoney" });
  const { budget = "0.00", date = runningMonth(state, context) } = body;
  checkAmountDigits("budget", budget, state.workspace.currencyCode);
  const category: Category = {
    id: operation.id,
    workspaceId: state.workspace.id,
    name: body.name,
    icon: body.icon ?? "ellipsis",
    position: nextPosition(state.categories.map(({ position }) => position)),
    deleted: false,
    deletedAt: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  const { planningId } = body;
  const named = planningId === undefined ? {} : { id: planningId };
  const planned = plannedBudget(state, { ...named, categoryId: category.id, date, budget }, context);
  return {
    ...state,
    categories: [...state.categories, category],
    plannings: [...state.plannings, planned],
  };
}

export function updateCategory(
  state: State,
  operation: OperationOf<"updateCategory">,
  context: Context,
): State {
  const category = find(
    state.categories.filter((each) => !each.deleted),
    operation.id,
  );
  const changes = given(checked(operation.body, RULES), ["name", "icon"]);
  return put(state, edit(category, changes as Partial<Category>, context.now));
}

export function deleteCategory(
  state: State,
  operation: OperationOf<"deleteCategory">,
  context: Context,
): State {
  const category = find(state.categories, operation.id);
  if (category.deleted) return state;
  return put(state, edit(category, { deleted: true, deletedAt: context.now }, context.now));
}

export function restoreCategory(
  state: State,
  operation: OperationOf<"restoreCategory">,
  context: Context,
): State {
  const category = find(state.categories, operation.id);
  return put(state, edit(category, { deleted: false, deletedAt: null }, context.now));
}

export function orderCategories(state: State, { body }: OperationOf<"orderCategories">): State {
  return { ...state, categories: moveToFront(state.categories, body.ids) };
}

function runningMonth(state: State, context: Context): string {
  return firstDate(monthOf(context.today, state.workspace.firstDayOfMonth));
}

function put(state: State, category: Category): State {
  return { ...state, categories: replace(state.categories, category) };
}
