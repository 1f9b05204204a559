/** Entries of the history as an operation books them: fields left out come from the entry it replaces. */
import { ErrorCode, fieldError } from "../../rules/base/errors";
import {
  checkAccounts,
  expense,
  income,
  refund,
  settlement,
  transfer,
  type Booking,
} from "../../rules/entries/expenses";
import * as rules from "../../rules/entries/lines";
import { currencyOf } from "../../rules/accounts/accounts";
import { formatText, fromText, ZERO } from "../../rules/base/money";
import { parseMoment, type Moment } from "../../rules/base/months";
import type { Account, HistoryEntry } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import { standingId } from "../corrections";
import { positiveLines, refundsOf } from "../entryLines";
import type { State } from "../state";
import { checked } from "./body";
import { amountsOf } from "./bookings";
import { tagsOf } from "./tagging";
import type { Context } from "./context";
import { givenLines, inheritedLines } from "./givenLines";
import { referred } from "./rows";
import { personOf, withShares } from "./shares";

const EXPENSE_RULES = {
  value: "positiveMoney",
  currencyCode: "currency",
  accountValue: "positiveMoney",
  note: "note",
  payee: "payee",
  date: "date",
} as const;
const TRANSFER_RULES = {
  value: "positiveMoney",
  fromValue: "positiveMoney",
  note: "note",
  payee: "payee",
  date: "date",
} as const;
const SETTLEMENT_RULES = {
  value: "positiveMoney",
  currencyCode: "currency",
  accountValue: "positiveMoney",
  fromValue: "positiveMoney",
  note: "note",
  date: "date",
} as const;

/** Fields that an entry takes over where its body leaves it out: that of the entry it replaces, or of its schedule. */
export type Inherited = Pick<
  HistoryEntry,
  "note" | "payee" | "tags" | "date" | "localDay" | "scheduleId" | "occurrence" | "isAutomatic"
> & {
  /** Id of the entry that is replaced. */
  readonly id?: string;
};

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

export function expenseEntry(
  booked: Booked,
  raw: Body<"AddExpense">,
  old: HistoryEntry | null = null,
): HistoryEntry {
  const body = checked(raw, EXPENSE_RULES);
  const value = fromText(body.value);
  const lines = givenLines(body) ?? inheritedLines(old, value, body.categoryId);
  const newEntry = spendingEntry(booked, body, expense, lines);
  const entry = withShares(newEntry, body, { ...booked, old });
  const refunds = old === null ? [] : refundsOf(booked.state.history, old.id);
  refunds.forEach((each) => checkCurrency(each, entry));
  rules.checkRefunds(
    value,
    refunds.map((each) => fromText(each.value)),
  );
  return entry;
}

/** Return money that comes back; what replaces a refund is one of the same expense. */
export function refundEntry(
  booked: Booked,
  raw: Body<"AddRefund">,
  old: HistoryEntry | null = null,
): HistoryEntry {
  const body = checked(raw, EXPENSE_RULES);
  const value = fromText(body.value);
  const named = body.refundOf ?? old?.refundOf ?? null;
  const refundOf = named === null ? null : standingId(booked.state.corrections, named);
  const spent = refundOf === null ? undefined : refundedExpense(booked, refundOf);
  const offered = old === null && spent !== undefined ? positiveLines(spent) : null;
  const lines =
    givenLines(body) ??
    (offered === null
      ? inheritedLines(old, value, body.categoryId)
      : rules.refundLines(offered, value, body.categoryId));
  // It is in the currency of its expense, whatever the workspace's is now.
  const own = spent === undefined ? body : { currencyCode: spent.currencyCode, ...body };
  const newEntry = { ...spendingEntry(booked, own, refund, lines), refundOf };
  const entry = withShares(newEntry, body, { ...booked, old, spent });
  if (spent === undefined) return entry;
  checkCurrency(entry, spent);
  const others = refundsOf(booked.state.history, spent.id).filter(({ id }) => id !== old?.id);
  rules.checkRefunds(-fromText(spent.value), [...others.map((each) => fromText(each.value)), value]);
  return entry;
}

function checkCurrency(refund: HistoryEntry, spent: HistoryEntry): void {
  if (refund.currencyCode !== spent.currencyCode) throw fieldError("currencyCode", ErrorCode.REFUND_CURRENCY);
}

/** Return the expense that is refunded; a server may know one that this device does not hold. */
function refundedExpense({ state, context }: Booked, id: string): HistoryEntry | undefined {
  const spent = state.history.find((entry) => entry.id === id);
  const isWrong = spent === undefined ? context.isGuest : spent.kind !== "expense";
  if (isWrong) throw fieldError("refundOf", ErrorCode.VALIDATION_REFERENCE);
  return spent;
}

function spendingEntry(
  booked: Booked,
  body: Body<"AddExpense">,
  book: typeof expense,
  lines: readonly rules.Line[],
): HistoryEntry {
  const { state, context } = booked;
  const account = referred(state.accounts, "accountId", body.accountId);
  const value = fromText(body.value);
  const booking = book(
    value,
    body.currencyCode ?? state.workspace.currencyCode,
    currency(state, account),
    context.rates,
    body.accountValue === undefined ? null : fromText(body.accountValue),
  );
  const isGiven = body.lines !== undefined;
  const [category] = lines.map(({ categoryId }, index) =>
    referred(state.categories, isGiven ? `lines.${String(index)}.categoryId` : "categoryId", categoryId),
  );
  rules.checkLines(value, booking.currencyCode, lines);
  const sign = booking.value < ZERO ? -1n : 1n;
  return {
    ...entryOf(booked, account, booking, body),
    categoryId: category?.id ?? null,
    categoryLabel: category?.name ?? null,
    lines: lines.map((line) => ({ ...line, value: formatText(sign * line.value) })),
  };
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

/** Return a payment from one member to another; it names the accounts that it moves. */
export function settlementEntry(booked: Booked, raw: Body<"Settle">): HistoryEntry {
  const { state, context } = booked;
  const body = checked(raw, SETTLEMENT_RULES);
  const { fromMemberId, toMemberId } = body;
  const accountOf = (field: "accountId" | "fromAccountId") => {
    const id = body[field];
    return id === undefined ? null : referred(state.accounts, field, id);
  };
  const payer = personOf(state, "fromMemberId", fromMemberId);
  const receiver = personOf(state, "toMemberId", toMemberId);
  if (payer === receiver) throw fieldError("toMemberId", ErrorCode.SETTLEMENT_SELF);
  const [arriving, leaving] = [accountOf("accountId"), accountOf("fromAccountId")];
  if (arriving !== null && leaving !== null) checkAccounts(arriving.id, leaving.id);
  const sideOf = (account: Account | null, amount: string | undefined) =>
    account && {
      currencyCode: currency(state, account),
      value: amount === undefined ? null : fromText(amount),
    };
  const booking = settlement(
    fromText(body.value),
    body.currencyCode,
    context.rates,
    sideOf(arriving, body.accountValue),
    sideOf(leaving, body.fromValue),
  );
  return {
    ...entryOf(booked, arriving, booking, body),
    fromAccountId: leaving?.id ?? null,
    fromAccountLabel: leaving?.name ?? null,
    paidBy: payer,
    shares: { [receiver]: formatText(booking.value) },
  };
}

function entryOf(
  { state, id, replaced, context }: Booked,
  account: Account | null,
  booking: Booking,
  body: Pick<Body<"Transfer">, "note" | "payee" | "tags" | "date">,
): HistoryEntry {
  const moment = momentOf(body.date, replaced, context);
  return {
    ...amountsOf(booking),
    id,
    workspaceId: state.workspace.id,
    replaces: replaced?.id ?? null,
    categoryId: null,
    lines: [],
    refundOf: null,
    paidBy: null,
    shares: {},
    accountId: account?.id ?? null,
    fromAccountId: null,
    date: moment.instant,
    localDay: moment.localDay,
    note: body.note ?? replaced?.note ?? "",
    payee: body.payee ?? replaced?.payee ?? "",
    tags: tagsOf(body) ?? replaced?.tags ?? [],
    scheduleId: replaced?.scheduleId ?? null,
    occurrence: replaced?.occurrence ?? null,
    isAutomatic: replaced?.isAutomatic ?? false,
    userId: context.user.id,
    creatorName: context.user.name,
    accountLabel: account?.name ?? null,
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
