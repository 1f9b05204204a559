import type { Account } from "@/contract/budget";
import { checkCurrency, checkType, currencyOf, setBalance } from "../../rules/accounts/accounts";
import { formatText, fromText } from "../../rules/base/money";
import { ACCOUNT_RULES, record } from "../apply/accounts";
import { checkAmountDigits, checked } from "../apply/body";
import { isUsed } from "../apply/bookings";
import type { Context } from "../apply/context";
import { edit, find, given, has, live, replace } from "../apply/rows";
import type { State } from "../state";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

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
