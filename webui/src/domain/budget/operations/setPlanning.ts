import { PLANNING_EDITS, setBudget } from "../apply/plannings";
import { storedOf } from "../monthView";
import { operation, request, type Body, type Put } from "./operation";

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
