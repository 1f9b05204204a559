"""Threads for reads that take longer than others should wait; people get them in turn.

A read in a thread is one hop. That costs more than to read a page, as the other thread starts with nothing at hand; so
what is read in a few milliseconds, however much is stored, the event loop reads itself.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, Protocol, TypeVar

from budget_api.db.read_queue import ReadQueue

T = TypeVar("T")


class Reader(Protocol):
    """Connection of one thread."""

    def close(self) -> None:
        """Close it, from any thread."""


R = TypeVar("R", bound=Reader)


class Readers(Generic[R]):
    """Threads with a reader each, which `open_reader` opens in them."""

    def __init__(self, open_reader: Callable[[], R], count: int, name: str) -> None:
        self._open_reader = open_reader
        self._opened: list[R] = []
        self._of_thread = threading.local()
        self._queue = ReadQueue(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def run(self, person: object, read: Callable[[R], T]) -> T:
        """Read at the person's turn."""
        await self._queue.acquire(person)
        loop, reading = asyncio.get_running_loop(), self._threads.submit(self._read, read)
        # The turn lasts as long as the thread reads, also when nobody waits for the answer any longer.
        reading.add_done_callback(lambda _: loop.call_soon_threadsafe(self._queue.release, person))
        return await asyncio.wrap_future(reading)

    async def close(self) -> None:
        """Wait for what runs and close."""
        await asyncio.to_thread(self._close)

    def _read(self, read: Callable[[R], T]) -> T:
        reader: R | None = getattr(self._of_thread, "reader", None)
        if reader is None:
            reader = self._of_thread.reader = self._open_reader()
            self._opened.append(reader)
        return read(reader)

    def _close(self) -> None:
        self._threads.shutdown()
        for reader in self._opened:
            reader.close()
