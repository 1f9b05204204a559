"""Cache of answers of others."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


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
