"""Answers of others, kept for a while."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Answers by what was asked: asked once however many wait, and of too many the oldest is forgotten.

    Who stops waiting takes nothing from the others; a failure is everybody's who waits, and is not kept.
    """

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._answers: OrderedDict[str, tuple[float, T]] = OrderedDict()
        self._asked: dict[str, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._answers)

    async def get(self, question: str, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the answer there is, or the one that `ask` brings."""
        found = self._answers.get(question)
        if found is not None and self._clock() < found[0]:
            return found[1]
        task = self._asked.get(question)
        if task is None:
            task = self._asked[question] = asyncio.create_task(ask())
            task.add_done_callback(partial(self._keep, question))
        return await asyncio.shield(task)

    def _keep(self, question: str, task: asyncio.Task[T]) -> None:
        del self._asked[question]
        self._answers.pop(question, None)
        if task.cancelled() or task.exception() is not None:
            return
        self._answers[question] = (self._clock() + self._seconds, task.result())
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
