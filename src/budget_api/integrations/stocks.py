"""Where stock prices come from. A provider asks and reads."""

from typing import Protocol

from budget_api.integrations.download import SourceError
from budget_core.contract.stocks import Stock, StockQuote


class SourceLimitError(SourceError):
    """The source was asked too often."""


class StockProvider(Protocol):
    """A source of stock prices. `SourceError` when it gives none, `SourceLimitError` when it wants to be left alone."""

    async def search(self, text: str) -> list[Stock]:
        """Securities whose symbol or name the text is the beginning of, the best first."""
        ...

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        """Return the last price; None for a symbol that is not known. Without an exchange that of its main one."""
        ...
