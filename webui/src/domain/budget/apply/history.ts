/** Changes of the history: expenses, amounts added, transfers, notes, and taking entries back. */
import { checkReplacement } from "../../rules/expenses";
import type { OperationOf } from "../operations";
import type { State } from "../state";
import { checked } from "./body";
import { book, takeBack } from "./bookings";
import type { Context } from "./context";
import { expenseEntry, transferEntry } from "./entries";
import { edit, find, has, referred, replace } from "./rows";

export function addExpenses(state: State, operation: OperationOf<"addExpenses">, context: Context): State {
  const { id, body } = operation;
  if (has(state.history, id)) return state;
  return book(state, expenseEntry({ state, id, replaced: null, context }, body));
}

/** The old entry taken back and the new one booked, both or neither. */
export function replaceExpense(
  state: State,
  { id, entryId, body }: OperationOf<"replaceExpense">,
  context: Context,
): State {
  if (has(state.history, id)) return state;
  const replaced = find(state.history, entryId);
  checkReplacement(replaced.kind, "expense");
  return book(takeBack(state, replaced), expenseEntry({ state, id, replaced, context }, body));
}

/** The same for an income or a transfer, which may become each other. */
export function replaceTransfer(
  state: State,
  { id, entryId, body }: OperationOf<"replaceTransfer">,
  context: Context,
): State {
  if (has(state.history, id)) return state;
  const replaced = find(state.history, entryId);
  checkReplacement(replaced.kind, body.fromAccountId === undefined ? "income" : "transfer");
  const entry = transferEntry({ state, id, replaced, context }, body, () =>
    referred(state.accounts, "accountId", body.accountId),
  );
  return book(takeBack(state, replaced), entry);
}

export function updateHistory(
  state: State,
  operation: OperationOf<"updateHistory">,
  context: Context,
): State {
  const entry = find(state.history, operation.id);
  const { note = entry.note } = checked(operation.body, { note: "note" });
  return { ...state, history: replace(state.history, edit(entry, { note }, context.now)) };
}

/** An entry that is gone already stays gone. */
export function deleteHistory(state: State, operation: OperationOf<"deleteHistory">): State {
  const entry = state.history.find((each) => each.id === operation.id);
  return entry === undefined ? state : takeBack(state, entry);
}

export function transfer(
  state: State,
  { id, accountId, body }: OperationOf<"transfer">,
  context: Context,
): State {
  if (has(state.history, id)) return state;
  const entry = transferEntry({ state, id, replaced: null, context }, body, () =>
    find(
      state.accounts.filter((each) => !each.deleted),
      accountId,
    ),
  );
  return book(state, entry);
}
