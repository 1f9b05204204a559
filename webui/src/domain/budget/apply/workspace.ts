/** Changes of the workspace itself. */
import { currencyAfterChange } from "../../rules/accounts";
import { ErrorCode, fieldError } from "../../rules/errors";
import { FIRST_DAY_MAX, FIRST_DAY_MIN } from "@/contract/limits.gen";
import type { OperationOf } from "../operations";
import type { Account, Workspace } from "@/contract/budget";
import type { State } from "../state";
import { checked } from "./body";
import { isUsed } from "./bookings";
import type { Context } from "./context";
import { edit, given } from "./rows";

/** Plannings and history keep the currency they were recorded in; so do accounts that entries use. */
export function updateWorkspace(
  state: State,
  operation: OperationOf<"updateWorkspace">,
  context: Context,
): State {
  const body = checked(operation.body, { name: "name", currencyCode: "currency" });
  checkFirstDay(body.firstDayOfMonth);
  const changes = given(body, ["name", "currencyCode", "firstDayOfMonth"]) as Partial<Workspace>;
  const workspace = edit(state.workspace, changes, context.now);
  const isMoved = workspace.currencyCode !== state.workspace.currencyCode;
  return { ...state, workspace, accounts: isMoved ? accountsKept(state, context) : state.accounts };
}

function checkFirstDay(day: number | undefined): void {
  if (day !== undefined && !(Number.isInteger(day) && day >= FIRST_DAY_MIN && day <= FIRST_DAY_MAX)) {
    throw fieldError("firstDayOfMonth", ErrorCode.VALIDATION_CHOICE);
  }
}

function accountsKept(state: State, context: Context): readonly Account[] {
  return state.accounts.map((account) => {
    const kept = currencyAfterChange(
      account.currencyCode,
      state.workspace.currencyCode,
      isUsed(state, account.id),
    );
    return edit(account, { currencyCode: kept }, context.now);
  });
}
