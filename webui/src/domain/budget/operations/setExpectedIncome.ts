import { setIncome } from "../apply/monthRules";
import { operation, request, type Batch, type Body } from "./operation";

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
