import { checkReplacement } from "../../rules/entries/expenses";
import { transferEntry } from "../apply/entries";
import { referred } from "../apply/rows";
import { bookCorrection, findUncorrected, isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";
import { transferText } from "./changeText";

/** An income or a transfer, which may become each other; moment and note stay when left out. */
export type ReplaceTransfer = Body<"ReplaceTransfer">;

export const replaceTransfer = operation<
  Put<"replaceTransfer", ReplaceTransfer> & { readonly entryId: string }
>({
  name: "replaceTransfer",
  apply(state, { id, entryId, body }, context) {
    if (isBooked(state, id)) return state;
    const replaced = findUncorrected(state, entryId);
    checkReplacement(replaced.kind, body.fromAccountId === undefined ? "income" : "transfer");
    const account = () => referred(state.accounts, "accountId", body.accountId);
    const entry = transferEntry({ state, id, replaced, context }, body, account);
    return bookCorrection(state, replaced, entry, context.now);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace-transfer", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ entryId }) => entryId,
    movedTo: (change, entryId) => ({ ...change, entryId }),
    isExclusive: true,
  },
  isEntry: true,
  describe: ({ body }, labels) =>
    transferText({ income: "correctedIncome", transfer: "correctedTransfer" }, body.accountId, body, labels),
});
