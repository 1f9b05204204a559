/** Entries that could be booked again as they were, once they are taken back. */
import { atom } from "jotai";
import {
  accounts,
  countedAmount,
  expenses,
  linesOf,
  membersOf,
  money,
  type HistoryEntry,
  type Rates,
  type State,
} from "@/domain";
import { optimisticStateAtom } from "../view";
import { ratesAtom } from "./rates";

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
  const present = membersOf(workspace).map(({ memberId }) => memberId);
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
