/** Changes of the history: expenses, amounts added, transfers, notes, and taking entries back. */
import {
  checkAccounts,
  expense,
  income,
  transfer as transferBooking,
  type Booking,
} from "../../rules/expenses";
import { currencyOf } from "../../rules/accounts";
import { fromText } from "../../rules/money";
import { parseMoment, type Moment } from "../../rules/months";
import type { AddExpense, OperationOf, Transfer } from "../operations";
import type { Account, HistoryEntry } from "@/contract/budget";
import type { State } from "../state";
import { checked } from "./body";
import { amountsOf, book, takeBack } from "./bookings";
import type { Context } from "./context";
import { edit, find, has, referred, replace } from "./rows";

const EXPENSE_RULES = {
  value: "positiveMoney",
  currencyCode: "currency",
  accountValue: "positiveMoney",
  note: "note",
  date: "date",
} as const;
const TRANSFER_RULES = {
  value: "positiveMoney",
  fromValue: "positiveMoney",
  note: "note",
  date: "date",
} as const;

export function addExpenses(state: State, operation: OperationOf<"addExpenses">, context: Context): State {
  if (has(state.history, operation.id)) return state;
  return book(state, expenseEntry(state, operation.id, operation.body, context));
}

/** The old entry taken back and the new one booked, both or neither. */
export function replaceExpense(
  state: State,
  operation: OperationOf<"replaceExpense">,
  context: Context,
): State {
  if (has(state.history, operation.id)) return state;
  const cleared = takeBack(state, find(state.history, operation.entryId));
  return book(cleared, expenseEntry(cleared, operation.id, operation.body, context));
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

export function transfer(state: State, operation: OperationOf<"transfer">, context: Context): State {
  if (has(state.history, operation.id)) return state;
  const body = checked(operation.body, TRANSFER_RULES);
  const account = find(
    state.accounts.filter((each) => !each.deleted),
    operation.accountId,
  );
  const entry =
    body.fromAccountId === undefined
      ? incomeEntry(state, operation.id, account, body, context)
      : transferEntry(state, operation.id, account, body.fromAccountId, body, context);
  return book(state, entry);
}

function expenseEntry(state: State, id: string, raw: AddExpense, context: Context): HistoryEntry {
  const body = checked(raw, EXPENSE_RULES);
  const account = referred(state.accounts, "accountId", body.accountId);
  const category = referred(state.categories, "categoryId", body.categoryId);
  const booking = expense(
    fromText(body.value),
    body.currencyCode ?? state.workspace.currencyCode,
    currency(state, account),
    context.rates,
    body.accountValue === undefined ? null : fromText(body.accountValue),
  );
  const base = entryOf(state, id, account, booking, body, context);
  return { ...base, categoryId: category.id, categoryLabel: category.name };
}

function incomeEntry(
  state: State,
  id: string,
  account: Account,
  body: Transfer,
  context: Context,
): HistoryEntry {
  const booking = income(
    fromText(body.value),
    currency(state, account),
    state.workspace.currencyCode,
    context.rates,
  );
  return entryOf(state, id, account, booking, body, context);
}

function transferEntry(
  state: State,
  id: string,
  account: Account,
  fromAccountId: string,
  body: Transfer,
  context: Context,
): HistoryEntry {
  checkAccounts(account.id, fromAccountId);
  const from = referred(state.accounts, "fromAccountId", fromAccountId);
  const booking = transferBooking(
    fromText(body.value),
    currency(state, account),
    currency(state, from),
    context.rates,
    body.fromValue === undefined ? null : fromText(body.fromValue),
  );
  const base = entryOf(state, id, account, booking, body, context);
  return { ...base, fromAccountId: from.id, fromAccountLabel: from.name };
}

function entryOf(
  state: State,
  id: string,
  account: Account,
  booking: Booking,
  body: Pick<AddExpense, "note" | "date">,
  context: Context,
): HistoryEntry {
  const moment = momentOf(body.date, context);
  return {
    ...amountsOf(booking),
    id,
    workspaceId: state.workspace.id,
    categoryId: null,
    accountId: account.id,
    fromAccountId: null,
    date: moment.instant,
    localDay: moment.localDay,
    note: body.note ?? "",
    userId: context.user.id,
    creatorName: context.user.name,
    accountLabel: account.name,
    fromAccountLabel: null,
    categoryLabel: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

function momentOf(date: string | undefined, context: Context): Moment {
  return date === undefined ? { instant: context.now, localDay: context.today } : parseMoment(date);
}

function currency(state: State, account: Account): string {
  return currencyOf(account.currencyCode, state.workspace.currencyCode);
}
