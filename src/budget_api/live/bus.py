"""Bus between the processes on one PostgreSQL database: LISTEN and NOTIFY on one lasting connection."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import asyncpg
import msgspec

from budget_api.live.bounded_queue import BoundedQueue
from budget_api.live.counts import SharedCounts
from budget_api.live.messages import BusMessage, Counts, CountsSnapshot, EventsLost, Message, ProcessJoined

logger = logging.getLogger(__name__)

_CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Errors of a lost connection; the last when none of several hosts accepts writes."""
CHANNEL = "budget_live"
APPLICATION = "budget live"
OUTBOX_MESSAGES = 10_000
RECONNECT_SECONDS = 1.0
PROBE_SECONDS = 30.0
ANSWER_SECONDS = 10.0

_NOTIFY = f"select pg_notify('{CHANNEL}', payload) from unnest($1::text[]) as payload"  # noqa: S608 - a constant
_DECODER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)

Receive = Callable[[Iterable[Message]], None]


class _BusLostError(Exception):
    """The server closed the connection."""


class PostgresBus:
    """Connection that sends messages to the other processes and receives theirs."""

    def __init__(self, url: str, receive: Receive, counts: SharedCounts) -> None:
        self._url = url
        self._receive = receive
        self._counts = counts
        self._outbox: BoundedQueue[BusMessage] = BoundedQueue(OUTBOX_MESSAGES, EventsLost)
        self.listening = asyncio.Event()
        """Set once messages of other processes arrive."""

    def send(self, messages: Iterable[BusMessage]) -> None:
        """Queue for the other processes; never waits."""
        for message in messages:
            self._outbox.put(message)

    async def run(self) -> None:
        """Stay connected until cancelled."""
        while True:
            try:
                await self._exchange()
            except* (*_CONNECTION_ERRORS, _BusLostError) as group:
                logger.warning("the bus between processes is down at the moment: %r", group.exceptions)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _exchange(self) -> None:
        connection = await asyncpg.connect(
            self._url,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": APPLICATION, "synchronous_commit": "off"},
        )
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notify)
            self._announce_join()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._send_queued(connection))
                tasks.create_task(self._send_counts())
                tasks.create_task(_fail_when(lost))
        finally:
            connection.terminate()

    def _announce_join(self) -> None:
        if self.listening.is_set():
            self._receive([EventsLost()])
        self.listening.set()
        self.send([*self._counts.take(), ProcessJoined()])

    async def _send_counts(self) -> NoReturn:
        while True:
            self.send(await self._counts.next())

    async def _send_queued(self, connection: Any) -> NoReturn:
        while True:
            batch = await self._next()
            try:
                await connection.execute(_NOTIFY, [msgspec.json.encode(message).decode() for message in batch])
            except BaseException:
                self._outbox.put_back(batch)
                raise

    async def _next(self) -> list[BusMessage]:
        """Return waiting messages.

        None after a while, whose notification then probes the connection.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PROBE_SECONDS):
                return await self._outbox.take()
        return []

    def _on_notify(self, connection: Any, pid: int, _: str, payload: str) -> None:
        own_pid = connection.get_server_pid()
        if pid == own_pid:
            return
        match _DECODER.decode(payload):
            case ProcessJoined():  # pending counts first: the snapshot after them contains them
                self.send([*self._counts.take(), *self._counts.snapshot(pid)])
            case CountsSnapshot(to=to) as snapshot:
                if to == own_pid:
                    self._counts.receive(snapshot)
            case Counts() as counts:
                self._counts.receive(counts)
            case message:
                self._receive([message])


async def _fail_when(lost: asyncio.Event) -> NoReturn:
    await lost.wait()
    raise _BusLostError
