"""Rounds over an outbox, one at a time, whenever somebody says that something waits."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

logger = logging.getLogger(__name__)


class Rounds:
    """Runs while it lasts; a round says when the next one is due, if anything waits for its time."""

    def __init__(self) -> None:
        self._wake = asyncio.Event()
        self._asked: list[asyncio.Future[None]] = []

    def wake(self) -> None:
        """Have a round soon; never waits."""
        self._wake.set()

    async def sweep(self) -> None:
        """Have a round, and wait until it is over; its error is one here."""
        asked = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        self._wake.set()
        await asked

    async def run(self, send_due: Callable[[], Awaitable[datetime | None]], is_over: Callable[[], bool]) -> None:
        """Run rounds until it is over, or cancelled."""
        while not is_over():
            self._wake.clear()
            asked, self._asked = self._asked, []
            try:
                due = await send_due()
            except Exception as error:  # whatever it was: there are rounds after it
                due = None
                _tell(asked, error)
            else:
                _tell(asked, None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_seconds_until(due)):
                    await self._wake.wait()


def _tell(asked: list["asyncio.Future[None]"], error: Exception | None) -> None:
    waiting = [one for one in asked if not one.done()]
    for one in waiting:
        if error:
            one.set_exception(error)
        else:
            one.set_result(None)
    if error and not waiting:
        logger.error("an outbox could not be worked on", exc_info=error)


def _seconds_until(due: datetime | None) -> float | None:
    return None if due is None else max((due - datetime.now(UTC)).total_seconds(), 0.0)
