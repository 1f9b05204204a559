"""Handlers of the calls about stocks."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers
from budget_api.calls.request import Request
from budget_api.stocks.service import StockPrices
from budget_core.contract.money import stocks as calls
from budget_core.contract.money.stocks import Stock, StockQuote


class StocksContext(handler.CallContext, Protocol):
    """Services that calls about stocks need."""

    @property
    def stocks(self) -> StockPrices:
        """Search and prices of stocks, from the cache where fresh."""


async def search_stocks(context: StocksContext, request: Request) -> list[Stock]:
    """Return securities of a name or symbol."""
    return await context.stocks.search(request.query.search)


async def get_stock(context: StocksContext, request: Request) -> StockQuote:
    """Return the last price of a symbol."""
    return await context.stocks.quote(request.query.search)


HANDLERS: Handlers[StocksContext] = {calls.SEARCH_STOCKS: search_stocks, calls.GET_STOCK: get_stock}
