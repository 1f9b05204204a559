"""Live events of one server process, from the commit to the sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING

from budget_api.db.port import Database
from budget_api.live.counts import SharedCounts
from budget_api.live.delivery import Delivery
from budget_api.live.messages import Message, merge_writes
from budget_api.live.rooms import Rooms

if TYPE_CHECKING:
    from budget_api.live.bus import PostgresBus


def _bus(database_url: str, receive: Callable[[Iterable[Message]], None], counts: SharedCounts) -> "PostgresBus":
    from budget_api.live.bus import PostgresBus  # and with it the driver, which a server on SQLite has no use for

    return PostgresBus(database_url, receive, counts)


class Live:
    """Publisher of committed events.

    They go to the sockets of this process and, through the database, to other processes.
    """

    def __init__(self, database_url: str | None) -> None:
        self.rooms = Rooms()
        self._delivery = Delivery(self.rooms)
        self.counts = SharedCounts() if database_url else None
        """Counts shared with other processes; None on SQLite, where there are none."""
        self._bus = _bus(database_url, self._delivery.receive, self.counts) if database_url and self.counts else None

    def publish(self, handed_out: Iterable[object]) -> None:
        """Deliver the events of a commit; called after it, never waits."""
        messages = merge_writes(message for message in handed_out if isinstance(message, Message))
        self._delivery.receive(messages)
        if self._bus:
            self._bus.send(messages)

    @contextlib.asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Deliver while it lasts."""
        tasks = [asyncio.create_task(self._delivery.run(database), name="live delivery")]
        if self._bus:
            tasks.append(asyncio.create_task(self._bus.run(), name="live bus"))
            await self._bus.listening.wait()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
