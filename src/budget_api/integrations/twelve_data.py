"""Stock prices of twelvedata.com."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from budget_api.integrations.download import TIMEOUT_SECONDS, SourceError, decoded, download
from budget_api.integrations.stocks import SourceLimitError
from budget_api.integrations.twelve_data_answers import FoundStocks, Quote, quote, said, stock
from budget_core.contract.stocks import Stock, StockQuote
from budget_core.limits import STOCKS_FOUND_MAX

_UNKNOWN = {HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.REQUEST_URI_TOO_LONG}


@dataclass(frozen=True, slots=True)
class TwelveData:
    """twelvedata.com. It says what went wrong in the body, with or without the status of the answer."""

    key: str = field(repr=False)
    url: str
    timeout_seconds: float = TIMEOUT_SECONDS

    async def search(self, text: str) -> list[Stock]:
        body = await self._ask("symbol_search", {"symbol": text, "outputsize": str(STOCKS_FOUND_MAX)})
        found = decoded(self.url, body, FoundStocks).data if body is not None else []
        return [stock(row) for row in found[:STOCKS_FOUND_MAX] if row.symbol]

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        place = {"exchange": exchange} if exchange else {}
        body = await self._ask("quote", {"symbol": symbol, **place})
        return quote(self.url, decoded(self.url, body, Quote)) if body is not None else None

    async def _ask(self, call: str, query: Mapping[str, str]) -> bytes | None:
        """Return the body of an answer; None when what was asked about is unknown."""
        url = f"{self.url}/{call}"
        answer = await download(url, {"Authorization": f"apikey {self.key}"}, self.timeout_seconds, query)
        status = said(answer.body) or answer.status
        if status == HTTPStatus.OK:
            return answer.body
        if status in _UNKNOWN:
            return None
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            raise SourceLimitError(f"{url} was asked too often")
        if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
            raise SourceError(f"{url} does not take the key of BUDGET_STOCKS_KEY, or not for this ({status})")
        raise SourceError(f"{url} answered {status}")
