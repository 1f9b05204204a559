import { setTarget as set } from "../apply/monthRules";
import { operation, request, type Batch, type Body } from "./operation";

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
