"""Client of twelvedata.com for stock prices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from budget_api.integrations.download import TIMEOUT_SECONDS, SourceError, decode_answer, download
from budget_api.integrations.stocks import SourceLimitError
from budget_api.integrations.twelve_data_answers import FoundStocks, Quote, quote, read_status, stock
from budget_core.base.limits import STOCKS_FOUND_MAX
from budget_core.contract.money.stocks import Stock, StockQuote

_UNKNOWN = {HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.REQUEST_URI_TOO_LONG}


@dataclass(frozen=True, slots=True)
class TwelveData:
    """Client of twelvedata.com, whose errors may be in the body of a successful answer."""

    key: str = field(repr=False)
    url: str
    timeout_seconds: float = TIMEOUT_SECONDS

    async def search(self, text: str) -> list[Stock]:
        """Return the stocks that match a name or symbol, best first.

        At most `STOCKS_FOUND_MAX`. Raises: SourceError.
        """
        body = await self._ask("symbol_search", {"symbol": text, "outputsize": str(STOCKS_FOUND_MAX)})
        rows = decode_answer(self.url, body, FoundStocks).data if body is not None else []
        return [stock(row) for row in rows[:STOCKS_FOUND_MAX] if row.symbol]

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        """Return the latest price of a symbol; None when the service does not know it.

        An empty `exchange` leaves the choice to the service. Raises: SourceError.
        """
        place = {"exchange": exchange} if exchange else {}
        body = await self._ask("quote", {"symbol": symbol, **place})
        return quote(self.url, decode_answer(self.url, body, Quote)) if body is not None else None

    async def _ask(self, call: str, query: Mapping[str, str]) -> bytes | None:
        """Return the body of an answer; None for an unknown symbol."""
        url = f"{self.url}/{call}"
        answer = await download(url, {"Authorization": f"apikey {self.key}"}, self.timeout_seconds, query)
        status = read_status(answer.body) or answer.status
        if status == HTTPStatus.OK:
            return answer.body
        if status in _UNKNOWN:
            return None
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            raise SourceLimitError(f"{url} was asked too often")
        if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
            raise SourceError(f"{url} does not take the key of BUDGET_STOCKS_KEY, or not for this ({status})")
        raise SourceError(f"{url} answered {status}")
