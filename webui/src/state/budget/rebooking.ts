/** Booking a taken back entry again: what Undo of a deletion and of a correction do. */
import { atom } from "jotai";
import {
  accounts,
  countedAmount,
  expenses,
  linesOf,
  membersOf,
  money,
  months,
  type AddExpense,
  type AddRefund,
  type HistoryEntry,
  type Operation,
  type Rates,
  type ReplaceTransfer,
  type Settle,
  type State,
} from "@/domain";
import { optimisticStateAtom } from "../view";
import { ratesAtom } from "./rates";

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

/**
 * Return whether an entry could be booked again unchanged: accounts, currencies, rate and categories are the booked ones.
 */
export const canRebookAtom = atom((get) => {
  const [state, rates] = [get(optimisticStateAtom), get(ratesAtom)];
  return (entry: HistoryEntry): boolean => state !== null && canRebook(entry, state, rates);
});

function canRebook(entry: HistoryEntry, state: State, rates: Rates): boolean {
  const { kind, accountId, accountCurrencyCode, fromAccountId, fromCurrencyCode } = entry;
  const isFromKept = fromAccountId === null || isKept(state, fromAccountId, fromCurrencyCode);
  const isOwnKept = accountId === null || isKept(state, accountId, accountCurrencyCode);
  if (!isFromKept || !isOwnKept || !areMembers(entry, state)) return false;
  if (kind === "settlement") return true;
  if (kind === "income") return isCountedAlike(entry, state.workspace.currencyCode, rates);
  if (kind === "transfer") return true;
  return linesOf(entry).every(({ categoryId }) =>
    state.categories.some(({ id, deleted }) => id === categoryId && !deleted),
  );
}

/** Return whether everybody whom an entry names still takes part. */
function areMembers({ paidBy, shares }: HistoryEntry, { workspace }: State): boolean {
  const present = membersOf(workspace).map(({ userId }) => userId);
  const named = paidBy == null ? [] : [paidBy, ...Object.keys(shares)];
  return named.every((id) => present.includes(id));
}

/** Return whether an income would be worth the same in the workspace's currency: it keeps the rate of its booking. */
function isCountedAlike(entry: HistoryEntry, workspaceCurrency: string, rates: Rates): boolean {
  const counted = countedAmount(entry);
  if (counted.currencyCode === entry.currencyCode) return true;
  const { workspaceValue, workspaceCurrencyCode } = expenses.income(
    money.fromText(entry.value),
    entry.currencyCode,
    workspaceCurrency,
    rates,
  );
  return workspaceCurrencyCode === counted.currencyCode && workspaceValue === counted.amount;
}

function isKept(state: State, accountId: string, currencyCode: string | null): boolean {
  const account = state.accounts.find(({ id, deleted }) => id === accountId && !deleted);
  if (account === undefined) return false;
  return accounts.currencyOf(account.currencyCode, state.workspace.currencyCode) === currencyCode;
}

function positive(amount: string): string {
  return money.formatText(money.abs(money.fromText(amount)));
}
