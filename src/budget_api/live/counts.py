"""Counts that the processes on one database share: sent a few times a second, and in full to one that joins."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Protocol

from budget_api.live.messages import Counted, Counts, Standing

TOLD_SECONDS = 0.1
"""Seconds between two messages: what is counted meanwhile goes in one."""
KEPT = 10_000
"""While nobody can be told; what comes beyond is counted here alone."""
IN_ONE = 80
"""PostgreSQL takes 8000 bytes at once."""


class Counting(Protocol):
    """Whoever counts here: the limits of a server; a worker has none."""

    def count_elsewhere(self, counted: Counted) -> None:
        """Count what another process did."""

    def standing(self) -> list[Counted]:
        """All that is counted now."""

    def raise_to(self, counted: Counted) -> None:
        """Count no less than another process does."""


class SharedCounts:
    """Between who counts and the bus."""

    def __init__(self) -> None:
        self.counting: Counting | None = None
        self._waiting: dict[tuple[str, str], int] = {}
        self._filled = asyncio.Event()

    def tell(self, counted: Counted) -> None:
        """Have the other processes count it too; never waits."""
        place = (counted.window, counted.key)
        if place in self._waiting or len(self._waiting) < KEPT:
            self._waiting[place] = self._waiting.get(place, 0) + counted.cost
            self._filled.set()

    async def next(self) -> list[Counts]:
        """Return the latest counts, once there are some."""
        await self._filled.wait()
        await asyncio.sleep(TOLD_SECONDS)
        return self.take()

    def take(self) -> list[Counts]:
        """Return and clear the counts that others have not been told yet."""
        self._filled.clear()
        waiting, self._waiting = self._waiting, {}
        counted = [Counted(window, key, cost) for (window, key), cost in waiting.items()]
        return [Counts(some) for some in _parts(counted)]

    def standing(self, to: int) -> list[Standing]:
        """For one that joined: the connection it hears by."""
        counted = self.counting.standing() if self.counting else []
        return [Standing(to, some) for some in _parts(counted)]

    def hear(self, told: Counts | Standing) -> None:
        """Count what another process told."""
        if self.counting:
            count = self.counting.count_elsewhere if isinstance(told, Counts) else self.counting.raise_to
            for one in told.counted:
                count(one)


def _parts(counted: Sequence[Counted]) -> Iterator[tuple[Counted, ...]]:
    return (tuple(counted[start : start + IN_ONE]) for start in range(0, len(counted), IN_ONE))
