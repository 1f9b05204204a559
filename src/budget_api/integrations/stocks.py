"""Where stock prices come from: Twelve Data.

A provider asks and reads. Everything it says is taken as a stranger's text: numbers that are none are left out, names
are shortened and freed of what a terminal would obey.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import ROUND_HALF_UP, Decimal
from http import HTTPStatus
from typing import Final, Protocol

import msgspec

from budget_api.integrations.download import TIMEOUT_SECONDS, SourceError, decoded, download
from budget_core.contract.stocks import Stock, StockQuote
from budget_core.limits import STOCKS_FOUND_MAX

TWELVE_DATA_URL: Final = "https://api.twelvedata.com"

_UNKNOWN = {HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.REQUEST_URI_TOO_LONG}
_TEXT_MAX_CHARACTERS = 100
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,20})?")


class SourceLimitError(SourceError):
    """The source was asked too often."""


class StockProvider(Protocol):
    """A source of stock prices. `SourceError` when it gives none, `SourceLimitError` when it wants to be left alone."""

    async def search(self, text: str) -> list[Stock]:
        """Securities whose symbol or name the text is the beginning of, the best first."""
        ...

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        """The last price; None for a symbol that is not known. Without an exchange that of its main one."""
        ...


@dataclass(frozen=True, slots=True)
class TwelveData:
    """twelvedata.com. It says what went wrong in the body, with or without the status of the answer."""

    key: str = field(repr=False)
    url: str = TWELVE_DATA_URL
    timeout_seconds: float = TIMEOUT_SECONDS

    async def search(self, text: str) -> list[Stock]:
        body = await self._ask("symbol_search", {"symbol": text, "outputsize": str(STOCKS_FOUND_MAX)})
        found = decoded(self.url, body, _Found).data if body else []
        return [_stock(row) for row in found[:STOCKS_FOUND_MAX] if row.symbol]

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        place = {"exchange": exchange} if exchange else {}
        body = await self._ask("quote", {"symbol": symbol, **place})
        return _quote(self.url, decoded(self.url, body, _Quote)) if body else None

    async def _ask(self, call: str, query: Mapping[str, str]) -> bytes | None:
        """The body of an answer; None when what was asked about is unknown."""
        url = f"{self.url}/{call}"
        answer = await download(url, {"Authorization": f"apikey {self.key}"}, self.timeout_seconds, query)
        status = _said(answer.body) or answer.status
        if status == HTTPStatus.OK:
            return answer.body
        if status in _UNKNOWN:
            return None
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            raise SourceLimitError(f"{url} was asked too often")
        if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
            raise SourceError(f"{url} does not take the key of BUDGET_STOCKS_KEY, or not for this ({status})")
        raise SourceError(f"{url} answered {status}")


class _Refusal(msgspec.Struct):
    code: int = 0
    status: str = ""


class _FoundStock(msgspec.Struct):
    symbol: str
    instrument_name: str = ""
    exchange: str = ""
    country: str = ""
    currency: str = ""
    instrument_type: str = ""


class _Found(msgspec.Struct):
    data: list[_FoundStock]


class _Quote(msgspec.Struct):
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
    """Of the last minute; `timestamp` is when the day began."""
    is_market_open: bool = False


def _said(body: bytes) -> int | None:
    """The status in the body of a refusal."""
    try:
        refusal = msgspec.json.decode(body, type=_Refusal)
    except (ValueError, RecursionError):
        return None
    return refusal.code if refusal.status == "error" else None


def _stock(row: _FoundStock) -> Stock:
    return Stock(
        symbol=_text(row.symbol),
        name=_text(row.instrument_name),
        exchange=_text(row.exchange),
        country=_text(row.country),
        currency_code=_text(row.currency),
        type=_text(row.instrument_type),
    )


def _quote(url: str, row: _Quote) -> StockQuote:
    price = _number(row.close)
    if price is None or price <= 0:
        raise SourceError(f"{url} answered with a price that is none")
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
    """Decimals worth showing: the source has five or more for everything, of which the last are noise."""
    if price >= 10:
        return 2
    return 4 if price >= Decimal("0.1") else 8


def _digits(value: Decimal, places: int) -> str:
    """At least two decimals, no zeros after them; never `-0.00`.

    | value     | places | digits |
    |-----------|--------|--------|
    | 148.85001 | 2      | 148.85 |
    | 4.38500   | 4      | 4.385  |
    | -0.00001  | 2      | 0.00   |
    """
    rounded = value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    whole, _, fraction = f"{rounded if rounded else abs(rounded):f}".partition(".")
    return f"{whole}.{fraction.rstrip('0').ljust(2, '0')}"


def _instant(url: str, seconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        raise SourceError(f"{url} answered with a time that is none") from None
