import { moveToFront } from "../apply/rows";
import { operation, request, type Body, type Batch } from "./operation";

/** Puts the accounts of `ids` first, in this order; the others follow in theirs. */
export const orderAccounts = operation<Batch<"orderAccounts", Body<"NewOrder">>>({
  name: "orderAccounts",
  apply: (state, { body }) => ({ ...state, accounts: moveToFront(state.accounts, body.ids) }),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/account/{workspace_id}/order", { workspace_id }, body),
  isDebounced: true,
  replacesEarlier: true,
  describe: (_, { text, icons }) => ({ title: text("order.account"), what: "", icon: icons.order }),
});
