"""Bounded queue of messages for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class BoundedQueue(Generic[T]):
    """Queue of up to `size` items, replaced on overflow by the one item that `overflow` returns."""

    def __init__(self, size: int, overflow: Callable[[], T]) -> None:
        self._size = size
        self._overflow = overflow
        self._items: deque[T] = deque()
        self._filled = asyncio.Event()

    def put(self, item: T) -> None:
        """Add an item. On overflow, replace the queue by one item."""
        if len(self._items) >= self._size:
            self._items.clear()
            item = self._overflow()
        self._items.append(item)
        self._filled.set()

    def put_back(self, items: list[T]) -> None:
        """Return items to the front of the queue after a failed delivery."""
        waiting = [*items, *self._items]
        self._items.clear()
        for item in waiting:
            self.put(item)

    async def take(self) -> list[T]:
        """Wait for items, and return and remove all of them."""
        await self._filled.wait()
        self._filled.clear()
        items = list(self._items)
        self._items.clear()
        return items
