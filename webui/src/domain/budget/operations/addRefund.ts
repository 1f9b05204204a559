import { book } from "../apply/bookings";
import { dated, refundEntry } from "../apply/entries";
import { isBooked } from "../corrections";
import type { AddRefund } from "./addExpenses";
import { operation, request, type Put } from "./operation";
import { expenseText } from "./changeText";

/** Money that comes back for what was spent: it lowers the spending of its categories on its own day. */
export const addRefund = operation<Put<"addRefund", AddRefund>>({
  name: "addRefund",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, refundEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/history/{workspace_id}/add-refund", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ body }) => body.refundOf,
    movedTo: (change, refundOf) => ({ ...change, body: { ...change.body, refundOf } }),
  },
  complete: dated,
  isEntry: true,
  describe: ({ body }, labels) => expenseText("refund", body, labels),
});
