"""Transports of mails, an SMTP server or a folder, and the outbox channel over them."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from email.errors import MessageError
from pathlib import Path
from typing import Protocol

import aiosmtplib
from sqlalchemy.orm import Session

from budget_api.config import Encryption, SmtpServer
from budget_api.db.models import MailRow
from budget_api.mail.queue import NOTICE_LIFETIME, Mail, MailQueued, message_of
from budget_api.outbox.channel import Channel, ChannelDownError, Result, Status

logger = logging.getLogger(__name__)

TIMEOUT_SECONDS = 20.0
FOLDER = "outbox"
FOLDER_SENDER = "budget@localhost"
_PERMANENT = 500


class RefusedError(Exception):
    """The server will never accept this mail."""


class MailTransport(Protocol):
    """Way to deliver mails."""

    async def deliver(self, mail: Mail) -> None:
        """Deliver a mail.

        Raises: RefusedError for good, ChannelDownError when no mail can be delivered now, SMTPException and OSError
        when this one can't.
        """

    async def close(self) -> None:
        """Close the connection; the next mail opens it again."""

    async def delete_old(self) -> None:
        """Delete delivered mails that are older than the longest wait of a queued one."""


class SmtpTransport:
    """Connection to an SMTP server, opened by the first mail."""

    def __init__(self, server: SmtpServer) -> None:
        self._server = server
        self._connection: aiosmtplib.SMTP | None = None

    async def deliver(self, mail: Mail) -> None:
        """Send a mail. Raises: see `Transport`."""
        message = message_of(mail, self._server.sender)
        if self._connection is None or not self._connection.is_connected:
            self._connection = await _connect(self._server)
        try:
            await self._connection.send_message(message)
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise _error_of(error.recipients[0]) from error
        except aiosmtplib.SMTPDataError as error:
            raise _error_of(error) from error
        except (aiosmtplib.SMTPServerDisconnected, aiosmtplib.SMTPTimeoutError) as error:
            raise ChannelDownError(type(error).__name__) from error

    async def close(self) -> None:
        """Quit the session when there is one."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.quit()
        except (aiosmtplib.SMTPException, OSError):
            connection.close()

    async def delete_old(self) -> None:
        """Do nothing: delivered mails are not kept here."""


async def _connect(server: SmtpServer) -> aiosmtplib.SMTP:
    connection = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.username,
        password=server.password,
        use_tls=server.encryption is Encryption.TLS,
        start_tls=server.encryption is Encryption.STARTTLS,
        timeout=TIMEOUT_SECONDS,
    )
    try:
        await connection.connect()
    except (aiosmtplib.SMTPException, OSError) as error:
        raise ChannelDownError(type(error).__name__) from error
    return connection


def _error_of(error: aiosmtplib.SMTPResponseException) -> Exception:
    return RefusedError(f"{error.code}") if error.code >= _PERMANENT else error


class FolderTransport:
    """Folder with a file for each mail, readable by the server's owner alone."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    async def deliver(self, mail: Mail) -> None:
        """Write a mail into the folder."""
        path = self._folder / f"{mail.id}.eml"
        await asyncio.to_thread(_write_private, path, message_of(mail, FOLDER_SENDER).as_bytes())
        logger.warning("no SMTP server is configured (BUDGET_SMTP_URL): a mail is in %s", path)

    async def close(self) -> None:
        """Do nothing: a folder has no connection."""

    async def delete_old(self) -> None:
        """Delete files older than `NOTICE_LIFETIME`."""
        await asyncio.to_thread(_delete_older, self._folder, time.time() - NOTICE_LIFETIME.total_seconds())


def _delete_older(folder: Path, moment: float) -> None:
    for path in folder.glob("*.eml"):
        if path.stat().st_mtime < moment:
            path.unlink(missing_ok=True)


def _write_private(path: Path, content: bytes) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    path.touch(mode=0o600)
    path.write_bytes(content)


def transport_for(server: SmtpServer | None, data: Path) -> MailTransport:
    """Return the transport of the configuration."""
    return SmtpTransport(server) if server else FolderTransport(data)


class MailChannel(Channel[MailRow, Mail]):
    """Mails, one at a time over one connection, retried until they expire."""

    name = "mails"
    row = MailRow
    event = MailQueued
    retry_max = timedelta(hours=1)

    def __init__(self, transport: MailTransport, first_retry: timedelta) -> None:
        super().__init__(first_retry)
        self._transport = transport

    def load(self, db: Session, rows: Sequence[MailRow], now: datetime) -> Mapping[str, Mail]:
        """Return the mails that have a recipient.

        An unknown address takes part in the queue and gets nothing.
        """
        return {
            row.id: Mail(row.id, row.recipient, row.subject, row.body, row.created_at)
            for row in rows
            if row.recipient is not None
        }

    async def send(self, mail: Mail) -> Result:
        """Hand a mail to the transport."""
        try:
            await self._transport.deliver(mail)
        except (RefusedError, MessageError, ValueError) as error:  # ValueError: the mail has no valid form
            logger.warning("mail %s was refused for good: %s", mail.id, error)
            return Result(Status.REFUSED)
        except (aiosmtplib.SMTPException, OSError) as error:
            logger.warning("mail %s was not accepted, and is tried again later: %r", mail.id, type(error))
            return Result(Status.RETRY)
        logger.info("mail %s was handed over", mail.id)
        return Result(Status.SENT)

    async def close(self) -> None:
        """Close the transport's connection."""
        await self._transport.close()
