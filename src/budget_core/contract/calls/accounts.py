"""Calls about accounts."""

from budget_core.contract.accounts import (
    Account,
    AccountCreate,
    AccountHistoryEntry,
    AccountUpdate,
    Balance,
    MainAccount,
)
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.ordering import NewOrder
from budget_core.people.access import Action

LIST_ACCOUNTS = Call(
    "listAccounts", "GET", "/account/my/{workspace_id}/new",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="List the accounts in use, in their order.",
)

LIST_DELETED_ACCOUNTS = Call(
    "listDeletedAccounts", "GET", "/account/my/{workspace_id}/deleted",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="List deleted accounts, last deleted first.",
)

GET_BALANCE = Call(
    "getBalance", "GET", "/account/my/{workspace_id}/balance",
    tag="accounts", answer=Balance,
    right=InWorkspace(Action.READ),
    description="Return the balance of the shown accounts in the workspace currency.",
)

LIST_ACCOUNT_HISTORY = Call(
    "listAccountHistory", "GET", "/account/my/account-history/{workspace_id}",
    tag="accounts", answer=list[AccountHistoryEntry],
    right=InWorkspace(Action.READ),
    description="List the last 200 changes of balances by day, each with the balance after it.",
)

CREATE_ACCOUNT = BodyCall(
    "createAccount", "POST", "/account/{workspace_id}/create",
    tag="accounts", body=AccountCreate, answer=Account, status=201,
    right=InWorkspace(Action.WRITE),
    description="Create an account with its opening balance.",
)

ORDER_ACCOUNTS = BodyCall(
    "orderAccounts", "PUT", "/account/{workspace_id}/order",
    tag="accounts", body=NewOrder, answer=list[Account],
    right=InWorkspace(Action.WRITE),
    description="Reorder accounts; the answer is all accounts in use.",
)

UPDATE_ACCOUNT = BodyCall(
    "updateAccount", "PUT", "/account/{account_id}",
    tag="accounts", body=AccountUpdate, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Change the given fields of an account.",
)

DELETE_ACCOUNT = Call(
    "deleteAccount", "DELETE", "/account/{account_id}",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Delete an account; it can be restored.",
)

RESTORE_ACCOUNT = Call(
    "restoreAccount", "PUT", "/account/{account_id}/restore",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Restore a deleted account.",
)

SET_MAIN_ACCOUNT = BodyCall(
    "setMainAccount", "PUT", "/account/{account_id}/main-account",
    tag="accounts", body=MainAccount, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Set or unset the main account; unset, the oldest other one becomes it.",
)
