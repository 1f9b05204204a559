"""Channel of the outbox that sends mails."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from email.errors import MessageError

import aiosmtplib
from sqlalchemy.orm import Session

from budget_api.db.models import MailRow
from budget_api.mail.message import Mail
from budget_api.mail.queue import MailQueued
from budget_api.mail.transport import RefusedError, Transport
from budget_api.outbox.channel import Channel, Result, Status

logger = logging.getLogger(__name__)


class MailChannel(Channel[MailRow, Mail]):
    """Mails, one at a time over one connection, retried until they expire."""

    name = "mails"
    row = MailRow
    event = MailQueued
    retry_max = timedelta(hours=1)

    def __init__(self, transport: Transport, first_retry: timedelta) -> None:
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
