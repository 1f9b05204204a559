"""Weighted semaphore for the memory of large bodies, fair between people."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from budget_core.base.errors import DomainError, ErrorCode

WAIT_SECONDS = 5.0
"""Wait before a call is a 503: short, since its client waits as well."""


class WeightedSemaphore:
    """Weighted semaphore of `capacity` units; each person holds it once at a time."""

    def __init__(self, capacity: float) -> None:
        self._free = capacity
        self._held: dict[str, float] = {}
        self._changed = asyncio.Condition()

    async def acquire(self, person: str, size: float = 1, seconds: float | None = None) -> None:
        """Wait until `size` units are free. Raises: DomainError(SERVER_BUSY) after `WAIT_SECONDS`, or `seconds`."""
        try:
            async with asyncio.timeout(WAIT_SECONDS if seconds is None else seconds), self._changed:
                await self._changed.wait_for(lambda: person not in self._held and self._free >= size)
                self._held[person] = size
                self._free -= size
        except TimeoutError:
            raise DomainError(ErrorCode.SERVER_BUSY) from None

    async def release(self, person: str) -> None:
        """Free the units that the person holds."""
        async with self._changed:
            self._free += self._held.pop(person)
            self._changed.notify_all()

    @asynccontextmanager
    async def held(self, person: str, size: float = 1) -> AsyncGenerator[None]:
        """Hold `size` units inside the block."""
        await self.acquire(person, size)
        try:
            yield
        finally:
            await self.release(person)
