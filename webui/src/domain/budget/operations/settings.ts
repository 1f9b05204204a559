import type { Account, Workspace, Settings } from "@/contract/budget";
import { currencyAfterChange } from "../../rules/accounts/accounts";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { FIRST_DAY_MAX, FIRST_DAY_MIN } from "@/contract/limits.gen";
import { checked } from "../apply/body";
import { isUsed } from "../apply/bookings";
import { edit, given } from "../apply/rows";
import { checkShareRule } from "../apply/shares";
import type { State } from "../state";
import { operation, request, type Body, type Put, type Batch } from "./operation";

export type WorkspaceUpdate = Body<"WorkspaceUpdate">;

const FIELDS = ["name", "currencyCode", "firstDayOfMonth", "shareRule"] as const;

/** Plannings and history keep the currency they were recorded in; so do accounts that entries use. */
export const updateWorkspace = operation<Put<"updateWorkspace", WorkspaceUpdate>>({
  name: "updateWorkspace",
  apply(state, { body: raw }, { now }) {
    const body = checked(raw, { name: "name", currencyCode: "currency" });
    checkFirstDay(body.firstDayOfMonth);
    checkShareRule(body.shareRule, state);
    const workspace = edit(state.workspace, given(body, FIELDS) as Partial<Workspace>, now);
    const isMoved = workspace.currencyCode !== state.workspace.currencyCode;
    return { ...state, workspace, accounts: isMoved ? accountsKept(state, now) : state.accounts };
  },
  call: ({ id, body }) => request("PUT", "/api/workspace/{workspace_id}", { workspace_id: id }, body),
  changes: { area: "workspace", fields: FIELDS },
  changesStart: true,
  describe: (_, { text, workspace, icons }) => ({
    title: workspace,
    what: text("notSaved.change.workspace"),
    icon: icons.workspace,
  }),
});

function checkFirstDay(day: number | undefined): void {
  if (day !== undefined && !(Number.isInteger(day) && day >= FIRST_DAY_MIN && day <= FIRST_DAY_MAX)) {
    throw fieldError("firstDayOfMonth", ErrorCode.VALIDATION_CHOICE);
  }
}

function accountsKept(state: State, now: string): readonly Account[] {
  return state.accounts.map((account) => {
    const accountCurrency = currencyAfterChange(
      account.currencyCode,
      state.workspace.currencyCode,
      isUsed(state, account.id),
    );
    return edit(account, { currencyCode: accountCurrency }, now);
  });
}

export type SettingsUpdate = Body<"SettingsUpdate">;

const SETTINGS_FIELDS = [
  "workspace",
  "mainScreen",
  "expensesView",
  "language",
  "showOnboarding",
  "timeZone",
] as const;

export const updateSettings = operation<Batch<"updateSettings", SettingsUpdate>>({
  name: "updateSettings",
  apply(state, { body: raw }) {
    const rules = { mainScreen: "mainScreen", expensesView: "expensesView", language: "language" } as const;
    const changes = given(checked(raw, rules), SETTINGS_FIELDS) as Partial<Settings>;
    return { ...state, settings: { ...state.settings, ...changes } };
  },
  call: ({ body }) => request("PUT", "/api/settings/update", {}, body),
  group: () => "settings",
  changesStart: true,
  describe: (_, { text, icons }) => ({
    title: text("notSaved.change.settings"),
    what: "",
    icon: icons.settings,
  }),
});
