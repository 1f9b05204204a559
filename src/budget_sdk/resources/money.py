"""Accounts with their history and balance, currency rates, and stocks."""

from collections.abc import Sequence

from budget_core.contract.entries import history_calls
from budget_core.contract.money import accounts, currencies, stocks
from budget_core.contract.money.accounts import Account, AccountHistoryEntry
from budget_core.contract.money.currencies import CurrencyRates
from budget_core.contract.money.stocks import Stock, StockQuote
from budget_sdk.calls import AsyncResource, Resource, endpoint, ordering, row_body, workspace_body
from budget_sdk.charts import Balance
from budget_sdk.tables import Table


class _Accounts:
    @endpoint(accounts.LIST_ACCOUNTS)
    def list(self, workspace_id: str | None = None) -> Table[Account]: ...

    @endpoint(accounts.LIST_DELETED_ACCOUNTS)
    def deleted(self, workspace_id: str | None = None) -> Table[Account]: ...

    @endpoint(accounts.GET_BALANCE)
    def balance(self, workspace_id: str | None = None) -> Balance:
        """Return the balance of the shown accounts in the workspace currency."""

    @endpoint(accounts.LIST_ACCOUNT_HISTORY)
    def history(self, workspace_id: str | None = None) -> Table[AccountHistoryEntry]: ...

    create = workspace_body(accounts.CREATE_ACCOUNT)
    update = row_body(accounts.UPDATE_ACCOUNT)

    @endpoint(accounts.DELETE_ACCOUNT)
    def delete(self, account_id: str) -> Account: ...

    @ordering(accounts.ORDER_ACCOUNTS)
    def order(self, ids: Sequence[str], workspace_id: str | None = None) -> Table[Account]:
        """Put these first, in this order; the others follow as they were."""

    @endpoint(accounts.RESTORE_ACCOUNT)
    def restore(self, account_id: str) -> Account: ...

    set_main = row_body(accounts.SET_MAIN_ACCOUNT)
    transfer = row_body(history_calls.TRANSFER)


class Accounts(_Accounts, Resource):
    """`client.accounts`, blocking."""


class AsyncAccounts(_Accounts, AsyncResource):
    """`client.accounts`, awaiting."""


class _Currencies:
    @endpoint(currencies.GET_RATES)
    def rates(self) -> CurrencyRates: ...

    @endpoint(currencies.GET_RATES_BY)
    def rates_by(self, base_currency: str) -> CurrencyRates: ...


class Currencies(_Currencies, Resource):
    """`client.currencies`, blocking."""


class AsyncCurrencies(_Currencies, AsyncResource):
    """`client.currencies`, awaiting."""


class _Stocks:
    @endpoint(stocks.SEARCH_STOCKS)
    def search(self, text: str) -> Table[Stock]: ...

    @endpoint(stocks.GET_STOCK)
    def get(self, symbol: str) -> StockQuote: ...


class Stocks(_Stocks, Resource):
    """`client.stocks`, blocking."""


class AsyncStocks(_Stocks, AsyncResource):
    """`client.stocks`, awaiting."""
