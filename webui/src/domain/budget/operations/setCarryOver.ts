import { setRule } from "../apply/monthRules";
import { operation, request, type Batch, type Body } from "./operation";

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
