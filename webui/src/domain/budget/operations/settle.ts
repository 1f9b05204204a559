import { book } from "../apply/bookings";
import { dated, settlementEntry } from "../apply/entries";
import { isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";

/** A payment from one member to another; it moves the accounts that are named. */
export type Settle = Body<"Settle">;

export const settle = operation<Put<"settle", Settle>>({
  name: "settle",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, settlementEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/settlement/{workspace_id}/settle", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  describe: ({ body }, { text, member, money, icons }) => ({
    title: text("notSaved.change.settlement"),
    what: text("history.between", { from: member(body.fromMemberId), to: member(body.toMemberId) }),
    icon: icons.settlement,
    amount: money(body.value, body.currencyCode),
  }),
});
