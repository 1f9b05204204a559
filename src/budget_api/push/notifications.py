"""Notifications to users, in their language."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.models import NotificationRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_core.base.texts import text_of


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


@dataclass(frozen=True, slots=True)
class PushDevice:
    """Browser that accepts push messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Message:
    """Notification and the devices it goes to. `id` is the same at every attempt."""

    id: str
    text: str
    params: dict[str, str]
    url: str
    language: str
    expires_at: datetime
    devices: tuple[PushDevice, ...]

    def content(self) -> bytes:
        """Return the JSON that the service worker shows.

        Without amounts, as locked screens show it too.
        """
        title, body = (text_of(f"push.{self.text}.{part}", self.language, **self.params) for part in ("title", "body"))
        return msgspec.json.encode({"title": title, "body": body, "url": self.url, "tag": self.id})


class PushReply(Enum):
    """Reply of a push service."""

    ACCEPTED = auto()
    GONE = auto()
    """The subscription exists no longer."""
    RETRY = auto()
    REFUSED = auto()
