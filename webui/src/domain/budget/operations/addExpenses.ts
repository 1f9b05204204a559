import { book } from "../apply/bookings";
import { dated, expenseEntry } from "../apply/entries";
import { isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";
import { expenseText } from "./changeText";

/** Without an amount of the account the value is converted; without a currency it is the workspace's. */
export type AddExpense = Body<"AddExpense">;
/** Money that comes back; `refundOf` names the expense. */
export type AddRefund = Body<"AddRefund">;

export const addExpenses = operation<Put<"addExpenses", AddExpense>>({
  name: "addExpenses",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, expenseEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/history/{workspace_id}/add-expenses", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  isEntry: true,
  describe: ({ body }, labels) => expenseText("expense", body, labels),
});
