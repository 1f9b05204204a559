"""Semaphore of limited room with one place for each person; who finds none comes back later."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from budget_core.errors import DomainError, ErrorCode

WAIT_SECONDS = 5.0
"""Wait for a place before a call is a 503: short, since its client is waited for as well."""


class Places:
    """Weighted semaphore: `room` for all, one place for each person."""

    def __init__(self, room: float) -> None:
        self._free = room
        self._held: dict[str, float] = {}
        self._changed = asyncio.Condition()

    async def take(self, person: str, size: float = 1) -> None:
        """Take a place, or raise SERVER_BUSY when there is none for `WAIT_SECONDS`."""
        try:
            async with asyncio.timeout(WAIT_SECONDS), self._changed:
                await self._changed.wait_for(lambda: person not in self._held and self._free >= size)
                self._held[person] = size
                self._free -= size
        except TimeoutError:
            raise DomainError(ErrorCode.SERVER_BUSY) from None

    async def give_back(self, person: str) -> None:
        """Give a place back, to whoever waits next."""
        async with self._changed:
            self._free += self._held.pop(person)
            self._changed.notify_all()

    @asynccontextmanager
    async def place(self, person: str, size: float = 1) -> AsyncGenerator[None]:
        """Hold a place for as long as the block lasts."""
        await self.take(person, size)
        try:
            yield
        finally:
            await self.give_back(person)
