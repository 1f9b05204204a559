import type { Account } from "@/contract/budget";
import { countsByDefault, currencyOf, FOLLOWS_WORKSPACE, opening } from "../../rules/accounts/accounts";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { ACCOUNTS_MAX } from "@/contract/limits.gen";
import { fromText } from "../../rules/base/money";
import { nextPosition } from "../../rules/base/ordering";
import { ACCOUNT_RULES, makeMain, record } from "../apply/accounts";
import { checkAmountDigits, checked } from "../apply/body";
import type { Context } from "../apply/context";
import { has, live } from "../apply/rows";
import type { State } from "../state";
import { operation, request, type Body, type Put } from "./operation";

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
