"""Mails, and their queue in the database."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from sqlalchemy.orm import Session

from budget_api.db.models import MailRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_core.base.texts import text_of

NOTICE_LIFETIME = timedelta(days=2)
_USER_CHOSEN = ("name", "inviter", "workspace")
_LINK_SIGN = re.compile(r"([./:@\\])(?=\S)")


@dataclass(frozen=True, slots=True)
class MailQueued:
    """Event after the commit of a queued mail."""


def queue_mail(
    db: Session, text: str, language: str, recipient: str | None, now: datetime, expires: datetime, **params: str
) -> None:
    """Queue a mail: `text` names its texts, `params` fill their placeholders.

    Names that users choose are unlinked: a mail in our name must not lead to a stranger's site.
    """
    params = {name: unlinked(value) if name in _USER_CHOSEN else value for name, value in params.items()}
    db.add(
        MailRow(
            id=new_id(),
            recipient=recipient,
            subject=text_of(f"mail.{text}.subject", language, **params),
            body=text_of(f"mail.{text}.text", language, **params),
            created_at=now,
            due_at=now,
            expires_at=expires,
        )
    )
    db.flush()
    announce(db, MailQueued())


def unlinked(text: str) -> str:
    """Return a name that no mail program turns into a link.

    `evil.example/x` becomes `evil. example/ x`.
    """
    return _LINK_SIGN.sub(r"\1 ", text)


NAME = "Budget"


@dataclass(frozen=True, slots=True)
class Mail:
    """Mail to one recipient. `id` is the same at every attempt."""

    id: str
    recipient: str
    subject: str
    body: str
    created_at: datetime


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """Return the message.

    Its id is the mail's, so that a mail that came twice is recognized.
    """
    sender_domain = sender.rpartition("@")[2]
    local, _, domain = mail.recipient.rpartition("@")
    message = EmailMessage(SMTP)
    message["From"] = Address(NAME, addr_spec=sender)
    message["To"] = Address(username=local, domain=domain.encode("idna").decode())
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(mail.created_at)
    message["Message-ID"] = f"<{mail.id}@{sender_domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body + "\n")
    return message
