"""Sources of exchange rates per `BASE`: one without a key, and one with a key."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from http import HTTPStatus
from typing import Annotated, Final, Protocol

import msgspec

from budget_api.integrations.download import TIMEOUT_SECONDS, SourceError, decode_answer, download
from budget_core.base.rates import BASE, Rates, accept, read_answer

logger = logging.getLogger(__name__)


class RateProvider(Protocol):
    """Source of rates."""

    async def fetch(self) -> Rates:
        """Return the newest rates per `BASE`. Raises: SourceError."""
        ...


async def refreshed(provider: RateProvider, previous: Rates) -> Rates:
    """Return new plausible rates.

    On failure, or without newer ones, the previous rates.
    """
    try:
        return accept(await provider.fetch(), previous)
    except SourceError as error:
        logger.warning("No new exchange rates, those of %s stay: %s", previous.date, error)
        return previous


CURRENCYAPI_URL: Final = "https://api.currencyapi.com"


@dataclass(frozen=True, slots=True)
class FawazahmedRates:
    """Daily files of the fawazahmed0 currency API (CC0): fiat, metals and crypto.

    Hosts are tried one after the other.
    """

    today: Callable[[], date]
    urls: tuple[str, ...]
    timeout_seconds: float = TIMEOUT_SECONDS

    async def fetch(self) -> Rates:
        """Return the rates of the first host that answers.

        Raises: SourceError, with the reason of every host, when none does.
        """
        failures: list[str] = []
        for url in self.urls:
            try:
                return self._read(url, await _download(url, {}, self.timeout_seconds))
            except SourceError as error:
                failures.append(str(error))
        raise SourceError("; ".join(failures))

    def _read(self, url: str, body: bytes) -> Rates:
        answer = decode_answer(url, body, _FawazahmedAnswer)
        published = {code.upper(): _text(value) for code, value in answer.usd.items()}
        return _checked(url, answer.date, published, self.today())


@dataclass(frozen=True, slots=True)
class CurrencyapiRates:
    """Client of currencyapi.com, version 3, with a key."""

    today: Callable[[], date]
    key: str = field(repr=False)
    url: str = CURRENCYAPI_URL
    timeout_seconds: float = TIMEOUT_SECONDS

    async def fetch(self) -> Rates:
        """Return the latest rates.

        Raises: SourceError when the service or its answer is unusable.
        """
        url = f"{self.url}/v3/latest?base_currency={BASE}"
        answer = decode_answer(
            url, await _download(url, {"apikey": self._header()}, self.timeout_seconds), _CurrencyapiAnswer
        )
        published = {code: _text(rate.value) for code, rate in answer.data.items()}
        day = answer.meta.last_updated_at.astimezone(UTC).date()
        return _checked(url, day, published, self.today())

    def _header(self) -> str:
        """Return the header with the key; the HTTP library would log one it can't send."""
        key = self.key.strip()
        if not key.isascii() or not key.isprintable():
            raise SourceError("the key of currencyapi.com has characters that no key has")
        return key


def rate_provider(urls: tuple[str, ...], currencyapi_key: str | None) -> RateProvider | None:
    """Return the configured source, preferring the one with a key; None without any."""
    if currencyapi_key:
        return CurrencyapiRates(_today, currencyapi_key)
    return FawazahmedRates(_today, urls) if urls else None


def _today() -> date:
    return datetime.now(UTC).date()


class _FawazahmedAnswer(msgspec.Struct):
    date: date
    usd: dict[str, msgspec.Raw]


class _CurrencyapiMeta(msgspec.Struct):
    last_updated_at: Annotated[datetime, msgspec.Meta(tz=True)]


class _CurrencyapiRate(msgspec.Struct):
    value: msgspec.Raw


class _CurrencyapiAnswer(msgspec.Struct):
    meta: _CurrencyapiMeta
    data: dict[str, _CurrencyapiRate]


async def _download(url: str, headers: Mapping[str, str], timeout_seconds: float) -> bytes:
    answer = await download(url, headers, timeout_seconds)
    if answer.status != HTTPStatus.OK:
        raise SourceError(f"{url} answered {answer.status}")
    return answer.body


def _text(value: msgspec.Raw) -> str:
    """Return a JSON value as text; the core rejects invalid numbers."""
    return bytes(value).decode("latin-1")


def _checked(url: str, day: date, published: Mapping[str, str], today: date) -> Rates:
    rates = read_answer(day, published, today)
    if rates is None:
        raise SourceError(f"{url} answered with {len(published)} rates of {day}, which can't be right")
    return rates
