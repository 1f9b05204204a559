"""Stocks and their prices."""

from budget_core.contract.stocks import Stock, StockQuote
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Stocks:
    @endpoint
    @staticmethod
    def search(text: str) -> Operation[Table[Stock]]:
        """Securities that go by a name or a symbol, twenty at most."""
        return Operation("GET", "/stocks", Table[Stock], query={"search": text})

    @endpoint
    @staticmethod
    def get(symbol: str) -> Operation[StockQuote]:
        """The last price of a symbol, `AAPL`, or of one on an exchange, `AAPL:NASDAQ`."""
        return Operation("GET", "/stocks/item", StockQuote, query={"search": symbol})


class Stocks(_Stocks, Resource):
    """`client.stocks`, blocking."""


class AsyncStocks(_Stocks, AsyncResource):
    """`client.stocks`, awaiting."""
