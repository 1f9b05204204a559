/** Changes of accounts. */
import * as accounts from "../../rules/accounts";
import type { Adjustment } from "../../rules/accounts";
import { ErrorCode, fieldError } from "../../rules/errors";
import { ACCOUNTS_MAX } from "@/contract/limits.gen";
import { formatText, fromText } from "../../rules/money";
import { nextPosition } from "../../rules/ordering";
import type { AccountCreate, AccountUpdate, OperationOf } from "../operations";
import type { Account, AccountHistoryEntry } from "@/contract/budget";
import type { State } from "../state";
import { checkAmountDigits, checked } from "./body";
import { isUsed } from "./bookings";
import type { Context } from "./context";
import { edit, find, given, has, moveToFront, replace } from "./rows";

const NEW: Required<Omit<AccountCreate, "isShowInBalance">> = {
  name: "",
  icon: "wallet",
  budget: "0.00",
  currencyCode: accounts.FOLLOWS_WORKSPACE,
  type: "basic",
  isMainAccount: false,
};

const RULES = {
  name: "name",
  icon: "accountIcon",
  budget: "money",
  currencyCode: "currencyOrDefault",
  type: "accountType",
} as const;

export function createAccount(
  state: State,
  operation: OperationOf<"createAccount">,
  context: Context,
): State {
  if (has(state.accounts, operation.id)) return state;
  if (live(state).length >= ACCOUNTS_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
  const account = newAccount(state, operation, context);
  const added = { ...state, accounts: [...state.accounts, account] };
  const recorded = record(added, account.id, accounts.opening(fromText(account.budget)), "opening", context);
  return account.isMainAccount ? makeMain(recorded, account.id, context.now) : recorded;
}

export function updateAccount(
  state: State,
  operation: OperationOf<"updateAccount">,
  context: Context,
): State {
  const account = find(live(state), operation.id);
  const body = checked(operation.body, { ...RULES, prevBudget: "money" });
  checkChanges(state, account, body);
  const changes = given(body, ["name", "icon", "currencyCode", "type", "isShowInBalance"]);
  const changed = edit(account, changes as Partial<Account>, context.now);
  return setBudget({ ...state, accounts: replace(state.accounts, changed) }, changed, body, context);
}

export function deleteAccount(
  state: State,
  operation: OperationOf<"deleteAccount">,
  context: Context,
): State {
  const account = find(state.accounts, operation.id);
  if (account.deleted) return state;
  accounts.checkRemoval(account.isMainAccount, othersOf(state, account.id));
  const changes = { deleted: true, deletedAt: context.now, isMainAccount: false };
  return { ...state, accounts: replace(state.accounts, edit(account, changes, context.now)) };
}

export function restoreAccount(
  state: State,
  operation: OperationOf<"restoreAccount">,
  context: Context,
): State {
  const account = find(state.accounts, operation.id);
  const restored = edit(account, { deleted: false, deletedAt: null }, context.now);
  return { ...state, accounts: replace(state.accounts, restored) };
}

export function setMainAccount(
  state: State,
  operation: OperationOf<"setMainAccount">,
  context: Context,
): State {
  const account = find(live(state), operation.id);
  if (operation.body.isMainAccount) return makeMain(state, account.id, context.now);
  if (!account.isMainAccount) return state;
  const others = othersOf(state, account.id);
  accounts.checkUnsetMain(others);
  const next = accounts.successor(others);
  return next === undefined ? state : makeMain(state, next.id, context.now);
}

export function orderAccounts(state: State, { body }: OperationOf<"orderAccounts">): State {
  return { ...state, accounts: moveToFront(state.accounts, body.ids) };
}

function newAccount(state: State, operation: OperationOf<"createAccount">, context: Context): Account {
  const body = { ...NEW, ...checked(operation.body, RULES) };
  const currency = accounts.currencyOf(body.currencyCode, state.workspace.currencyCode);
  checkAmountDigits("budget", body.budget, currency);
  return {
    ...body,
    isShowInBalance: body.isShowInBalance ?? accounts.countsByDefault(body.type),
    id: operation.id,
    workspaceId: state.workspace.id,
    position: nextPosition(state.accounts.map(({ position }) => position)),
    deleted: false,
    deletedAt: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

function checkChanges(state: State, account: Account, body: AccountUpdate): void {
  const workspaceCurrency = state.workspace.currencyCode;
  const currencyCode = body.currencyCode ?? account.currencyCode;
  accounts.checkType(account.type, body.type ?? account.type);
  accounts.checkCurrency(account.currencyCode, currencyCode, workspaceCurrency, isUsed(state, account.id));
  const currency = accounts.currencyOf(currencyCode, workspaceCurrency);
  checkAmountDigits("budget", body.budget ?? account.budget, currency);
  checkAmountDigits("prevBudget", body.prevBudget ?? account.budget, currency);
}

function setBudget(state: State, account: Account, body: AccountUpdate, context: Context): State {
  if (body.budget === undefined || isSet(state, body)) return state;
  const seen = body.prevBudget === undefined ? null : fromText(body.prevBudget);
  const adjustment = accounts.setBalance(fromText(account.budget), fromText(body.budget), seen);
  if (adjustment === null) return state;
  const set = { ...account, budget: formatText(adjustment.newBudget), updatedAt: context.now };
  const changed = { ...state, accounts: replace(state.accounts, set) };
  return record(changed, account.id, adjustment, "set", context, body.adjustmentId);
}

/** Whether this very setting of the balance is in the account history already. */
function isSet(state: State, { adjustmentId }: AccountUpdate): boolean {
  return adjustmentId !== undefined && has(state.accountHistory, adjustmentId);
}

function record(
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

function makeMain(state: State, id: string, now: string): State {
  const hasFlag = (account: Account) => edit(account, { isMainAccount: account.id === id }, now);
  return { ...state, accounts: state.accounts.map(hasFlag) };
}

function othersOf(state: State, id: string): readonly Account[] {
  return live(state).filter((account) => account.id !== id);
}

function live(state: State): readonly Account[] {
  return state.accounts.filter((account) => !account.deleted);
}
