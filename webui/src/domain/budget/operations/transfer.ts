import { book } from "../apply/bookings";
import { dated, transferEntry } from "../apply/entries";
import { find, live } from "../apply/rows";
import { isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";
import { transferText } from "./changeText";

/** Without an account it leaves, the amount comes from outside; the value is in the arriving account's currency. */
export type Transfer = Body<"Transfer">;

export const transfer = operation<Put<"transfer", Transfer> & { readonly accountId: string }>({
  name: "transfer",
  apply(state, { id, accountId, body }, context) {
    if (isBooked(state, id)) return state;
    const account = () => find(live(state.accounts), accountId);
    return book(state, transferEntry({ state, id, replaced: null, context }, body, account));
  },
  call: ({ id, accountId, body }) =>
    request("POST", "/api/account/transfer/{account_id}", { account_id: accountId }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  isEntry: true,
  describe: ({ accountId, body }, labels) =>
    transferText({ income: "income", transfer: "transferOf" }, accountId, body, labels),
});
