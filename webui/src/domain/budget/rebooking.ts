/** Bodies that book an entry as it was: what Undo of a deletion and of a correction send. */
import type { HistoryEntry } from "@/contract/budget";
import { abs, formatText, fromText } from "../rules/base/money";
import * as months from "../rules/base/months";
import { linesOf } from "./entryLines";
import type { AddExpense, AddRefund, Operation, ReplaceTransfer, Settle } from "./operations";

/** The body that books an expense or a refund as it was. */
export function expenseBody(entry: HistoryEntry): AddExpense {
  const paid = { accountValue: positive(entry.accountValue) };
  return {
    value: positive(entry.value),
    currencyCode: entry.currencyCode,
    categoryId: entry.categoryId ?? "",
    ...(isDivided(entry) && { lines: lineBodies(entry) }),
    accountId: accountOf(entry),
    ...detailsOf(entry),
    date: momentText(entry),
    ...sharing(entry),
    ...(entry.accountCurrencyCode === entry.currencyCode ? {} : paid),
  };
}

/** The account of an entry of a kind that always has one. */
function accountOf({ accountId }: HistoryEntry): string {
  return accountId ?? "";
}

/** Return who paid an entry and who bears it: rules may be others now. */
function sharing({ paidBy, shares }: HistoryEntry): Pick<AddExpense, "paidBy" | "shares"> {
  return paidBy == null ? {} : { paidBy, shares };
}

/** The body that books a settlement as it was. */
export function settlementBody(entry: HistoryEntry): Settle {
  const { paidBy, shares, value, currencyCode, note, accountId, accountValue, fromAccountId, fromValue } =
    entry;
  return {
    fromMemberId: paidBy ?? "",
    toMemberId: Object.keys(shares)[0] ?? "",
    ...{ value, currencyCode, note, date: momentText(entry) },
    ...(accountId !== null && { accountId, accountValue }),
    ...(fromAccountId !== null && { fromAccountId, fromValue: fromValue ?? value }),
  };
}

/** The body that replaces an entry by an expense or a refund as it was: left out, lines would be inherited. */
export function replacingBody(entry: HistoryEntry): AddExpense {
  return { ...expenseBody(entry), lines: lineBodies(entry) };
}

function lineBodies(entry: HistoryEntry) {
  return linesOf(entry).map(({ categoryId, value, note }) => ({ categoryId, value: positive(value), note }));
}

/** Return whether the lines say more than the entry. */
function isDivided(entry: HistoryEntry): boolean {
  const lines = linesOf(entry);
  return lines.length > 1 || lines.some(({ note }) => note !== "");
}

/** The body that books a refund as it was, of the same expense. */
export function refundBody(entry: HistoryEntry): AddRefund {
  const { refundOf } = entry;
  return { ...expenseBody(entry), ...(refundOf != null && { refundOf }) };
}

/** The body that books an income or a transfer as it was. */
export function transferBody(entry: HistoryEntry): ReplaceTransfer {
  const { value, fromAccountId, fromValue } = entry;
  const accountId = accountOf(entry);
  const from = fromAccountId === null ? {} : { fromAccountId, fromValue: fromValue ?? value };
  return { accountId, value, ...detailsOf(entry), date: momentText(entry), ...from };
}

/** The details of an entry that carry no rule of money. */
function detailsOf({ note, payee, tags }: HistoryEntry) {
  return { note, payee, tags };
}

/** An entry's moment in the words of a body. */
export function momentText({ date, localDay }: HistoryEntry): string {
  return months.momentText({ instant: date, localDay });
}

/** The operation that books an entry as it was. `id` is a new one: that of a deleted entry never comes back. */
export function rebooking(entry: HistoryEntry, id: string): Operation {
  if (entry.kind === "expense") return { name: "addExpenses", id, body: expenseBody(entry) };
  if (entry.kind === "refund") return { name: "addRefund", id, body: refundBody(entry) };
  if (entry.kind === "settlement") return { name: "settle", id, body: settlementBody(entry) };
  const { accountId, ...body } = transferBody(entry);
  return { name: "transfer", id, accountId, body };
}

function positive(amount: string): string {
  return formatText(abs(fromText(amount)));
}
