"""Calls about stocks."""

from budget_core.contract.call import Call, SignedIn
from budget_core.contract.stocks import Stock, StockQuery, StockQuote
from budget_core.people.grants import AccessLevel

SEARCH_STOCKS = Call(
    "searchStocks", "GET", "/stocks",
    tag="stocks", query=StockQuery, answer=list[Stock],
    right=SignedIn(AccessLevel.BASICS), limit="STOCKS",
    description="Find securities by name or symbol, twenty at most.",
)

GET_STOCK = Call(
    "getStock", "GET", "/stocks/item",
    tag="stocks", query=StockQuery, answer=StockQuote,
    right=SignedIn(AccessLevel.BASICS), limit="STOCKS", refusals=(404,),
    description="Return the last price of a symbol, `AAPL`, or of one on an exchange, `AAPL:NASDAQ`.",
)
