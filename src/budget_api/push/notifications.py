"""Notifications to users.

Stored in the transaction that causes them, sent after it by push, else by mail.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from budget_api.db.models import NotificationRow
from budget_api.db.port import announce
from budget_api.ids import new_id


@dataclass(frozen=True, slots=True)
class NotificationQueued:
    """Event after the commit of a queued notification."""


def notify(
    db: Session,
    user_id: str,
    text: str,
    params: dict[str, str],
    url: str,
    now: datetime,
    expires: datetime,
    *,
    reminder_id: str | None = None,
    at: datetime | None = None,
) -> None:
    """Queue a notification about something that happened `at` a time.

    A new kind needs only its texts: `push.{text}.title` and `.body`, `mail.{text}.subject` and `.text`.
    """
    row = NotificationRow(
        id=new_id(),
        user_id=user_id,
        text=text,
        params=params,
        url=url,
        reminder_id=reminder_id,
        at=at or now,
        created_at=now,
        due_at=now,
        expires_at=expires,
    )
    db.add(row)
    announce(db, NotificationQueued())
