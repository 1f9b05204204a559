"""Search of stocks and their prices, with a cache of recent answers."""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Generic, TypeVar

from budget_api.integrations.download import SourceError
from budget_api.integrations.stocks import SourceLimitError, StockProvider
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import QUOTE_KEPT_SECONDS, STOCKS_KEPT_HOURS
from budget_core.contract import validation
from budget_core.contract.money.stocks import Stock, StockQuote

T = TypeVar("T")

SEARCHES_MAX: Final = 1000
QUOTES_MAX: Final = 2000
PAUSE_SECONDS: Final = 60
"""Seconds without calls after the provider's limit was reached: limits are by the minute."""

logger = logging.getLogger(__name__)


class StockPrices:
    """The stocks of one server process; without a provider each call is STOCKS_OFF."""

    def __init__(self, provider: StockProvider | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._provider = provider
        self._clock = clock
        self._searches: AnswerCache[list[Stock]] = AnswerCache(STOCKS_KEPT_HOURS * 3600, SEARCHES_MAX, clock)
        self._quotes: AnswerCache[StockQuote | None] = AnswerCache(QUOTE_KEPT_SECONDS, QUOTES_MAX, clock)
        self._paused_until = -math.inf

    async def search(self, text: str) -> list[Stock]:
        """Return the securities of a name or a symbol."""
        provider, query = self._checked(text)
        return await self._searches.get(query.casefold(), partial(self._call, provider.search, query))

    async def quote(self, text: str) -> StockQuote:
        """Return the last price of a symbol, `AAPL`, or of one on an exchange, `AAPL:NASDAQ`; else STOCKS_UNKNOWN."""
        provider, query = self._checked(text)
        symbol, _, exchange = (part.strip() for part in query.upper().partition(":"))
        ask = partial(self._call, provider.quote, symbol, exchange)
        quote = await self._quotes.get(f"{symbol}:{exchange}", ask) if symbol else None
        if quote is None:
            raise DomainError(ErrorCode.STOCKS_UNKNOWN, symbol=query)
        return quote

    def _checked(self, text: str) -> tuple[StockProvider, str]:
        if self._provider is None:
            raise DomainError(ErrorCode.STOCKS_OFF, setting="BUDGET_STOCKS_KEY")
        try:
            query = str(validation.check("search", text))
        except DomainError as error:
            raise field_error("search", error.code) from error
        if not query:
            raise field_error("search", ErrorCode.VALIDATION_REQUIRED)
        return self._provider, query

    async def _call(self, call: Callable[..., Coroutine[Any, Any, T]], *question: str) -> T:
        wait = self._paused_until - self._clock()
        if wait > 0:
            raise DomainError(ErrorCode.STOCKS_LIMITED, seconds=str(math.ceil(wait)))
        try:
            return await call(*question)
        except SourceLimitError as error:
            logger.warning("No stock prices for a while: %s", error)
            self._paused_until = self._clock() + PAUSE_SECONDS
            raise DomainError(ErrorCode.STOCKS_LIMITED, seconds=str(PAUSE_SECONDS)) from error
        except SourceError as error:
            logger.warning("No stock prices: %s", error)
            raise DomainError(ErrorCode.PROVIDER_UNAVAILABLE) from error


class AnswerCache(Generic[T]):
    """Answers by key: fetched once for all who wait, and forgotten oldest first beyond `capacity`.

    A caller that stops waiting does not stop the others; a failure reaches all who wait, and is not stored.
    """

    def __init__(self, seconds: float, capacity: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._capacity = capacity
        self._clock = clock
        self._answers: OrderedDict[str, tuple[float, T]] = OrderedDict()
        self._pending: dict[str, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._answers)

    async def get(self, key: str, fetch: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the stored answer, or the one that `fetch` brings."""
        stored = self._answers.get(key)
        if stored is not None and self._clock() < stored[0]:
            return stored[1]
        task = self._pending.get(key)
        if task is None:
            task = self._pending[key] = asyncio.create_task(fetch())
            task.add_done_callback(partial(self._store, key))
        return await asyncio.shield(task)

    def _store(self, key: str, task: asyncio.Task[T]) -> None:
        del self._pending[key]
        self._answers.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        self._answers[key] = (self._clock() + self._seconds, task.result())
        while len(self._answers) > self._capacity:
            self._answers.popitem(last=False)
