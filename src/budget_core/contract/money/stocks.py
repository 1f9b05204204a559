"""Stocks: search results and prices."""

from budget_core.contract.call import Call, SignedIn
from budget_core.contract.types import Instant, Query, SignedDigits, View
from budget_core.people.grants import AccessLevel


class Stock(View, kw_only=True):
    """A security on one exchange. Fields unknown to the source are empty."""

    symbol: str
    name: str
    exchange: str
    country: str
    currency_code: str
    """Code as exchanges write it: mostly ISO 4217, but also `GBp` for pence."""
    type: str


class StockQuote(View, kw_only=True):
    """The last price of a security, with its day; null if the source has none."""

    symbol: str
    name: str
    exchange: str
    currency_code: str
    price: SignedDigits
    change: SignedDigits | None
    """Since `previous_close`."""
    percent_change: SignedDigits | None
    open: SignedDigits | None
    high: SignedDigits | None
    low: SignedDigits | None
    previous_close: SignedDigits | None
    volume: int | None
    at: Instant
    """Time of the trade."""
    is_open: bool
    """True while the exchange is open."""


class StockQuery(Query, frozen=True, kw_only=True):
    """Name or symbol of `searchStocks` and `getStock`."""

    search: str


# fmt: off

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
