"""Stocks: what is found, what it costs, what is kept, and what a sick, greedy or foreign source does to us."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.config import ConfigError, Quota, StocksSettings, read_settings
from budget_api.integrations.download import SourceError
from budget_api.integrations.stocks import SourceLimitError
from budget_api.integrations.twelve_data import TwelveData
from budget_api.stocks.service import AnswerCache, StockPrices
from budget_core.base.errors import DomainError
from budget_core.contract.money.stocks import Stock, StockQuote
from tests.api.conftest import NewDatabase, serving
from tests.api.people import Person, sign_up
from tests.servers import server_settings
from tests.stocks import GARBAGE, KEY, MOVED, SILENT, TRADED_AT, StockSource, stock_source

SHORT_SECONDS = 0.05
"""Timeout for answers that never come; no other test waits for it."""


@pytest.fixture(scope="module")
def source() -> Iterator[StockSource]:
    with stock_source() as running:
        yield running


@pytest.fixture(scope="module")
def priced(
    new_database: NewDatabase, source: StockSource, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient[Any]]:
    """A server with a key for the source."""
    data, url = tmp_path_factory.mktemp("stocks"), new_database("stocks")
    with serving(server_settings(data, database_url=url, stocks=source.settings)) as client:
        yield client


@pytest.fixture
def sam(priced: TestClient[Any]) -> Person:
    """Somebody new on it."""
    return sign_up(priced, "Sam")


def test_a_search_finds_by_name_and_by_symbol_and_says_where_it_is_traded(sam: Person, source: StockSource) -> None:
    assert [row["symbol"] for row in sam.get("/stocks", search=" apple ")] == ["AAPL", "APC", "APLE"]
    (vodafone,) = sam.get("/stocks", search="vod")
    assert vodafone == {
        "symbol": "VOD",
        "name": "Vodafone Group Plc",
        "exchange": "LSE",
        "country": "United Kingdom",
        "currencyCode": "GBp",
        "type": "Common Stock",
    }
    assert sam.get("/stocks", search="nothing of that name") == []
    assert source.keys == {f"apikey {KEY}"}
    assert all(KEY not in path for path in source.asked)


def test_a_quote_has_prices_as_they_are_shown_and_when_it_was_traded(sam: Person) -> None:
    assert sam.get("/stocks/item", search="aapl") == {
        "symbol": "AAPL",
        "name": "Apple Inc.",
        "exchange": "NASDAQ",
        "currencyCode": "USD",
        "price": "271.49",
        "change": "3.12",
        "percentChange": "1.16",
        "open": "267.42",
        "high": "272.58",
        "low": "266.60",
        "previousClose": "268.37",
        "volume": 41213400,
        "at": datetime.fromtimestamp(TRADED_AT, UTC).isoformat().replace("+00:00", "Z"),
        "isOpen": False,
    }
    cheap = sam.get("/stocks/item", search="VOD")
    assert (cheap["price"], cheap["change"], cheap["percentChange"]) == ("4.385", "-0.023", "-0.52")


def test_an_exchange_is_named_behind_the_symbol(sam: Person) -> None:
    assert sam.get("/stocks/item", search="apc:XETR")["isOpen"] is True
    for unknown in ("APC:NASDAQ", "NOSUCH", ":NASDAQ"):
        answer = sam.call("GET", "/stocks/item", search=unknown)
        assert (answer.status_code, answer.json()["code"]) == (404, "stocks.unknown")


def test_what_was_answered_lately_is_not_asked_again(sam: Person, priced: TestClient[Any], source: StockSource) -> None:
    sam.get("/stocks", search="micro")
    sam.get("/stocks/item", search="MSFT")
    before = len(source.asked)
    other = sign_up(priced, "Olha")
    assert other.get("/stocks", search="MICRO")[0]["symbol"] == "MSFT"
    assert other.get("/stocks/item", search="msft")["price"] == "472.12"
    assert len(source.asked) == before


@pytest.mark.parametrize("path", ["/stocks", "/stocks/item"])
@pytest.mark.parametrize(
    ("search", "code"),
    [("", "required"), ("  ", "required"), ("x" * 101, "lineMax"), ("a\nb", "text"), ("a\x00b", "text")],
)
def test_a_search_that_is_none_is_refused_on_its_field(sam: Person, path: str, search: str, code: str) -> None:
    answer = sam.call("GET", path, search=search)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"search": f"validation.{code}"})


@pytest.mark.parametrize("search", ["../quote?symbol=AAPL", "http://169.254.169.254/", "AAPL&apikey=x#", "%2e%2e/"])
def test_what_is_searched_never_leads_elsewhere(sam: Person, source: StockSource, search: str) -> None:
    assert sam.get("/stocks", search=search) == []
    assert source.asked[-1].startswith("/symbol_search?symbol=")
    assert source.asked[-1].count("&") == 1


@pytest.mark.parametrize("search", [*GARBAGE, MOVED, "BROKEN", "DENIED"])
def test_a_sick_source_is_an_outage_and_is_asked_again_next_time(
    sam: Person, source: StockSource, search: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(source.asked)
    with caplog.at_level(logging.WARNING):
        for path in ("/stocks", "/stocks/item") * 2:
            answer = sam.call("GET", path, search=search)
            assert (answer.status_code, answer.json()["code"]) == (503, "provider.unavailable")
    assert len(source.asked) == before + 4
    assert KEY not in caplog.text
    assert search != "DENIED" or "BUDGET_STOCKS_KEY" in caplog.text


@pytest.mark.parametrize("search", ["THROTTLED", "STATUS"])
def test_a_source_that_was_asked_too_often_is_left_alone_for_a_minute(
    source: StockSource, tmp_path: Path, search: str
) -> None:
    with serving(server_settings(tmp_path, stocks=source.settings)) as client:
        sam = sign_up(client)
        sam.get("/stocks", search="vod")
        answer = sam.call("GET", "/stocks", search=search)
        assert (answer.status_code, answer.json()["code"]) == (503, "stocks.limited")
        assert (answer.headers["retry-after"], answer.json()["params"]) == ("60", {"seconds": "60"})
        before = len(source.asked)
        assert sam.call("GET", "/stocks/item", search="AAPL").json()["code"] == "stocks.limited"
        assert sam.get("/stocks", search="vod")[0]["symbol"] == "VOD"
        assert len(source.asked) == before


def test_a_source_that_stays_silent_is_given_up(source: StockSource) -> None:
    provider = TwelveData(KEY, source.url, timeout_seconds=SHORT_SECONDS)
    with pytest.raises(SourceError, match="did not answer within"):
        asyncio.run(provider.quote(SILENT, ""))


def test_without_a_key_stocks_are_off_and_the_setting_is_named(ann: Person) -> None:
    for path in ("/stocks", "/stocks/item"):
        answer = ann.call("GET", path, search="apple")
        assert (answer.status_code, answer.json()["code"]) == (503, "stocks.off")
        assert "BUDGET_STOCKS_KEY" in answer.json()["message"]


def test_somebody_searches_thirty_times_a_minute(source: StockSource, tmp_path: Path) -> None:
    limits = {"STOCKS_ACCOUNT": Quota(3, 60)}
    assert read_settings({}).limits["STOCKS_ACCOUNT"] == Quota(30, 60)
    with serving(server_settings(tmp_path, stocks=source.settings, limits=limits)) as client:
        sam, other = sign_up(client), sign_up(client)
        for _ in range(3):
            sam.get("/stocks", search="vod")
        refused = sam.call("GET", "/stocks/item", search="VOD")
        assert (refused.status_code, refused.json()["code"]) == (429, "request.rateLimited")
        assert 0 < int(refused.headers["retry-after"]) <= 60
        assert other.get("/stocks", search="vod")


@dataclass
class Slow:
    """Source that answers once the test lets it."""

    go: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[str] = field(default_factory=list)
    failure: SourceError | None = None

    async def search(self, text: str) -> list[Stock]:
        self.asked.append(text)
        await self.go.wait()
        if self.failure:
            raise self.failure
        return []

    async def quote(self, symbol: str, exchange: str) -> StockQuote | None:
        self.asked.append(f"{symbol} {exchange}")
        return None


async def waiting(stocks: StockPrices, count: int) -> list[asyncio.Task[list[Stock]]]:
    tasks = [asyncio.create_task(stocks.search("apple")) for _ in range(count)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


def test_however_many_wait_the_source_is_asked_once_and_who_leaves_takes_nothing_away() -> None:
    async def scenario() -> None:
        slow = Slow()
        first, *others = await waiting(StockPrices(slow), 50)
        first.cancel()
        slow.go.set()
        assert await asyncio.gather(*others) == [[]] * 49
        assert slow.asked == ["apple"]

    asyncio.run(scenario())


def test_a_failure_is_everybodys_who_waits_and_is_not_kept() -> None:
    async def scenario() -> None:
        slow = Slow(failure=SourceError("down"))
        stocks = StockPrices(slow)
        tasks = await waiting(stocks, 3)
        slow.go.set()
        failures = await asyncio.gather(*tasks, return_exceptions=True)
        assert [str(one) for one in failures] == ["provider.unavailable"] * 3
        slow.failure = None
        assert await stocks.search("apple") == []
        assert slow.asked == ["apple", "apple"]

    asyncio.run(scenario())


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_search_is_kept_a_day_a_quote_a_minute_and_a_limit_passes() -> None:
    async def scenario() -> None:
        slow, clock = Slow(), Clock()
        slow.go.set()
        stocks = StockPrices(slow, clock)
        for elapsed in (0, 59, 2, 23 * 3600, 2 * 3600):
            clock.now += elapsed
            await stocks.search("apple")
            with pytest.raises(DomainError):
                await stocks.quote("aapl")
        assert slow.asked == ["apple", "AAPL ", "AAPL ", "AAPL ", "apple", "AAPL "]
        slow.failure = SourceLimitError("enough")
        for elapsed, code, seconds in ((0, "stocks.limited", "60"), (20, "stocks.limited", "40")):
            clock.now += elapsed
            with pytest.raises(DomainError, match=code) as refused:
                await stocks.search("pear")
            assert refused.value.params == {"seconds": seconds}
        clock.now, slow.failure = clock.now + 40, None
        assert await stocks.search("pear") == []

    asyncio.run(scenario())


def test_of_too_many_answers_the_oldest_is_forgotten() -> None:
    async def scenario() -> None:
        kept: AnswerCache[str] = AnswerCache(60, 2)
        asked: list[str] = []

        async def ask(question: str) -> str:
            asked.append(question)
            return question

        for question in ("a", "b", "c", "b", "a"):
            assert await kept.get(question, partial(ask, question)) == question
        assert (asked, len(kept)) == (["a", "b", "c", "a"], 2)

    asyncio.run(scenario())


def test_what_a_source_says_is_taken_as_a_strangers_text() -> None:
    class Foreign(StockSource):
        def answer(self, call: str, query: dict[str, str]) -> tuple[int, bytes]:
            return 200, (
                b'{"symbol": "A\\u001b[2J", "name": "\\u202e' + b"x" * 500 + b'", "close": "148.85001", "timestamp": 1,'
                b' "change": "-0.00001", "percent_change": null, "open": "1e9", "high": "", "low": "\xd9\xa1",'
                b' "volume": "-1", "unknown": {}}'
            )

    with stock_source() as source:
        source.answer = Foreign().answer  # type: ignore[method-assign]  # a stand-in
        found = asyncio.run(TwelveData(KEY, source.url).quote("A", ""))
    assert found == StockQuote(
        symbol="A[2J",
        name="x" * 100,
        exchange="",
        currency_code="",
        price="148.85",
        change="0.00",
        percent_change=None,
        open=None,
        high=None,
        low=None,
        previous_close=None,
        volume=None,
        at=datetime.fromtimestamp(1, UTC),
        is_open=False,
    )


def test_the_environment_names_the_key_and_another_address() -> None:
    assert read_settings({}).stocks == StocksSettings(None, "https://api.twelvedata.com")
    said = read_settings({"BUDGET_STOCKS_KEY": f" {KEY}\n", "BUDGET_STOCKS_URL": "https://prices.example/v1/"}).stocks
    assert (said, KEY in repr(said)) == (StocksSettings(KEY, "https://prices.example/v1"), False)


@pytest.mark.parametrize(
    ("env", "text"),
    [
        ({"BUDGET_STOCKS_URL": "https://prices.example"}, "BUDGET_STOCKS_URL needs BUDGET_STOCKS_KEY"),
        ({"BUDGET_STOCKS_KEY": "ключ"}, "BUDGET_STOCKS_KEY has characters"),
        ({"BUDGET_STOCKS_KEY": "a\nb"}, "BUDGET_STOCKS_KEY has characters"),
        *(
            ({"BUDGET_STOCKS_KEY": "k", "BUDGET_STOCKS_URL": url}, "BUDGET_STOCKS_URL must be an address like https://")
            for url in ("prices", "http://prices.example", "ftp://x", "https://", "https://x:99999", "https://a b")
        ),
    ],
)
def test_what_can_not_work_is_refused_at_the_start(env: dict[str, str], text: str) -> None:
    with pytest.raises(ConfigError, match=text):
        read_settings(env)
