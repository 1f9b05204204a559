"""Accounts (money sources), their history, the balance over them and transfers between them."""

from collections.abc import Sequence

from budget_core.contract.accounts import (
    Account,
    AccountCreate,
    AccountHistoryEntry,
    AccountUpdate,
    MainAccount,
    Transfer,
)
from budget_core.contract.history import HistoryEntry
from budget_core.contract.ordering import NewOrder
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.figures import Balance
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Accounts:
    @endpoint
    @staticmethod
    def list(workspace_id: str | None = None) -> Operation[Table[Account]]:
        """Accounts that are not deleted."""
        return Operation("GET", "/account/my/{workspace_id}/new", Table[Account], (workspace_id,))

    @endpoint
    @staticmethod
    def deleted(workspace_id: str | None = None) -> Operation[Table[Account]]:
        """Accounts that can be restored."""
        return Operation("GET", "/account/my/{workspace_id}/deleted", Table[Account], (workspace_id,))

    @endpoint
    @staticmethod
    def balance(workspace_id: str | None = None) -> Operation[Balance]:
        """The sum over the accounts shown in it, in the workspace currency."""
        return Operation("GET", "/account/my/{workspace_id}/balance", Balance, (workspace_id,))

    @endpoint
    @staticmethod
    def history(workspace_id: str | None = None) -> Operation[Table[AccountHistoryEntry]]:
        """How the balances moved."""
        route = "/account/my/account-history/{workspace_id}"
        return Operation("GET", route, Table[AccountHistoryEntry], (workspace_id,))

    @with_body(AccountCreate)
    @staticmethod
    def create(workspace_id: str | None, data: AccountCreate) -> Operation[Account]:
        """Open an account."""
        return Operation("POST", "/account/{workspace_id}/create", Account, (workspace_id,), data)

    @with_body(AccountUpdate)
    @staticmethod
    def update(account_id: str, data: AccountUpdate) -> Operation[Account]:
        """Change the fields the body carries."""
        return Operation("PUT", "/account/{account_id}", Account, (account_id,), data)

    @endpoint
    @staticmethod
    def order(ids: Sequence[str], workspace_id: str | None = None) -> Operation[Table[Account]]:
        """Put these first, in this order; the others follow as they were."""
        return Operation("PUT", "/account/{workspace_id}/order", Table[Account], (workspace_id,), NewOrder(ids=[*ids]))

    @endpoint
    @staticmethod
    def delete(account_id: str) -> Operation[Account]:
        """Remove it; it can be restored."""
        return Operation("DELETE", "/account/{account_id}", Account, (account_id,))

    @endpoint
    @staticmethod
    def restore(account_id: str) -> Operation[Account]:
        """Bring a deleted account back."""
        return Operation("PUT", "/account/{account_id}/restore", Account, (account_id,))

    @with_body(MainAccount)
    @staticmethod
    def set_main(account_id: str, data: MainAccount) -> Operation[Account]:
        """Make it the main account, or hand that over to the oldest other one."""
        return Operation("PUT", "/account/{account_id}/main-account", Account, (account_id,), data)

    @with_body(Transfer)
    @staticmethod
    def transfer(account_id: str, data: Transfer) -> Operation[HistoryEntry]:
        """Add an amount to the account, or move it there from another one."""
        return Operation("POST", "/account/transfer/{account_id}", HistoryEntry, (account_id,), data)


class Accounts(_Accounts, Resource):
    """`client.accounts`, blocking."""


class AsyncAccounts(_Accounts, AsyncResource):
    """`client.accounts`, awaiting."""
