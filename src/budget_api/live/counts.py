"""Counts shared by the processes on one database."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Protocol

from budget_api.live.messages import Counts, CountsSnapshot, LimitCount

SEND_SECONDS = 0.1
"""Seconds between two messages; counts in between are added up."""
BACKLOG_MAX = 10_000
"""Keys that wait while the bus is down; further ones are counted in this process alone."""
COUNTS_A_MESSAGE = 80
"""Counts that fit into the 8000 bytes of a PostgreSQL notification."""


class LimitCounter(Protocol):
    """Counter of this process: the limits of a server; a worker has none."""

    def count_elsewhere(self, counted: LimitCount) -> None:
        """Add the count of another process."""

    def snapshot(self) -> list[LimitCount]:
        """Return all present counts."""

    def raise_to(self, counted: LimitCount) -> None:
        """Raise a count to that of another process."""


class SharedCounts:
    """Queue of counts between the counter of this process and the bus."""

    def __init__(self) -> None:
        self.counter: LimitCounter | None = None
        self._waiting: dict[tuple[str, str], int] = {}
        self._filled = asyncio.Event()

    def publish(self, counted: LimitCount) -> None:
        """Queue a count for the other processes; never waits."""
        place = (counted.window, counted.key)
        if place in self._waiting or len(self._waiting) < BACKLOG_MAX:
            self._waiting[place] = self._waiting.get(place, 0) + counted.cost
            self._filled.set()

    async def next(self) -> list[Counts]:
        """Wait for counts and return them."""
        await self._filled.wait()
        await asyncio.sleep(SEND_SECONDS)
        return self.take()

    def take(self) -> list[Counts]:
        """Return the queued counts and clear the queue."""
        self._filled.clear()
        waiting, self._waiting = self._waiting, {}
        counted = [LimitCount(window, key, cost) for (window, key), cost in waiting.items()]
        return [Counts(some) for some in _batches(counted)]

    def snapshot(self, to: int) -> list[CountsSnapshot]:
        """Return all present counts for the process that listens on connection `to`."""
        counted = self.counter.snapshot() if self.counter else []
        return [CountsSnapshot(to, some) for some in _batches(counted)]

    def receive(self, message: Counts | CountsSnapshot) -> None:
        """Count the message of another process."""
        if self.counter:
            count = self.counter.count_elsewhere if isinstance(message, Counts) else self.counter.raise_to
            for one in message.counted:
                count(one)


def _batches(counted: Sequence[LimitCount]) -> Iterator[tuple[LimitCount, ...]]:
    return (tuple(counted[start : start + COUNTS_A_MESSAGE]) for start in range(0, len(counted), COUNTS_A_MESSAGE))
