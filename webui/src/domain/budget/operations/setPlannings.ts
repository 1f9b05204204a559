import { PLANNING_EDITS, setBudget } from "../apply/plannings";
import { storedOf } from "../monthView";
import { monthId } from "../../rules/base/namedIds";
import { operation, request, type Body, type Batch } from "./operation";

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
