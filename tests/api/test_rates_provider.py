"""The rate sources against a real HTTP server on the loopback that answers well, badly, or not at all."""

import asyncio
import gzip
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from budget_api.integrations import rate_sources
from budget_api.integrations.download import ANSWER_MAX_BYTES, SourceError
from budget_api.integrations.rate_sources import CurrencyapiRates, FawazahmedRates, RateProvider
from budget_core.base.currencies import catalogue
from budget_core.base.rates import Rates, snapshot
from tests.api.wire import LoopClock
from tests.waiting import WAIT_SECONDS

TODAY = date(2026, 11, 21)
YESTERDAY = date(2026, 11, 20)
KEY = "secret-key"


@dataclass
class Source:
    """Answers with the bytes of the path, then closes. A path without any stays silent; a dripping one never ends."""

    answers: dict[str, bytes]
    dripping: frozenset[str] = frozenset()
    requests: list[str] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    address: str = ""
    _serving: list[asyncio.Task[Any]] = field(default_factory=list)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.append(task)
        with suppress(ConnectionError):
            await self._answer(reader, writer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        path = head.split()[1]
        self.requests.append(head)
        self.changed.set()
        writer.write(self.answers.get(path, b""))
        await writer.drain()
        while path in self.dripping:
            writer.write(b" ")
            await writer.drain()
            self.changed.set()
            await asyncio.sleep(0)
        if path not in self.answers:
            await reader.read()

    async def change(self) -> None:
        """Wait until a request came, or something dripped, since the last time."""
        await self.changed.wait()
        self.changed.clear()

    def url(self, path: str) -> str:
        return f"{self.address}{path}"

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Source"]:
        async with await asyncio.start_server(self._serve, "127.0.0.1", 0) as server:
            self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            try:
                yield self
            finally:
                await asyncio.gather(*self._serving)


def http(body: bytes | str, status: str = "200 OK", *headers: str) -> bytes:
    content = body.encode() if isinstance(body, str) else body
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(content)}", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


def daily(**values: Any) -> str:
    """A file of the fawazahmed0 source: a rate of 2 for everything, but for the values given."""
    return json.dumps({"date": "2026-11-21", "usd": dict.fromkeys(map(str.lower, catalogue()), 2) | values})


def latest(updated: str = "2026-11-20T23:59:59Z", **values: Any) -> str:
    """An answer of currencyapi.com: a rate of 2 for everything, but for the values given."""
    every = dict.fromkeys(catalogue(), 2) | values
    data = {code: {"code": code, "value": value} for code, value in every.items()}
    return json.dumps({"meta": {"last_updated_at": updated}, "data": data})


def fetched(answers: dict[str, bytes], provider: Callable[[Source], RateProvider]) -> Rates:
    async def scenario() -> Rates:
        async with Source(answers).running() as source:
            return await provider(source).fetch()

    return asyncio.run(scenario())


def fawazahmed(source: Source) -> FawazahmedRates:
    return FawazahmedRates(lambda: TODAY, (source.url("/first"), source.url("/second")), WAIT_SECONDS)


def currencyapi(source: Source) -> CurrencyapiRates:
    return CurrencyapiRates(lambda: TODAY, KEY, source.address, WAIT_SECONDS)


CURRENCYAPI_PATH = "/v3/latest?base_currency=USD"

BAD_ANSWERS = {
    "an error": http("oops", "500 Internal Server Error"),
    "a redirect": http("", "302 Found", "Location: /second"),
    "no JSON": http("<html>"),
    "no UTF-8": http(b'{"date":"2026-11-21","usd":{"\xff":1}}'),
    "another shape": http('{"date": "2026-11-21", "usd": [1, 2]}'),
    "no day": http('{"date": "soon", "usd": {}}'),
    "few rates": http('{"date": "2026-11-21", "usd": {"eur": 0.88}}'),
    "a day that is not yet": http(daily().replace("2026-11-21", "2999-01-01")),
    "more than a megabyte": http(daily() + " " * ANSWER_MAX_BYTES),
    "compressed though not asked to": http(gzip.compress(daily().encode()), "200 OK", "Content-Encoding: gzip"),
    "endless nesting": http('{"date": "2026-11-21", "usd": {"eur": ' + "[" * 100_000),
    "a body that breaks off": http(daily()).replace(b"Content-Length: ", b"Content-Length: 9"),
    "no HTTP": b"hello\r\n\r\n",
    "nothing": b"",
}


def test_the_daily_file_gives_rates_with_their_day_exactly_as_published() -> None:
    body = daily(eur=0).replace('"eur": 0', '"eur": 0.88022588000000000001')
    result = fetched({"/first": http(body)}, fawazahmed)
    assert result.base == "USD"
    assert result.date == TODAY
    assert result.rate("EUR") == Decimal("0.88022588000000000001")
    assert result.rate("USD") == 1


def test_values_that_cannot_be_rates_are_left_out() -> None:
    body = daily(eur=None, pln="4", jpy=-1, uah=0, xau=[1], btc=1e-300, eth=0.5)
    result = fetched({"/first": http(body)}, fawazahmed)
    assert [result.rate(code) for code in ("EUR", "PLN", "JPY", "UAH", "XAU", "BTC")] == [None] * 6
    assert result.rate("ETH") == Decimal("0.5")


@pytest.mark.parametrize("answer", BAD_ANSWERS.values(), ids=BAD_ANSWERS)
def test_the_second_host_is_asked_when_the_first_gives_no_rates(answer: bytes) -> None:
    result = fetched({"/first": answer, "/second": http(daily(eur=0.9))}, fawazahmed)
    assert result.rate("EUR") == Decimal("0.9")


@pytest.mark.parametrize("answer", BAD_ANSWERS.values(), ids=BAD_ANSWERS)
def test_bad_answers_of_both_hosts_are_named_together(answer: bytes) -> None:
    with pytest.raises(SourceError, match=r"http://\S+/first .*; http://\S+/second "):
        fetched({"/first": answer, "/second": answer}, fawazahmed)


def test_the_second_host_is_left_alone_when_the_first_answers() -> None:
    async def scenario() -> list[str]:
        async with Source({"/first": http(daily())}).running() as source:
            await fawazahmed(source).fetch()
            return source.requests

    assert [head.split()[1] for head in asyncio.run(scenario())] == ["/first"]


def test_a_redirect_is_not_followed() -> None:
    async def scenario() -> list[str]:
        answers = {"/first": BAD_ANSWERS["a redirect"], "/second": http("")}
        async with Source(answers | {"/third": http(daily())}).running() as source:
            with pytest.raises(SourceError, match="answered 302"):
                await replace(fawazahmed(source), urls=(source.url("/first"),)).fetch()
            return source.requests

    assert len(asyncio.run(scenario())) == 1


async def given_up(source: Source, clock: LoopClock, provider: RateProvider, moves: int, seconds: float) -> None:
    """Fetch while the clock moves, each time after something came to or from the source."""
    fetching = asyncio.create_task(provider.fetch())
    for _ in range(moves):
        await source.change()
        await clock.move(seconds)
    await fetching


def test_a_host_that_stays_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock = LoopClock(monkeypatch)
        async with Source({}).running() as source:
            await given_up(source, clock, fawazahmed(source), 2, WAIT_SECONDS + 1)

    with pytest.raises(SourceError, match=r"/first did not answer within 120 s; .*/second did not answer"):
        asyncio.run(scenario())


def test_an_answer_that_drips_in_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock = LoopClock(monkeypatch)
        endless = b"HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n"
        async with Source({"/first": endless}, frozenset({"/first"})).running() as source:
            only = replace(fawazahmed(source), urls=(source.url("/first"),))
            await given_up(source, clock, only, 3, 0.4 * WAIT_SECONDS)

    with pytest.raises(SourceError, match="did not answer within"):
        asyncio.run(scenario())


def test_a_host_that_is_down_is_named() -> None:
    async def scenario() -> None:
        async with Source({}).running() as source:
            url = source.url("/")
        await FawazahmedRates(lambda: TODAY, (url,)).fetch()

    with pytest.raises(SourceError, match=r"http://127.0.0.1:\d+/ can't be reached"):
        asyncio.run(scenario())


def test_an_address_that_is_none_is_named() -> None:
    with pytest.raises(SourceError, match="can't be reached"):
        asyncio.run(FawazahmedRates(lambda: TODAY, ("http://\x01",)).fetch())


def test_currencyapi_gives_rates_with_the_day_of_their_last_update() -> None:
    result = fetched({CURRENCYAPI_PATH: http(latest(EUR=0.8123456789))}, currencyapi)
    assert result.date == YESTERDAY
    assert result.rate("EUR") == Decimal("0.8123456789")


def test_the_last_update_is_counted_in_utc() -> None:
    result = fetched({CURRENCYAPI_PATH: http(latest("2026-11-21T01:00:00+02:00"))}, currencyapi)
    assert result.date == YESTERDAY


def test_currencyapi_is_asked_with_the_key_in_a_header() -> None:
    async def scenario() -> list[str]:
        async with Source({CURRENCYAPI_PATH: http(latest())}).running() as source:
            await replace(currencyapi(source), key=f"{KEY}\n").fetch()
            return source.requests

    (head,) = asyncio.run(scenario())
    assert f"\r\napikey: {KEY}\r\n" in head


@pytest.mark.parametrize(
    "answer",
    [http("{}", "401 Unauthorized"), http("{}", "429 Too Many Requests"), http("{}"), http(latest("yesterday"))],
)
def test_a_refusal_of_currencyapi_is_told_without_the_key(answer: bytes) -> None:
    with pytest.raises(SourceError) as raised:
        fetched({CURRENCYAPI_PATH: answer}, currencyapi)
    assert KEY not in str(raised.value)


@pytest.mark.parametrize("key", ["secret\nkey", "secret-ключ"])
def test_a_key_that_no_header_can_carry_is_refused_without_being_told(key: str) -> None:
    with pytest.raises(SourceError) as raised:
        fetched({CURRENCYAPI_PATH: http(latest())}, lambda source: replace(currencyapi(source), key=key))
    assert "secret" not in str(raised.value)


def test_a_provider_does_not_show_its_key() -> None:
    assert KEY not in repr(CurrencyapiRates(lambda: TODAY, KEY))


@dataclass
class Fixed:
    """A provider that gives what it was made with."""

    result: Rates | SourceError

    async def fetch(self) -> Rates:
        if isinstance(self.result, SourceError):
            raise self.result
        return self.result


def test_newer_rates_replace_the_previous_ones() -> None:
    fresh = replace(snapshot(), date=TODAY)
    assert asyncio.run(rate_sources.refreshed(Fixed(fresh), snapshot())) == fresh


def test_a_doubtful_fiat_rate_of_a_source_is_held() -> None:
    previous = Rates("USD", YESTERDAY, {"USD": Decimal(1), "EUR": Decimal("0.88")})
    fresh = replace(previous, date=TODAY, data={**previous.data, "EUR": Decimal("88")})
    kept = asyncio.run(rate_sources.refreshed(Fixed(fresh), previous))
    assert (kept.rate("EUR"), kept.date) == (Decimal("0.88"), TODAY)


def test_the_previous_rates_stay_when_the_source_fails(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        kept = asyncio.run(rate_sources.refreshed(Fixed(SourceError("the host is down")), snapshot()))
    assert kept is snapshot()
    assert "the host is down" in caplog.text
