"""Mails wait in the database: queued in the transaction that is the reason for them, sent after it by `mail.sender`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from budget_api.db.models import MailRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_core.texts import text_of

NOTICE_LIFETIME = timedelta(days=2)
BATCH = 20
_CHOSEN = ("name", "inviter", "workspace")
_LINK_SIGN = re.compile(r"([./:@\\])(?=\S)")
LEASE = timedelta(minutes=5)
"""Longer than sending a batch takes; who dies meanwhile leaves its mails to be sent after it."""
AHEAD = timedelta(hours=2)
"""Nothing waits for so long, unless the clock was ahead when it was taken."""


@dataclass(frozen=True, slots=True)
class MailQueued:
    """Handed out after the commit: there is something to send."""


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail as it is to be sent. `id` is the same at every try."""

    id: str
    recipient: str | None
    subject: str
    body: str
    attempts: int
    created_at: datetime
    expires_at: datetime


def queue(
    db: Session, text: str, language: str, recipient: str | None, now: datetime, expires: datetime, **params: str
) -> None:
    """Have a mail sent: `text` is its name among the texts, `params` fill it in.

    Names that people chose are no links: a mail with our name on it would lead wherever they like.
    """
    params = {name: unlinked(value) if name in _CHOSEN else value for name, value in params.items()}
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
    """A name in which no mail program sees an address: `evil.example/x` becomes `evil. example/ x`."""
    return _LINK_SIGN.sub(r"\1 ", text)


def claim(db: Session, now: datetime) -> Sequence[Mail]:
    """Take what is due, so that nobody else does for a while."""
    may_go = or_(MailRow.due_at <= now, MailRow.due_at > now + AHEAD)
    due = select(MailRow.id).where(may_go).order_by(MailRow.due_at).limit(BATCH)
    taken = (
        update(MailRow)
        .where(MailRow.id.in_(due.with_for_update(skip_locked=True)))
        .values(due_at=now + LEASE, attempts=MailRow.attempts + 1)
        .returning(
            MailRow.id,
            MailRow.recipient,
            MailRow.subject,
            MailRow.body,
            MailRow.attempts,
            MailRow.created_at,
            MailRow.expires_at,
        )
        .execution_options(synchronize_session=False)
    )
    return sorted((Mail(*row) for row in db.execute(taken)), key=lambda mail: mail.id)


def finish(db: Session, mail_id: str) -> None:
    """Forget a mail: it was sent, or never will be."""
    db.execute(delete(MailRow).where(MailRow.id == mail_id))


def postpone(db: Session, mail_id: str, due: datetime) -> None:
    """Try again later."""
    db.execute(update(MailRow).where(MailRow.id == mail_id).values(due_at=due))


def next_due(db: Session, now: datetime) -> datetime | None:
    """When the next mail is to be tried; None when none waits."""
    first, last = db.execute(select(func.min(MailRow.due_at), func.max(MailRow.due_at))).one()
    return now if last is not None and last > now + AHEAD else first
