"""Between the processes on one PostgreSQL database: LISTEN and NOTIFY on one lasting connection.

What is sent goes out in batches; while the connection is gone it waits. After a reconnect nobody knows what others
sent meanwhile, so the clients of this process are told to read again, and the others are asked what they count.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import asyncpg
import msgspec

from budget_api.live.counts import SharedCounts
from budget_api.live.mailbox import Mailbox
from budget_api.live.messages import Counts, Joined, Message, Missed, Standing, Told

logger = logging.getLogger(__name__)

_AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The last of them when of several hosts none takes writes."""
CHANNEL = "budget_live"
APPLICATION = "budget live"
OUTBOX_MESSAGES = 10_000
RECONNECT_SECONDS = 1.0
PROBE_SECONDS = 30.0
ANSWER_SECONDS = 10.0

_NOTIFY = f"select pg_notify('{CHANNEL}', payload) from unnest($1::text[]) as payload"  # noqa: S608 - a constant
_DECODER: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)

Receive = Callable[[Iterable[Message]], None]


class _ConnectionLostError(Exception):
    """The server closed the connection."""


class PostgresBus:
    """Tells the other processes, and hears them."""

    def __init__(self, url: str, receive: Receive, counts: SharedCounts) -> None:
        self._url = url
        self._receive = receive
        self._counts = counts
        self._outbox: Mailbox[Told] = Mailbox(OUTBOX_MESSAGES, Missed)
        self.listening = asyncio.Event()
        """Set when others are heard for the first time."""

    def send(self, messages: Iterable[Told]) -> None:
        """Queue for the other processes; never waits."""
        for message in messages:
            self._outbox.put(message)

    async def run(self) -> None:
        """Stay connected until cancelled."""
        while True:
            try:
                await self._converse()
            except* (*_AWAY, _ConnectionLostError) as group:
                logger.warning("other processes are not heard at the moment: %r", group.exceptions)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _converse(self) -> None:
        connection = await asyncpg.connect(
            self._url,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": APPLICATION, "synchronous_commit": "off"},
        )
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._greet()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pass_on(connection))
                tasks.create_task(self._tell_counts())
                tasks.create_task(_fail_when(lost))
        finally:
            connection.terminate()

    def _greet(self) -> None:
        if self.listening.is_set():
            self._receive([Missed()])
        self.listening.set()
        self.send([*self._counts.take(), Joined()])

    async def _tell_counts(self) -> NoReturn:
        while True:
            self.send(await self._counts.next())

    async def _pass_on(self, connection: Any) -> NoReturn:
        while True:
            batch = await self._next()
            try:
                await connection.execute(_NOTIFY, [msgspec.json.encode(message).decode() for message in batch])
            except BaseException:
                self._outbox.put_back(batch)
                raise

    async def _next(self) -> list[Told]:
        """Return the next message; None after a while, which then proves that the connection still stands."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PROBE_SECONDS):
                return await self._outbox.take()
        return []

    def _heard(self, connection: Any, pid: int, _: str, payload: str) -> None:
        own = connection.get_server_pid()
        if pid == own:
            return
        match _DECODER.decode(payload):
            case Joined():  # what was counted last goes first, as all of it is told after it
                self.send([*self._counts.take(), *self._counts.standing(pid)])
            case Standing(to=to) as standing:
                if to == own:
                    self._counts.hear(standing)
            case Counts() as counts:
                self._counts.hear(counts)
            case message:
                self._receive([message])


async def _fail_when(lost: asyncio.Event) -> NoReturn:
    await lost.wait()
    raise _ConnectionLostError
