"""Mails wait in the database: queued in the transaction that is the reason for them, sent after it by `mail.sender`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from budget_api.db.models import MailRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_api.mail import claims
from budget_core.texts import text_of

NOTICE_LIFETIME = timedelta(days=2)
BATCH = 20
_CHOSEN = ("name", "inviter", "workspace")
_LINK_SIGN = re.compile(r"([./:@\\])(?=\S)")
LEASE = timedelta(minutes=5)
"""Longer than sending a batch takes; who dies meanwhile leaves its mails to be sent after it."""
AHEAD = timedelta(hours=2)
"""Nothing waits for so long, unless the clock was ahead when it was taken."""
UNNOTED = 1 << 16
"""Attempts that a try adds before it; its result replaces them by one, and a mail is never tried so often."""


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
    """Attempts before this one; one without a result weighs `UNNOTED`."""
    created_at: datetime
    expires_at: datetime

    @property
    def is_doubtful(self) -> bool:
        """True when it may have come already: the next try is the last, and written down by itself, right before."""
        return self.attempts >= UNNOTED

    @property
    def has_come_twice(self) -> bool:
        """True when it may have come twice: nobody knows, and it is not sent a third time."""
        return self.attempts >= 2 * UNNOTED

    @property
    def failed(self) -> int:
        """Number of tries that are known to have failed."""
        return self.attempts % UNNOTED


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
    """Return a name in which no mail program sees an address: `evil.example/x` becomes `evil. example/ x`."""
    return _LINK_SIGN.sub(r"\1 ", text)


def claim(db: Session, now: datetime) -> Sequence[Mail]:
    """Take what is due, so that nobody else does for a while; a first try is written down here."""
    taken = claims.take(db, MailRow, now, BATCH, lease=LEASE, ahead=AHEAD, weight=UNNOTED)
    mails = [
        Mail(row.id, row.recipient, row.subject, row.body, row.attempts - UNNOTED, row.created_at, row.expires_at)
        for row in taken
    ]
    claims.weigh(db, MailRow, [mail.id for mail in mails if mail.is_doubtful], -UNNOTED)
    return mails


def begin(db: Session, mail: Mail) -> None:
    """Write down that a doubtful one is handed over now."""
    claims.weigh(db, MailRow, [mail.id], UNNOTED)


def finish(db: Session, mail_id: str) -> None:
    """Forget a mail: it was sent, or never will be."""
    db.execute(delete(MailRow).where(MailRow.id == mail_id))


def postpone(db: Session, mail: Mail, due: datetime) -> None:
    """Note that a try failed, and try again later."""
    db.execute(update(MailRow).where(MailRow.id == mail.id).values(due_at=due, attempts=mail.attempts + 1))


def next_due(db: Session, now: datetime) -> datetime | None:
    """When the next mail is to be tried; None when none waits."""
    return claims.next_due(db, MailRow, now, AHEAD)
