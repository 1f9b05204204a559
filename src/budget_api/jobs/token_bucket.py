"""Spreading of much work over time, so that others are answered meanwhile."""

import asyncio
import time
from collections.abc import Callable


class Intervals:
    """Lets one piece of work begin each so many seconds; after a delay up to `most` follow at once, to catch up."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._behind = seconds * most
        self._clock = clock
        self._next = 0.0

    async def wait(self) -> None:
        """Wait for the turn of the next piece; others get theirs in any case."""
        await asyncio.sleep(self.seconds_to_turn())

    def seconds_to_turn(self) -> float:
        """Return the seconds the next piece has to wait; the one after it waits from there."""
        now = self._clock()
        turn = max(self._next, now - self._behind)
        self._next = turn + self._seconds
        return max(0.0, turn - now)
