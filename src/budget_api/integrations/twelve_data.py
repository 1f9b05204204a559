"""Client of twelvedata.com for stock prices; its answers are not trusted."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import ROUND_HALF_UP, Decimal
from http import HTTPStatus

import msgspec

from budget_api.integrations.download import TIMEOUT_SECONDS, SourceError, decode_answer, download
from budget_api.integrations.stocks import SourceLimitError
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


_TEXT_MAX_CHARACTERS = 100
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,20})?")


class _Refusal(msgspec.Struct):
    code: int = 0
    status: str = ""


class FoundStock(msgspec.Struct):
    """Security in an answer of a search."""

    symbol: str
    instrument_name: str = ""
    exchange: str = ""
    country: str = ""
    currency: str = ""
    instrument_type: str = ""


class FoundStocks(msgspec.Struct):
    """Answer of a search."""

    data: list[FoundStock]


class Quote(msgspec.Struct):
    """Last price of a security, all numbers as text."""

    symbol: str
    close: str
    timestamp: int
    name: str = ""
    exchange: str = ""
    currency: str = ""
    change: str | None = None
    percent_change: str | None = None
    open: str | None = None
    high: str | None = None
    low: str | None = None
    previous_close: str | None = None
    volume: str | None = None
    last_quote_at: int | None = None
    """Time of the last minute; `timestamp` is the beginning of the day."""
    is_market_open: bool = False


def read_status(body: bytes) -> int | None:
    """Return the status in the body of an error."""
    try:
        refusal = msgspec.json.decode(body, type=_Refusal)
    except (ValueError, RecursionError):
        return None
    return refusal.code if refusal.status == "error" else None


def stock(row: FoundStock) -> Stock:
    """Return a found security as clients see it."""
    return Stock(
        symbol=_text(row.symbol),
        name=_text(row.instrument_name),
        exchange=_text(row.exchange),
        country=_text(row.country),
        currency_code=_text(row.currency),
        type=_text(row.instrument_type),
    )


def quote(url: str, row: Quote) -> StockQuote:
    """Return a price as clients see it. Raises: SourceError."""
    price = _number(row.close)
    if price is None or price <= 0:
        raise SourceError(f"{url} answered with an invalid price")
    places = _places(price)
    volume = _number(row.volume)
    return StockQuote(
        symbol=_text(row.symbol),
        name=_text(row.name),
        exchange=_text(row.exchange),
        currency_code=_text(row.currency),
        price=_digits(price, places),
        change=_optional(row.change, places),
        percent_change=_optional(row.percent_change, 2),
        open=_optional(row.open, places),
        high=_optional(row.high, places),
        low=_optional(row.low, places),
        previous_close=_optional(row.previous_close, places),
        volume=None if volume is None or volume < 0 else int(volume),
        at=_instant(url, row.last_quote_at or row.timestamp),
        is_open=row.is_market_open,
    )


def _text(text: str) -> str:
    return "".join(one for one in text if one.isprintable())[:_TEXT_MAX_CHARACTERS].strip()


def _number(text: str | None) -> Decimal | None:
    return Decimal(text) if text is not None and _NUMBER.fullmatch(text) else None


def _optional(text: str | None, places: int) -> str | None:
    value = _number(text)
    return None if value is None else _digits(value, places)


def _places(price: Decimal) -> int:
    """Return the number of significant decimals.

    The source has five or more, the last ones noise.
    """
    if price >= 10:
        return 2
    return 4 if price >= Decimal("0.1") else 8


def _digits(value: Decimal, places: int) -> str:
    """Return a number with at least two decimals, no zeros after them, never `-0.00`.

    | value     | places | digits |
    |-----------|--------|--------|
    | 148.85001 | 2      | 148.85 |
    | 4.38500   | 4      | 4.385  |
    | -0.00001  | 2      | 0.00   |
    """
    rounded = value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    integer, _, fraction = f"{rounded if rounded else abs(rounded):f}".partition(".")
    return f"{integer}.{fraction.rstrip('0').ljust(2, '0')}"


def _instant(url: str, seconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        raise SourceError(f"{url} answered with a time that is none") from None
