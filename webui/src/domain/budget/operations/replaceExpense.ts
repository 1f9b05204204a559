import { checkReplacement } from "../../rules/expenses";
import { book, takeBack } from "../apply/bookings";
import { expenseEntry } from "../apply/entries";
import { find, has } from "../apply/rows";
import type { AddExpense } from "./addExpenses";
import { operation, request, type Put } from "./operation";
import { expenseText } from "./things";

/** The old entry is taken back and the new one booked, both or neither; the moment stays when left out. */
export const replaceExpense = operation<Put<"replaceExpense", AddExpense> & { readonly entryId: string }>({
  name: "replaceExpense",
  apply(state, { id, entryId, body }, context) {
    if (has(state.history, id)) return state;
    const replaced = find(state.history, entryId);
    checkReplacement(replaced.kind, "expense");
    return book(takeBack(state, replaced), expenseEntry({ state, id, replaced, context }, body));
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  isEntry: true,
  describe: ({ body }, things) => expenseText("correction", body, things),
});
