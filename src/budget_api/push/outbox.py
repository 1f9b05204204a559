"""Messages wait in the database: queued in the transaction that is the reason for them, sent after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from budget_api.db.models import (
    NotificationRow,
    PushSubscriptionRow,
    ReminderRow,
    SettingsRow,
    UserRow,
)
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_api.mail import claims
from budget_api.mail import outbox as mails
from budget_api.push.queries import subscriptions_of

LEASE = timedelta(minutes=5)
"""Longer than handing a message over takes; who dies meanwhile leaves it to be sent after it."""
AHEAD = 2 * LEASE
"""Nothing waits for so long, unless the clock was ahead when it was taken."""
TRIES = 3
UNNOTED = 2
"""Attempts that a try adds before it; its result replaces them by one. Two without a result are enough."""
MAIL_LIFETIME = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class NotificationQueued:
    """Handed out after the commit: there is something to send."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that takes messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is to be sent, and to whom. `id` is the same at every try."""

    id: str
    text: str
    params: dict[str, str]
    url: str
    language: str
    attempts: int
    """Attempts before this one; one without a result weighs `UNNOTED`."""
    expires_at: datetime
    devices: tuple[Device, ...]

    @property
    def is_doubtful(self) -> bool:
        """True when it may have come already: the next try is the last, and written down by itself, right before."""
        return self.attempts >= UNNOTED


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of one try."""

    message: Message
    is_taken: bool
    """By a device at least."""
    gone: tuple[str, ...] = ()
    """Ids of devices that are no more."""
    retry_at: datetime | None = None
    """Set when nobody took it and somebody may later."""


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
    """Have a message sent: `text` is its name among the texts, `params` fill it in; `at` is what it tells of."""
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


def claim(db: Session, now: datetime, count: int) -> Sequence[Message]:
    """Take so many of what is due, so that nobody else does for a while.

    A first try is written down here: what was handed over twice without a note is given up as missed.
    """
    taken = claims.take(db, NotificationRow, now, count, lease=LEASE, ahead=AHEAD, weight=UNNOTED)
    rows = _without_given_up(db, taken)
    users = {row.user_id for row in rows}
    spoken = select(SettingsRow.user_id, SettingsRow.language).where(SettingsRow.user_id.in_(users))
    languages = {row.user_id: row.language for row in db.execute(spoken)}
    devices: dict[str, list[Device]] = {}
    for one in subscriptions_of(db, users, now):
        devices.setdefault(one.user_id, []).append(Device(one.id, one.endpoint, one.p256dh, one.auth))
    messages = [
        Message(
            row.id,
            row.text,
            row.params,
            row.url,
            languages[row.user_id],
            row.attempts - UNNOTED,
            row.expires_at,
            tuple(devices.get(row.user_id, ())),
        )
        for row in rows
        if row.user_id in languages
    ]
    claims.weigh(db, NotificationRow, [message.id for message in messages if message.is_doubtful], -UNNOTED)
    return messages


def begin(db: Session, message: Message) -> None:
    """Write down that a doubtful one is handed over now."""
    claims.weigh(db, NotificationRow, [message.id], UNNOTED)


def _without_given_up(db: Session, taken: Sequence[NotificationRow]) -> list[NotificationRow]:
    """Return those that are handed over; of the others nobody knows whether they came, which their owner is shown."""
    given_up = [row for row in taken if row.attempts - UNNOTED >= TRIES]
    for row in given_up:
        _miss(db, row)
        db.delete(row)
    return [row for row in taken if row not in given_up]


def settle(db: Session, outcomes: Sequence[Outcome], now: datetime, base_url: str, has_mail: bool) -> None:
    """Note what became of messages: those that nobody took go by mail, or are missed."""
    if gone := [device for outcome in outcomes for device in outcome.gone]:
        db.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.id.in_(gone)))
    if taken := [outcome.message.id for outcome in outcomes if outcome.is_taken]:
        db.execute(delete(NotificationRow).where(NotificationRow.id.in_(taken)))
    for outcome in outcomes:
        row = None if outcome.is_taken else db.get(NotificationRow, outcome.message.id, with_for_update=True)
        if row is None:
            continue
        if outcome.retry_at is not None:
            row.due_at, row.attempts = outcome.retry_at, row.attempts - UNNOTED + 1
            continue
        if not (has_mail and row.expires_at > now and _mail(db, row, now, base_url)):
            _miss(db, row)
        db.delete(row)
    db.flush()


def next_due(db: Session, now: datetime) -> datetime | None:
    """When the next message is to be tried; None when none waits."""
    return claims.next_due(db, NotificationRow, now, AHEAD)


def _mail(db: Session, row: NotificationRow, now: datetime, base_url: str) -> bool:
    """Send it by mail instead; only to an address that is known to be theirs, and to nobody who is disabled."""
    user, settings = db.get_one(UserRow, row.user_id), db.get(SettingsRow, row.user_id)
    if user.email is None or not user.is_email_verified or user.disabled_at is not None or settings is None:
        return False
    params = row.params | {"name": user.name, "url": base_url + row.url if base_url else ""}
    mails.queue(db, row.text, settings.language, user.email, now, now + MAIL_LIFETIME, **params)
    return True


def _miss(db: Session, row: NotificationRow) -> None:
    if row.reminder_id is not None:
        db.execute(update(ReminderRow).where(ReminderRow.id == row.reminder_id).values(missed_at=row.at))
