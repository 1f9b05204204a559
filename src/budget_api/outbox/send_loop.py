"""Loop of a sender: one round at a time, started by a wake-up or by time."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

logger = logging.getLogger(__name__)


class SendLoop:
    """Loop of rounds; each round returns the time of the next one, if any."""

    def __init__(self) -> None:
        self._wake = asyncio.Event()
        self._waiters: list[asyncio.Future[None]] = []

    def wake(self) -> None:
        """Start a round soon; never waits."""
        self._wake.set()

    async def sweep(self) -> None:
        """Run a round and wait for its end. Raises: the error of the round."""
        waiters = asyncio.get_running_loop().create_future()
        self._waiters.append(waiters)
        self._wake.set()
        await waiters

    async def run(self, send_due: Callable[[], Awaitable[datetime | None]], is_over: Callable[[], bool]) -> None:
        """Run rounds until `is_over`, or cancelled."""
        while not is_over():
            self._wake.clear()
            waiters, self._waiters = self._waiters, []
            try:
                due = await send_due()
            except Exception as error:  # any error: later rounds must run
                due = None
                _resolve(waiters, error)
            else:
                _resolve(waiters, None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_seconds_until(due)):
                    await self._wake.wait()


def _resolve(waiters: list["asyncio.Future[None]"], error: Exception | None) -> None:
    waiting = [one for one in waiters if not one.done()]
    for one in waiting:
        if error:
            one.set_exception(error)
        else:
            one.set_result(None)
    if error and not waiting:
        logger.error("a round of the outbox failed", exc_info=error)


def _seconds_until(due: datetime | None) -> float | None:
    return None if due is None else max((due - datetime.now(UTC)).total_seconds(), 0.0)
