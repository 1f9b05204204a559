/** Accounts as several operations change them. */
import type { AccountHistoryEntry, Account } from "@/contract/budget";
import type { Adjustment } from "../../rules/accounts/accounts";
import { formatText } from "../../rules/base/money";
import type { State } from "../state";
import type { Context } from "./context";
import { edit, live } from "./rows";

export const ACCOUNT_RULES = {
  name: "name",
  icon: "accountIcon",
  budget: "money",
  currencyCode: "currencyOrDefault",
  type: "accountType",
} as const;

/** Return the state with a new balance in the account history. */
export function record(
  state: State,
  accountId: string,
  adjustment: Adjustment,
  kind: AccountHistoryEntry["kind"],
  context: Context,
  id = context.newId("accHis"),
): State {
  const entry: AccountHistoryEntry = {
    id,
    accountId,
    kind,
    date: context.now,
    localDay: context.today,
    categoryId: null,
    categoryLabel: null,
    note: "",
    prevBudget: formatText(adjustment.prevBudget),
    newBudget: formatText(adjustment.newBudget),
    createdAt: context.now,
  };
  return { ...state, accountHistory: [entry, ...state.accountHistory] };
}

export function makeMain(state: State, id: string, now: string): State {
  const hasFlag = (account: Account) => edit(account, { isMainAccount: account.id === id }, now);
  return { ...state, accounts: state.accounts.map(hasFlag) };
}

export function othersOf(state: State, id: string): readonly Account[] {
  return live(state.accounts).filter((account) => account.id !== id);
}
