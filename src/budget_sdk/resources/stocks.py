"""Stocks and their prices."""

from budget_core.contract.money import stocks as calls
from budget_core.contract.money.stocks import Stock, StockQuote
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.tables import Table


class _Stocks:
    @endpoint(calls.SEARCH_STOCKS)
    def search(self, text: str) -> Table[Stock]: ...

    @endpoint(calls.GET_STOCK)
    def get(self, symbol: str) -> StockQuote: ...


class Stocks(_Stocks, Resource):
    """`client.stocks`, blocking."""


class AsyncStocks(_Stocks, AsyncResource):
    """`client.stocks`, awaiting."""
