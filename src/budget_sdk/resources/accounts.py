"""Accounts (money sources), their history, the balance over them and transfers between them."""

from collections.abc import Sequence

from budget_core.contract.entries import history_calls
from budget_core.contract.money import accounts as calls
from budget_core.contract.money.accounts import Account, AccountHistoryEntry
from budget_sdk.calls import AsyncResource, Resource, endpoint, ordering, row_body, workspace_body
from budget_sdk.charts import Balance
from budget_sdk.tables import Table


class _Accounts:
    @endpoint(calls.LIST_ACCOUNTS)
    def list(self, workspace_id: str | None = None) -> Table[Account]: ...

    @endpoint(calls.LIST_DELETED_ACCOUNTS)
    def deleted(self, workspace_id: str | None = None) -> Table[Account]: ...

    @endpoint(calls.GET_BALANCE)
    def balance(self, workspace_id: str | None = None) -> Balance:
        """Return the balance of the shown accounts in the workspace currency."""

    @endpoint(calls.LIST_ACCOUNT_HISTORY)
    def history(self, workspace_id: str | None = None) -> Table[AccountHistoryEntry]: ...

    create = workspace_body(calls.CREATE_ACCOUNT)
    update = row_body(calls.UPDATE_ACCOUNT)

    @endpoint(calls.DELETE_ACCOUNT)
    def delete(self, account_id: str) -> Account: ...

    @ordering(calls.ORDER_ACCOUNTS)
    def order(self, ids: Sequence[str], workspace_id: str | None = None) -> Table[Account]:
        """Put these first, in this order; the others follow as they were."""

    @endpoint(calls.RESTORE_ACCOUNT)
    def restore(self, account_id: str) -> Account: ...

    set_main = row_body(calls.SET_MAIN_ACCOUNT)
    transfer = row_body(history_calls.TRANSFER)


class Accounts(_Accounts, Resource):
    """`client.accounts`, blocking."""


class AsyncAccounts(_Accounts, AsyncResource):
    """`client.accounts`, awaiting."""
