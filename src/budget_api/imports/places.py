"""Places to read files in: one a person, and few large files at a time."""

import asyncio
import math
from contextlib import AsyncExitStack

from budget_api.http.semaphore import WeightedSemaphore
from budget_api.imports.reader import machine_memory, readers_at_once


class ReadingPlaces:
    """Places of one server, which imports and migrations share."""

    def __init__(self) -> None:
        self._people = WeightedSemaphore(math.inf)
        self._large = asyncio.Semaphore(readers_at_once(machine_memory()))

    async def enter(self, stack: AsyncExitStack, user_id: str, *, is_large: bool) -> None:
        """Wait for a place, which the stack gives back."""
        await stack.enter_async_context(self._people.held(user_id))
        if is_large:
            await stack.enter_async_context(self._large)
