"""Calls about accounts."""

from budget_core.access import Action
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

LIST_ACCOUNTS = Call(
    "listAccounts", "GET", "/account/my/{workspace_id}/new",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="Accounts that are not deleted, in their order.",
)

LIST_DELETED_ACCOUNTS = Call(
    "listDeletedAccounts", "GET", "/account/my/{workspace_id}/deleted",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="Deleted accounts, last deleted first.",
)

GET_BALANCE = Call(
    "getBalance", "GET", "/account/my/{workspace_id}/balance",
    tag="accounts", answer=Balance,
    right=InWorkspace(Action.READ),
    description="The sum of the shown accounts in the workspace currency, and what could not be converted.",
)

LIST_ACCOUNT_HISTORY = Call(
    "listAccountHistory", "GET", "/account/my/account-history/{workspace_id}",
    tag="accounts", answer=list[AccountHistoryEntry],
    right=InWorkspace(Action.READ),
    description="The last 200 moves of balances, by the day of each, with the balance after it.",
)

CREATE_ACCOUNT = BodyCall(
    "createAccount", "POST", "/account/{workspace_id}/create",
    tag="accounts", body=AccountCreate, answer=Account, status=201,
    right=InWorkspace(Action.WRITE),
    description="Make an account with its opening balance.",
)

ORDER_ACCOUNTS = BodyCall(
    "orderAccounts", "PUT", "/account/{workspace_id}/order",
    tag="accounts", body=NewOrder, answer=list[Account],
    right=InWorkspace(Action.WRITE),
    description="Put accounts in order; the answer is all that are not deleted.",
)

UPDATE_ACCOUNT = BodyCall(
    "updateAccount", "PUT", "/account/{account_id}",
    tag="accounts", body=AccountUpdate, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Change the fields the body carries.",
)

DELETE_ACCOUNT = Call(
    "deleteAccount", "DELETE", "/account/{account_id}",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Put an account aside; it can be restored.",
)

RESTORE_ACCOUNT = Call(
    "restoreAccount", "PUT", "/account/{account_id}/restore",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Bring a deleted account back.",
)

SET_MAIN_ACCOUNT = BodyCall(
    "setMainAccount", "PUT", "/account/{account_id}/main-account",
    tag="accounts", body=MainAccount, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Make it the main account, or hand the flag to the oldest other one.",
)
