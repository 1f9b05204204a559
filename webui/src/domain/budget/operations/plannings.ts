import { PLANNING_EDITS, setBudget } from "../apply/plannings";
import { storedOf } from "../monthView";
import { operation, request, type Body, type Put, type Batch, type Act } from "./operation";
import { monthId } from "../../rules/base/namedIds";
import { takeLinesBack, putLinesBack } from "../apply/bookings";
import { edit, find, replace } from "../apply/rows";
import { entriesOf } from "../entryLines";
import { namedText } from "./changeText";
import { setRule, setTarget as set, setIncome } from "../apply/monthRules";

/** Sets a category's budget in a month: the stored one is changed, or one is added. */
export const setPlanning = operation<Put<"setPlanning", Body<"PlanningSet">>>({
  name: "setPlanning",
  apply: (state, { id, body }, context) => setBudget(state, { ...body, id }, context),
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/planning/{workspace_id}/planning-category", { workspace_id }, { id, ...body }),
  creates: ({ id, body }) => ((body.version ?? 0) === 0 ? [id] : []),
  changes: PLANNING_EDITS,
  identify: (change, stored) => {
    const { date, categoryId } = change.body;
    return { ...change, id: storedOf(stored, date.slice(0, 7)).get(categoryId)?.id ?? change.id };
  },
  describe: ({ body }, { text, category, month, money }) => {
    const { name, icon } = category(body.categoryId);
    const title = text("notSaved.change.budgetOf", { name, month: month(body.date) });
    return {
      title,
      what: text("notSaved.change.budget"),
      icon,
      amount: money(body.budget, body.currencyCode),
    };
  },
});

/** Sets several budgets of a month, all or none. */
export const setPlannings = operation<Batch<"setPlannings", Body<"PlanningsSet">>>({
  name: "setPlannings",
  apply: (state, { body: { date, planningsCategories } }, context) =>
    planningsCategories.reduce((before, item) => setBudget(before, { ...item, date }, context), state),
  call: ({ body }, workspace_id) => {
    const planning_id = monthId(workspace_id, body.date);
    const path = "/api/planning/{workspace_id}/{planning_id}/planning";
    return request("PUT", path, { workspace_id, planning_id }, body);
  },
  creates: ({ body }) =>
    body.planningsCategories.flatMap(({ id, version = 0 }) =>
      id !== undefined && version === 0 ? [id] : [],
    ),
  changes: { ...PLANNING_EDITS, list: "planningsCategories" },
  complete(change, shown, { newId }) {
    const stored = storedOf(shown, change.body.date.slice(0, 7));
    const planningsCategories = change.body.planningsCategories.map((item) => ({
      id: stored.get(item.categoryId)?.id ?? newId("plan"),
      ...item,
    }));
    return { ...change, body: { ...change.body, planningsCategories } };
  },
  describe: ({ body }, { text, category, month }) => {
    const [first, ...others] = body.planningsCategories;
    return {
      title: text("notSaved.change.budgets", { month: month(body.date) }),
      what: text("notSaved.change.budgetsOf", { count: others.length + 1 }),
      icon: category(first?.categoryId ?? null).icon,
    };
  },
});

/**
 * Removes a category from a month. On a server its entries stay; in guest mode they are taken back, and kept with the
 * planning so that it can be restored.
 */
export const deletePlanning = operation<Act<"deletePlanning">>({
  name: "deletePlanning",
  apply(state, { id }, { now, isGuest }) {
    const planned = find(state.plannings, id);
    if (planned.deleted) return state;
    const removed = isGuest ? entriesOf(state, planned) : [];
    const cleared = removed.reduce((left, entry) => takeLinesBack(left, entry, planned.categoryId), state);
    const deleted = edit(planned, { deleted: true, removedEntries: removed }, now);
    return { ...cleared, plannings: replace(cleared.plannings, deleted) };
  },
  call: ({ id }, workspace_id) =>
    request("DELETE", "/api/planning/{workspace_id}/delete/{planning_id}", { workspace_id, planning_id: id }),
  describe: namedText("planned", "notSaved.change.removed"),
});

export const restorePlanning = operation<Act<"restorePlanning">>({
  name: "restorePlanning",
  apply(state, { id }, { now }) {
    const planned = find(state.plannings, id);
    if (!planned.deleted) return state;
    const booked = planned.removedEntries.reduce(
      (left, entry) => putLinesBack(left, entry, planned.categoryId),
      state,
    );
    const restored = edit(planned, { deleted: false, removedEntries: [] }, now);
    return { ...booked, plannings: replace(booked.plannings, restored) };
  },
  call: ({ id }, workspace_id) =>
    request("PUT", "/api/planning/{workspace_id}/{planning_id}/restore", { workspace_id, planning_id: id }),
  describe: namedText("planned", "notSaved.change.putBack"),
});

/** Sets what a category hands to the next month, from a month on. The last write wins. */
export const setCarryOver = operation<Batch<"setCarryOver", Body<"CarryOverSet">>>({
  name: "setCarryOver",
  apply: (state, { body }) => setRule(state, body),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/planning/{workspace_id}/carry-over", { workspace_id }, body),
  describe: ({ body }, { text, category }) => {
    const { name, icon } = category(body.categoryId);
    return { title: name, what: text("notSaved.change.carryOver"), icon };
  },
});

/** Sets or removes the target of a category. The last write wins. */
export const setTarget = operation<Batch<"setTarget", Body<"TargetSet">>>({
  name: "setTarget",
  apply: (state, { body }, context) => set(state, body, context),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/planning/{workspace_id}/target", { workspace_id }, body),
  describe: ({ body }, { text, category, money }) => {
    const { name, icon } = category(body.categoryId);
    if (body.amount === null) return { title: name, what: text("notSaved.change.noTarget"), icon };
    return { title: name, what: text("notSaved.change.target"), icon, amount: money(body.amount) };
  },
});

/** Sets or removes the income expected in a month. The last write wins. */
export const setExpectedIncome = operation<Batch<"setExpectedIncome", Body<"ExpectedIncomeSet">>>({
  name: "setExpectedIncome",
  apply: (state, { body }) => setIncome(state, body),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/planning/{workspace_id}/expected-income", { workspace_id }, body),
  describe: ({ body }, { text, icons, month, money }) => ({
    title: month(body.date),
    what: text("notSaved.change.expectedIncome"),
    icon: icons.income,
    ...(body.amount !== null && { amount: money(body.amount) }),
  }),
});
