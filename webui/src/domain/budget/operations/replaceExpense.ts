import { isSpending } from "../../rules/entries/expenses";
import { DomainError, ErrorCode } from "../../rules/base/errors";
import { expenseEntry, refundEntry } from "../apply/entries";
import { bookCorrection, findUncorrected, isBooked } from "../corrections";
import type { AddExpense } from "./addExpenses";
import { operation, request, type Put } from "./operation";
import { expenseText } from "./changeText";

/**
 * The old entry is taken back and the new one booked, both or neither; the moment stays when left out. A refund stays
 * one; refunds of an expense point to the new one.
 */
export const replaceExpense = operation<
  Put<"replaceExpense", AddExpense> & {
    readonly entryId: string;
    /** The replaced entry is a refund: of use to texts alone. */
    readonly isRefund?: boolean;
  }
>({
  name: "replaceExpense",
  apply(state, { id, entryId, body }, context) {
    if (isBooked(state, id)) return state;
    const replaced = findUncorrected(state, entryId);
    if (!isSpending(replaced.kind)) throw new DomainError(ErrorCode.ENTRY_KIND);
    const entryOf = replaced.kind === "refund" ? refundEntry : expenseEntry;
    const entry = entryOf({ state, id, replaced, context }, body, replaced);
    return bookCorrection(state, replaced, entry, context.now);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ entryId }) => entryId,
    movedTo: (change, entryId) => ({ ...change, entryId }),
    isExclusive: true,
  },
  isEntry: true,
  describe: ({ body, isRefund = false }, labels) =>
    expenseText(isRefund ? "correctedRefund" : "correction", body, labels),
});
