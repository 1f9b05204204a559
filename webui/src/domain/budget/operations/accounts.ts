import type { Account } from "@/contract/budget";
import {
  countsByDefault,
  currencyOf,
  FOLLOWS_WORKSPACE,
  opening,
  checkCurrency,
  checkType,
  setBalance,
  checkRemoval,
  checkUnsetMain,
  successor,
} from "../../rules/accounts/accounts";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { ACCOUNTS_MAX } from "@/contract/limits.gen";
import { fromText, formatText } from "../../rules/base/money";
import { nextPosition } from "../../rules/base/ordering";
import { ACCOUNT_RULES, makeMain, record, othersOf } from "../apply/accounts";
import { checkAmountDigits, checked } from "../apply/body";
import type { Context } from "../apply/context";
import { has, live, edit, find, given, replace, moveToFront } from "../apply/rows";
import type { State } from "../state";
import { operation, request, type Body, type Put, type Act, type Batch } from "./operation";
import { isUsed } from "../apply/bookings";
import { namedText } from "./changeText";

/** `budget` is the opening balance: zero when left out. */
export type AccountCreate = Body<"AccountCreate">;

type CreateAccount = Put<"createAccount", AccountCreate>;

export const createAccount = operation<CreateAccount>({
  name: "createAccount",
  apply(state, change, context) {
    if (has(state.accounts, change.id)) return state;
    if (live(state.accounts).length >= ACCOUNTS_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
    const account = newAccount(state, change, context);
    const added = { ...state, accounts: [...state.accounts, account] };
    const recorded = record(added, account.id, opening(fromText(account.budget)), "opening", context);
    return account.isMainAccount ? makeMain(recorded, account.id, context.now) : recorded;
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/account/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  describe: ({ body }, { text, named, accountIcon }) => ({
    title: named(body.name),
    what: text("notSaved.change.newAccount"),
    icon: accountIcon(body.icon ?? ""),
  }),
});

const NEW: Required<Omit<AccountCreate, "isShowInBalance">> = {
  name: "",
  icon: "wallet",
  budget: "0.00",
  currencyCode: FOLLOWS_WORKSPACE,
  type: "basic",
  isMainAccount: false,
};

function newAccount(state: State, { id, body: raw }: CreateAccount, { now }: Context): Account {
  const body = { ...NEW, ...checked(raw, ACCOUNT_RULES) };
  const currency = currencyOf(body.currencyCode, state.workspace.currencyCode);
  checkAmountDigits("budget", body.budget, currency);
  return {
    ...body,
    isShowInBalance: body.isShowInBalance ?? countsByDefault(body.type),
    id,
    workspaceId: state.workspace.id,
    position: nextPosition(state.accounts.map(({ position }) => position)),
    deleted: false,
    deletedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * A `budget` sets the balance; with the `prevBudget` that the person saw, only the difference is booked. `adjustmentId` is
 * the id of its entry in the account history: sent twice, the balance is set once.
 */
export type AccountUpdate = Body<"AccountUpdate">;

const FIELDS = ["name", "icon", "currencyCode", "type", "isShowInBalance"] as const;

export const updateAccount = operation<Put<"updateAccount", AccountUpdate>>({
  name: "updateAccount",
  apply(state, { id, body: raw }, context) {
    const account = find(live(state.accounts), id);
    const body = checked(raw, { ...ACCOUNT_RULES, prevBudget: "money" });
    checkChanges(state, account, body);
    const changed = edit(account, given(body, FIELDS) as Partial<Account>, context.now);
    return withBalance({ ...state, accounts: replace(state.accounts, changed) }, changed, body, context);
  },
  call: ({ id, body }) => request("PUT", "/api/account/{account_id}", { account_id: id }, body),
  changes: { area: "accounts", fields: FIELDS },
  complete(change, shown, { newId }) {
    const seen = shown.accounts.find(({ id }) => id === change.id)?.budget;
    if (change.body.budget === undefined || seen === undefined) return change;
    return { ...change, body: { prevBudget: seen, adjustmentId: newId("accHis"), ...change.body } };
  },
  adjust(change, before, after) {
    const { prevBudget } = change.body;
    const effect = balanceOf(before, change.id) - balanceOf(after, change.id);
    if (prevBudget === undefined || effect === 0n) return change;
    return { ...change, body: { ...change.body, prevBudget: formatText(fromText(prevBudget) - effect) } };
  },
  describe: namedText("account", "notSaved.change.account"),
});

function checkChanges(state: State, account: Account, body: AccountUpdate): void {
  const workspaceCurrency = state.workspace.currencyCode;
  const currencyCode = body.currencyCode ?? account.currencyCode;
  checkType(account.type, body.type ?? account.type);
  checkCurrency(account.currencyCode, currencyCode, workspaceCurrency, isUsed(state, account.id));
  const currency = currencyOf(currencyCode, workspaceCurrency);
  checkAmountDigits("budget", body.budget ?? account.budget, currency);
  checkAmountDigits("prevBudget", body.prevBudget ?? account.budget, currency);
}

function withBalance(state: State, account: Account, body: AccountUpdate, context: Context): State {
  const { budget, prevBudget, adjustmentId } = body;
  const isSet = adjustmentId !== undefined && has(state.accountHistory, adjustmentId);
  if (budget === undefined || isSet) return state;
  const seen = prevBudget === undefined ? null : fromText(prevBudget);
  const adjustment = setBalance(fromText(account.budget), fromText(budget), seen);
  if (adjustment === null) return state;
  const set = { ...account, budget: formatText(adjustment.newBudget), updatedAt: context.now };
  const changed = { ...state, accounts: replace(state.accounts, set) };
  return record(changed, account.id, adjustment, "set", context, adjustmentId);
}

function balanceOf(state: State, accountId: string): bigint {
  return fromText(state.accounts.find(({ id }) => id === accountId)?.budget ?? "0.00");
}

export const deleteAccount = operation<Act<"deleteAccount">>({
  name: "deleteAccount",
  apply(state, { id }, { now }) {
    const account = find(state.accounts, id);
    if (account.deleted) return state;
    checkRemoval(account.isMainAccount, othersOf(state, id));
    const changes = { deleted: true, deletedAt: now, isMainAccount: false };
    return { ...state, accounts: replace(state.accounts, edit(account, changes, now)) };
  },
  call: ({ id }) => request("DELETE", "/api/account/{account_id}", { account_id: id }),
  describe: namedText("account", "notSaved.change.deletedAccount"),
});

export const restoreAccount = operation<Act<"restoreAccount">>({
  name: "restoreAccount",
  apply(state, { id }, { now }) {
    const restored = edit(find(state.accounts, id), { deleted: false, deletedAt: null }, now);
    return { ...state, accounts: replace(state.accounts, restored) };
  },
  call: ({ id }) => request("PUT", "/api/account/{account_id}/restore", { account_id: id }),
  describe: namedText("account", "notSaved.change.restoredAccount"),
});

export const setMainAccount = operation<Put<"setMainAccount", Body<"MainAccount">>>({
  name: "setMainAccount",
  apply(state, { id, body }, { now }) {
    const account = find(live(state.accounts), id);
    if (body.isMainAccount) return makeMain(state, id, now);
    if (!account.isMainAccount) return state;
    const others = othersOf(state, id);
    checkUnsetMain(others);
    const next = successor(others);
    return next === undefined ? state : makeMain(state, next.id, now);
  },
  call: ({ id, body }) => request("PUT", "/api/account/{account_id}/main-account", { account_id: id }, body),
  describe: namedText("account", "notSaved.change.mainAccount"),
});

/** Puts the accounts of `ids` first, in this order; the others follow in theirs. */
export const orderAccounts = operation<Batch<"orderAccounts", Body<"NewOrder">>>({
  name: "orderAccounts",
  apply: (state, { body }) => ({ ...state, accounts: moveToFront(state.accounts, body.ids) }),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/account/{workspace_id}/order", { workspace_id }, body),
  isDebounced: true,
  replacesEarlier: true,
  describe: (_, { text, icons }) => ({ title: text("order.account"), what: "", icon: icons.order }),
});
