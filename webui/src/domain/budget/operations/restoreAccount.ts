import { edit, find, replace } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

export const restoreAccount = operation<Act<"restoreAccount">>({
  name: "restoreAccount",
  apply(state, { id }, { now }) {
    const restored = edit(find(state.accounts, id), { deleted: false, deletedAt: null }, now);
    return { ...state, accounts: replace(state.accounts, restored) };
  },
  call: ({ id }) => request("PUT", "/api/account/{account_id}/restore", { account_id: id }),
  describe: namedText("account", "notSaved.change.restoredAccount"),
});
