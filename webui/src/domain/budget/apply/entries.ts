/** Entries of the history as an operation books them: fields left out come from the entry it replaces. */
import { checkAccounts, expense, income, transfer, type Booking } from "../../rules/expenses";
import { currencyOf } from "../../rules/accounts";
import { fromText } from "../../rules/money";
import { parseMoment, type Moment } from "../../rules/months";
import type { Account, HistoryEntry } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import type { State } from "../state";
import { checked } from "./body";
import { amountsOf } from "./bookings";
import type { Context } from "./context";
import { referred } from "./rows";

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

/** Fields that an entry takes over where its body leaves it out: that of the entry it replaces, or of its schedule. */
export type Inherited = Pick<HistoryEntry, "note" | "date" | "localDay" | "scheduleId" | "occurrence">;

/** Booking of an entry: its state, its id, and the entry it replaces. */
export interface Booked {
  readonly state: State;
  readonly id: string;
  readonly replaced: Inherited | null;
  readonly context: Context;
}

/** Add the moment of an entry: it stays when the change is sent later. */
export function dated<Op extends { readonly body: { readonly date?: string } }>(
  operation: Op,
  _shown: State,
  { timestamp }: { readonly timestamp: string },
): Op {
  return { ...operation, body: { date: timestamp, ...operation.body } };
}

export function expenseEntry(booked: Booked, raw: Body<"AddExpense">): HistoryEntry {
  const { state, context } = booked;
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
  const base = entryOf(booked, account, booking, body);
  return { ...base, categoryId: category.id, categoryLabel: category.name };
}

/** Return an income, or a transfer where the body names the account it leaves. */
export function transferEntry(booked: Booked, raw: Body<"Transfer">, accountOf: () => Account): HistoryEntry {
  const { state, context } = booked;
  const body = checked(raw, TRANSFER_RULES);
  const account = accountOf();
  const value = fromText(body.value);
  if (body.fromAccountId === undefined) {
    const booking = income(value, currency(state, account), state.workspace.currencyCode, context.rates);
    return entryOf(booked, account, booking, body);
  }
  checkAccounts(account.id, body.fromAccountId);
  const from = referred(state.accounts, "fromAccountId", body.fromAccountId);
  const booking = transfer(
    value,
    currency(state, account),
    currency(state, from),
    context.rates,
    body.fromValue === undefined ? null : fromText(body.fromValue),
  );
  const base = entryOf(booked, account, booking, body);
  return { ...base, fromAccountId: from.id, fromAccountLabel: from.name };
}

function entryOf(
  { state, id, replaced, context }: Booked,
  account: Account,
  booking: Booking,
  body: Pick<Body<"Transfer">, "note" | "date">,
): HistoryEntry {
  const moment = momentOf(body.date, replaced, context);
  return {
    ...amountsOf(booking),
    id,
    workspaceId: state.workspace.id,
    categoryId: null,
    accountId: account.id,
    fromAccountId: null,
    date: moment.instant,
    localDay: moment.localDay,
    note: body.note ?? replaced?.note ?? "",
    scheduleId: replaced?.scheduleId ?? null,
    occurrence: replaced?.occurrence ?? null,
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

function momentOf(date: string | undefined, replaced: Inherited | null, context: Context): Moment {
  if (date !== undefined) return parseMoment(date);
  if (replaced !== null) return { instant: replaced.date, localDay: replaced.localDay };
  return { instant: context.now, localDay: context.today };
}

function currency(state: State, account: Account): string {
  return currencyOf(account.currencyCode, state.workspace.currencyCode);
}
