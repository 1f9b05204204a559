/** Checks of a schedule's fields against each other, its accounts and its category, with the server's codes. */
import { currencyOf } from "../../rules/accounts";
import { ErrorCode, fieldError } from "../../rules/errors";
import { checkAccounts } from "../../rules/expenses";
import { checkRhythm } from "../../rules/schedules";
import type { KeptSchedule } from "../keptSchedules";
import type { State } from "../state";
import { checkAmountDigits } from "./body";
import { referred } from "./rows";

/** Refuse the first field that is wrong; accounts and categories are looked at where they changed. */
export function checkPlan(state: State, plan: KeptSchedule, changed: ReadonlySet<string>): void {
  checkRhythm(plan);
  checkSides(plan);
  checkAmountDigits("value", plan.value, plan.currencyCode);
  if (plan.categoryId !== null && changed.has("categoryId")) {
    referred(state.categories, "categoryId", plan.categoryId);
  }
  if (changed.has("accountId")) {
    const code = currencyIn(state, "accountId", plan.accountId);
    if (plan.kind !== "expense" && plan.currencyCode !== code) {
      throw fieldError("currencyCode", ErrorCode.VALIDATION_CURRENCY);
    }
    checkAmount("accountValue", plan.accountValue, code);
  }
  if (plan.fromAccountId !== null && changed.has("fromAccountId")) {
    checkAmount("fromValue", plan.fromValue, currencyIn(state, "fromAccountId", plan.fromAccountId));
  }
}

/** Return the currency of an account that a field names; it must be there and not deleted. */
export function currencyIn(state: State, field: string, accountId: string): string {
  return currencyOf(referred(state.accounts, field, accountId).currencyCode, state.workspace.currencyCode);
}

/** Refuse the first account, category or amount that the kind needs, or has no use for. */
export function checkSides(plan: KeptSchedule): void {
  const { kind, accountId, fromAccountId, categoryId, accountValue, fromValue } = plan;
  checkSide("categoryId", categoryId, kind === "expense");
  if (accountValue !== null && kind !== "expense")
    throw fieldError("accountValue", ErrorCode.VALIDATION_CHOICE);
  checkSide("fromAccountId", fromAccountId, kind === "transfer");
  if (fromValue !== null && kind !== "transfer") throw fieldError("fromValue", ErrorCode.VALIDATION_CHOICE);
  if (fromAccountId !== null) checkAccounts(accountId, fromAccountId);
}

function checkSide(field: string, id: string | null, isNeeded: boolean): void {
  if (isNeeded && id === null) throw fieldError(field, ErrorCode.VALIDATION_REQUIRED);
  if (!isNeeded && id !== null) throw fieldError(field, ErrorCode.VALIDATION_REFERENCE);
}

function checkAmount(field: string, amount: string | null, code: string): void {
  if (amount !== null) checkAmountDigits(field, amount, code);
}
