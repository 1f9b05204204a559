"""Sender of one channel: claims due deliveries, sends them, and records the results."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Generic

from sqlalchemy.orm import Session

from budget_api.db.port import Database
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.outbox import claims
from budget_api.outbox.channel import Channel, ChannelDownError, Item, Result, Row, Status
from budget_api.outbox.claims import Claim, Outcome

logger = logging.getLogger(__name__)

SECONDS_APART = 0.004
"""Pace of sends: thousands that are due at once take less than a minute, and calls are answered meanwhile."""
STOP_SECONDS = 25.0
"""Time that a stopping process gives to sends in progress: longer than the timeouts of channels."""


class OutboxSender(Generic[Row, Item]):
    """Sender woken by the event of its channel, and by sweeps for deliveries that other processes left."""

    def __init__(self, channel: Channel[Row, Item]) -> None:
        self._channel: Channel[Row, Item] = channel
        self._loop = SendLoop()
        self._pace = TokenBucket(SECONDS_APART, channel.concurrency)
        self._stopping = False
        self._sending: set[asyncio.Task[Outcome[Item]]] = set()
        """Attempts whose results are not recorded yet."""

    def publish(self, events: Iterable[object]) -> None:
        """Wake the sender when a transaction added a delivery; never waits."""
        if any(isinstance(event, self._channel.event) for event in events):
            self._loop.wake()

    @asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Send until the end of the context, which finishes sends in progress."""
        rounds = self._loop.run(lambda: self._send_due(database), lambda: self._stopping)
        task = asyncio.create_task(rounds, name=f"sender of {self._channel.name}")
        try:
            yield
        finally:
            self._stopping = True
            self._loop.wake()
            await asyncio.wait({task}, timeout=STOP_SECONDS)
            late = {task, *self._sending}
            for unfinished in late:
                unfinished.cancel()
            await asyncio.gather(*late, return_exceptions=True)
            await self._channel.close()

    async def sweep(self) -> None:
        """Send everything that is due, while `running`."""
        await self._loop.sweep()

    async def _send_due(self, database: Database) -> datetime | None:
        try:
            return await self._round(database)
        finally:
            if not self._channel.keeps_open and not self._sending:
                await self._channel.close()

    async def _round(self, database: Database) -> datetime | None:
        """Send what is due; return the time of the next round."""
        statuses: list[Status] = []
        due: datetime | None = None
        while True:
            now, is_down = datetime.now(UTC), Status.DOWN in statuses
            if not self._sending:
                due = await database.read(claims.next_due, self._channel, now)
                if is_down or self._stopping or due is None or due > now:
                    break
            statuses += [result.status for _, result in await self._turn(database, now, is_down=is_down)]
        sent = statuses.count(Status.SENT)
        if statuses:
            logger.info("%d of %d %s were sent", sent, len(statuses), self._channel.name)
        if is_down and due is not None and not sent:  # a channel that worked before is opened again at once
            return max(due, now + self._channel.first_retry)
        return due

    async def _turn(self, database: Database, now: datetime, *, is_down: bool) -> list[Outcome[Item]]:
        """Record finished sends and claim as many.

        Return their outcomes when a send has finished.
        """
        finished = {task for task in self._sending if task.done()}
        outcomes = [task.result() for task in finished]
        is_down = is_down or any(result.status is Status.DOWN for _, result in outcomes)
        free = self._channel.concurrency - len(self._sending) + len(finished)
        count = 0 if self._stopping or is_down else free
        claimed = await database.write(self._record_and_claim, outcomes, now, count)
        self._sending -= finished  # not before: while the database is away, results wait for it here
        for one in claimed:
            await self._pace.wait()
            if one.is_doubtful:
                await database.write(claims.record_start, self._channel, one.id)
            self._sending.add(asyncio.create_task(self._attempt(one)))
        if self._sending:
            await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)
        return outcomes

    def _record_and_claim(
        self, db: Session, outcomes: Sequence[Outcome[Item]], now: datetime, count: int
    ) -> Sequence[Claim[Item]]:
        claims.record(db, self._channel, outcomes, now)
        return claims.claim(db, self._channel, now, count) if count else ()

    async def _attempt(self, claimed: Claim[Item]) -> Outcome[Item]:
        try:
            result = await self._channel.send(claimed.item)
        except ChannelDownError as error:
            logger.warning("%s can't be sent now, and are tried again later: %s", self._channel.name, error)
            result = Result(Status.DOWN)
        except Exception:  # a delivery that can't be built must not hold up the others
            logger.exception("%s: a delivery could not be built", self._channel.name)
            result = Result(Status.REFUSED)
        return claimed, result


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
