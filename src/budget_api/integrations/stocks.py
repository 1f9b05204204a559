"""Protocol of sources of stock prices."""

from typing import Protocol

from budget_api.integrations.download import SourceError
from budget_core.contract.money.stocks import Stock, StockQuote


class SourceLimitError(SourceError):
    """Rate limit of the source."""


class StockProvider(Protocol):
    """Source of stock prices; its calls raise SourceError, and SourceLimitError for too many."""

    async def search(self, text: str) -> list[Stock]:
        """Return securities whose symbol or name begins with the text, the best first."""
        ...

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        """Return the last price on an exchange, by default the main one.

        None for an unknown symbol.
        """
        ...
