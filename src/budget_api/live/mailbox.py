"""Queue of messages for a reader who may be slow."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Holds up to `size` items; when one more comes, they give way to what `instead` makes."""

    def __init__(self, size: int, instead: Callable[[], T]) -> None:
        self._size = size
        self._instead = instead
        self._items: deque[T] = deque()
        self._filled = asyncio.Event()

    def put(self, item: T) -> None:
        """Add an item; when the mailbox is full, one that says so takes the place of all."""
        if len(self._items) >= self._size:
            self._items.clear()
            item = self._instead()
        self._items.append(item)
        self._filled.set()

    def put_back(self, items: list[T]) -> None:
        """Items that were taken and could not be handed on."""
        waiting = [*items, *self._items]
        self._items.clear()
        for item in waiting:
            self.put(item)

    async def take(self) -> list[T]:
        """Everything that waits; at least one item."""
        await self._filled.wait()
        self._filled.clear()
        taken = list(self._items)
        self._items.clear()
        return taken
