import type { Category } from "@/contract/budget";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { CATEGORIES_MAX } from "@/contract/limits.gen";
import { firstDate, monthOf } from "../../rules/base/months";
import { nextPosition } from "../../rules/base/ordering";
import { checkAmountDigits, checked } from "../apply/body";
import { plannedBudget } from "../apply/plannings";
import { has, edit, find, given, live, replace, moveToFront } from "../apply/rows";
import { checkShareRule } from "../apply/shares";
import type { State } from "../state";
import { operation, request, type Body, type Put, type Act, type Batch } from "./operation";
import { namedText } from "./changeText";

/** Rules for the fields of a category. */
const CATEGORY_RULES = { name: "name", icon: "categoryIcon" } as const;

/** A new category gets a budget in the month of `date`, with the id `planningId`: 0 in the running month when left out. */
export const createCategory = operation<Put<"createCategory", Body<"CategoryCreate">>>({
  name: "createCategory",
  apply(state, { id, body: raw }, context) {
    if (has(state.categories, id)) return state;
    if (state.categories.length >= CATEGORIES_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
    const body = checked(raw, { ...CATEGORY_RULES, date: "monthDate", budget: "notNegativeMoney" });
    const { budget = "0.00", date = runningMonth(state, context.today), planningId } = body;
    checkShareRule(body.shareRule, state);
    checkAmountDigits("budget", budget, state.workspace.currencyCode);
    const category: Category = {
      id,
      workspaceId: state.workspace.id,
      name: body.name,
      icon: body.icon ?? "ellipsis",
      shareRule: body.shareRule ?? null,
      position: nextPosition(state.categories.map(({ position }) => position)),
      deleted: false,
      deletedAt: null,
      version: 1,
      createdAt: context.now,
      updatedAt: context.now,
    };
    const planned = plannedBudget(state, { id: planningId, categoryId: id, date, budget }, context);
    return {
      ...state,
      categories: [...state.categories, category],
      plannings: [...state.plannings, planned],
    };
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/category/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id, body: { planningId } }) => (planningId === undefined ? [id] : [id, planningId]),
  complete: (change, shown, { newId, today }) => ({
    ...change,
    body: { date: runningMonth(shown, today), planningId: newId("plan"), ...change.body },
  }),
  describe: ({ body }, { text, named, categoryIcon }) => ({
    title: named(body.name),
    what: text("notSaved.change.newCategory"),
    icon: categoryIcon(body.icon ?? ""),
  }),
});

function runningMonth({ workspace }: State, today: string): string {
  return firstDate(monthOf(today, workspace.firstDayOfMonth));
}

const FIELDS = ["name", "icon", "shareRule"] as const;

export const updateCategory = operation<Put<"updateCategory", Body<"CategoryUpdate">>>({
  name: "updateCategory",
  apply(state, { id, body }, { now }) {
    const category = find(live(state.categories), id);
    checkShareRule(body.shareRule, state);
    const changes = given(checked(body, CATEGORY_RULES), FIELDS) as Partial<Category>;
    return { ...state, categories: replace(state.categories, edit(category, changes, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/category/{category_id}", { category_id: id }, body),
  changes: { area: "categories", fields: FIELDS },
  describe: namedText("category", "notSaved.change.category"),
});

export const deleteCategory = operation<Act<"deleteCategory">>({
  name: "deleteCategory",
  apply(state, { id }, { now }) {
    const category = find(state.categories, id);
    if (category.deleted) return state;
    const deleted = edit(category, { deleted: true, deletedAt: now }, now);
    return { ...state, categories: replace(state.categories, deleted) };
  },
  call: ({ id }) => request("DELETE", "/api/category/{category_id}", { category_id: id }),
  describe: namedText("category", "notSaved.change.archived"),
});

export const restoreCategory = operation<Act<"restoreCategory">>({
  name: "restoreCategory",
  apply(state, { id }, { now }) {
    const restored = edit(find(state.categories, id), { deleted: false, deletedAt: null }, now);
    return { ...state, categories: replace(state.categories, restored) };
  },
  call: ({ id }) => request("PUT", "/api/category/{category_id}/restore", { category_id: id }),
  describe: namedText("category", "notSaved.change.restoredCategory"),
});

/** Puts the categories of `ids` first, in this order; the others follow in theirs. */
export const orderCategories = operation<Batch<"orderCategories", Body<"NewOrder">>>({
  name: "orderCategories",
  apply: (state, { body }) => ({ ...state, categories: moveToFront(state.categories, body.ids) }),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/category/{workspace_id}/order", { workspace_id }, body),
  isDebounced: true,
  replacesEarlier: true,
  describe: (_, { text, icons }) => ({ title: text("order.category"), what: "", icon: icons.order }),
});
