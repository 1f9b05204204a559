"""Spreading of much work over time, so that others are answered meanwhile."""

import asyncio
import time
from collections.abc import Callable


class TokenBucket:
    """Token bucket: one piece of work each `seconds`, up to `capacity` at once after a delay."""

    def __init__(self, seconds: float, capacity: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._behind = seconds * capacity
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
