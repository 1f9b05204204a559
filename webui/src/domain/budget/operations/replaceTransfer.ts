import { checkReplacement } from "../../rules/expenses";
import { book, takeBack } from "../apply/bookings";
import { transferEntry } from "../apply/entries";
import { find, has, referred } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { transferText } from "./changeText";

/** An income or a transfer, which may become each other; moment and note stay when left out. */
export type ReplaceTransfer = Body<"ReplaceTransfer">;

export const replaceTransfer = operation<
  Put<"replaceTransfer", ReplaceTransfer> & { readonly entryId: string }
>({
  name: "replaceTransfer",
  apply(state, { id, entryId, body }, context) {
    if (has(state.history, id)) return state;
    const replaced = find(state.history, entryId);
    checkReplacement(replaced.kind, body.fromAccountId === undefined ? "income" : "transfer");
    const account = () => referred(state.accounts, "accountId", body.accountId);
    return book(takeBack(state, replaced), transferEntry({ state, id, replaced, context }, body, account));
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace-transfer", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  isEntry: true,
  describe: ({ body }, labels) =>
    transferText({ income: "correctedIncome", transfer: "correctedTransfer" }, body.accountId, body, labels),
});
