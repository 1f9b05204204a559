"""Sends what waits in the outbox, and tries again later what could not be sent."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from email.errors import MessageError

import aiosmtplib

from budget_api.db.port import Database
from budget_api.mail import outbox
from budget_api.mail.outbox import Mail, MailQueued
from budget_api.mail.rounds import Rounds
from budget_api.mail.transport import Deliver, RefusedError, Transport

logger = logging.getLogger(__name__)

LAST_SECONDS = 30.0
"""Seconds that a server that stops waits for the mail that is on its way."""
RETRY_MAX = timedelta(hours=1)

_PASSING = (aiosmtplib.SMTPException, OSError)


def retry_delay(attempts: int, first: timedelta) -> timedelta:
    """Return the delay after so many tries: the first delay, doubled each time, an hour at most."""
    doubled: int = 2 ** min(attempts - 1, 20)
    return min(first * doubled, RETRY_MAX)


class Sender:
    """Woken by `MailQueued`, and swept for what others left. A mail is tried by one process at a time, forgotten
    once it is handed over, and handed over twice at most."""

    def __init__(self, transport: Transport, first_retry: timedelta) -> None:
        self._transport = transport
        self._first_retry = first_retry
        self._rounds = Rounds()
        self._stopping = False

    def publish(self, handed_out: Iterable[object]) -> None:
        """Wake the sender after a commit with its outbox; never waits."""
        if any(isinstance(one, MailQueued) for one in handed_out):
            self._rounds.wake()

    @contextlib.asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Send while it lasts; at the end the mail on its way is finished first."""
        rounds = self._rounds.run(lambda: self._send_due(database), lambda: self._stopping)
        task = asyncio.create_task(rounds, name="mail sender")
        try:
            yield
        finally:
            self._stopping = True
            self._rounds.wake()
            _, late = await asyncio.wait({task}, timeout=LAST_SECONDS)
            for one in late:
                one.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def sweep(self) -> None:
        """While `running`: send what is due, whoever queued it."""
        await self._rounds.sweep()

    async def _send_due(self, database: Database) -> datetime | None:
        """Send what is due; when to come back."""
        while not self._stopping:
            now = datetime.now(UTC)
            due = await database.read(outbox.next_due, now)
            if due is None or due > now:
                return due
            await self._send(database, await database.write(outbox.claim, now))
        return None

    async def _send(self, database: Database, mails: Sequence[Mail]) -> None:
        sendable = [mail for mail in mails if await self._is_sendable(database, mail)]
        if not sendable:
            return
        left = list(sendable)
        try:
            async with self._transport.open() as deliver:
                for mail in sendable:
                    if self._stopping:
                        break
                    await self._try(database, mail, deliver)
                    left.remove(mail)
        except _PASSING as error:
            logger.warning("mails could not be handed over, and are tried again later: %r", type(error))
        for mail in left:
            await self._postpone(database, mail)

    async def _is_sendable(self, database: Database, mail: Mail) -> bool:
        is_late = mail.expires_at <= datetime.now(UTC)
        if not (mail.recipient is None or is_late or mail.has_come_twice):
            return True
        if mail.has_come_twice:
            logger.warning("mail %s was handed over twice without a note of it: given up", mail.id)
        elif mail.recipient is not None:
            logger.warning("mail %s was not sent in time: given up after %d tries", mail.id, mail.failed)
        await database.write(outbox.finish, mail.id)
        return False

    async def _try(self, database: Database, mail: Mail, deliver: Deliver) -> None:
        if mail.is_doubtful:
            await database.write(outbox.begin, mail)
        try:
            await deliver(mail, str(mail.recipient))
        except (RefusedError, MessageError, ValueError) as error:  # the latter: no message can be made of it
            logger.warning("mail %s was refused for good: %s", mail.id, error)
        except aiosmtplib.SMTPServerDisconnected:
            raise
        except _PASSING as error:
            logger.warning("mail %s was not taken, and is tried again later: %r", mail.id, type(error))
            await self._postpone(database, mail)
            return
        else:
            logger.info("mail %s was handed over", mail.id)
        await database.write(outbox.finish, mail.id)

    async def _postpone(self, database: Database, mail: Mail) -> None:
        due = datetime.now(UTC) + retry_delay(mail.failed + 1, self._first_retry)
        await database.write(outbox.postpone, mail, due)
