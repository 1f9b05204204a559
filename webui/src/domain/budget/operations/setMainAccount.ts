import { checkUnsetMain, successor } from "../../rules/accounts/accounts";
import { makeMain, othersOf } from "../apply/accounts";
import { find, live } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

export const setMainAccount = operation<Put<"setMainAccount", Body<"MainAccount">>>({
  name: "setMainAccount",
  apply(state, { id, body }, { now }) {
    const account = find(live(state.accounts), id);
    if (body.isMainAccount) return makeMain(state, id, now);
    if (!account.isMainAccount) return state;
    const others = othersOf(state, id);
    checkUnsetMain(others);
    const next = successor(others);
    return next === undefined ? state : makeMain(state, next.id, now);
  },
  call: ({ id, body }) => request("PUT", "/api/account/{account_id}/main-account", { account_id: id }, body),
  describe: namedText("account", "notSaved.change.mainAccount"),
});
