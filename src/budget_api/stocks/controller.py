"""Calls about stocks."""

from typing import Annotated

from budget_api.access.guards import authenticate
from budget_api.http.routes import Controller, NamedDependency, QueryParameter, get
from budget_api.stocks import service
from budget_core.contract.stocks import Stock, StockQuote
from budget_core.grants import Reach

Stocks = NamedDependency[service.Stocks]
Search = Annotated[str, QueryParameter(name="search")]


class StockController(Controller):
    """Securities and their prices."""

    path = "/stocks"
    tags = ("stocks",)
    guards = (authenticate(Reach.BASICS),)

    @get("/", operation_id="searchStocks")
    async def search_stocks(self, stocks: Stocks, search: Search) -> list[Stock]:
        """Securities that go by a name or a symbol, twenty at most."""
        return await stocks.search(search)

    @get("/item", operation_id="getStock", opt={"refusals": (404,)})
    async def get_stock(self, stocks: Stocks, search: Search) -> StockQuote:
        """The last price of a symbol, `AAPL`, or of one on an exchange, `AAPL:NASDAQ`."""
        return await stocks.quote(search)
