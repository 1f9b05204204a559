import { checkRemoval } from "../../rules/accounts/accounts";
import { othersOf } from "../apply/accounts";
import { edit, find, replace } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

export const deleteAccount = operation<Act<"deleteAccount">>({
  name: "deleteAccount",
  apply(state, { id }, { now }) {
    const account = find(state.accounts, id);
    if (account.deleted) return state;
    checkRemoval(account.isMainAccount, othersOf(state, id));
    const changes = { deleted: true, deletedAt: now, isMainAccount: false };
    return { ...state, accounts: replace(state.accounts, edit(account, changes, now)) };
  },
  call: ({ id }) => request("DELETE", "/api/account/{account_id}", { account_id: id }),
  describe: namedText("account", "notSaved.change.deletedAccount"),
});
