"""Where mails go: to an SMTP server, or into a folder when there is none."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

import aiosmtplib

from budget_api.config import Encryption, SmtpServer
from budget_api.mail.message import message_of
from budget_api.mail.outbox import NOTICE_LIFETIME, Mail

logger = logging.getLogger(__name__)

TIMEOUT_SECONDS = 20.0
FOLDER = "outbox"
FOLDER_SENDER = "budget@localhost"
_PERMANENT = 500


class RefusedError(Exception):
    """This mail will never be taken."""


Deliver = Callable[[Mail, str], Awaitable[None]]
"""Hands a mail over to a recipient. `RefusedError` when it never will be; any other error may pass."""


class Transport(Protocol):
    """A way for mails."""

    def open(self) -> AbstractAsyncContextManager[Deliver]:
        """Ready to hand over several mails."""

    async def forget_old(self) -> None:
        """Keep no mail that was handed over longer than it would wait."""


class SmtpTransport:
    """One connection for each batch."""

    def __init__(self, server: SmtpServer) -> None:
        self._server = server

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Deliver]:
        """Connect and sign in."""
        server = self._server
        connection = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.username,
            password=server.password,
            use_tls=server.encryption is Encryption.TLS,
            start_tls=server.encryption is Encryption.STARTTLS,
            timeout=TIMEOUT_SECONDS,
        )
        async with connection:

            async def deliver(mail: Mail, recipient: str) -> None:
                try:
                    await connection.send_message(message_of(mail, recipient, server.sender))
                except aiosmtplib.SMTPRecipientsRefused as error:
                    raise _judged(error.recipients[0]) from error
                except aiosmtplib.SMTPDataError as error:
                    raise _judged(error) from error

            yield deliver

    async def forget_old(self) -> None:
        """Nothing of them is kept here."""


def _judged(error: aiosmtplib.SMTPResponseException) -> Exception:
    return RefusedError(f"{error.code}") if error.code >= _PERMANENT else error


class FolderTransport:
    """Without an SMTP server: a file for each mail, which only the server's owner can read."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Deliver]:
        """Yield the folder, made when it is missing."""
        await asyncio.to_thread(self._folder.mkdir, mode=0o700, exist_ok=True)
        yield self._deliver

    async def forget_old(self) -> None:
        """Delete what lies there for longer than a mail waits to be sent."""
        await asyncio.to_thread(_delete_older, self._folder, time.time() - NOTICE_LIFETIME.total_seconds())

    async def _deliver(self, mail: Mail, recipient: str) -> None:
        path = self._folder / f"{mail.id}.eml"
        content = message_of(mail, recipient, FOLDER_SENDER).as_bytes()
        await asyncio.to_thread(_write_private, path, content)
        logger.warning("no SMTP server is configured (BUDGET_SMTP_URL): a mail is in %s", path)


def _delete_older(folder: Path, moment: float) -> None:
    for path in folder.glob("*.eml"):
        if path.stat().st_mtime < moment:
            path.unlink(missing_ok=True)


def _write_private(path: Path, content: bytes) -> None:
    path.touch(mode=0o600)
    path.write_bytes(content)


def transport_for(server: SmtpServer | None, data: Path) -> Transport:
    """Return the way that is configured."""
    return SmtpTransport(server) if server else FolderTransport(data)
