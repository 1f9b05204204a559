"""Claims on deliveries: one process at a time, each attempt recorded before it is made.

An attempt weighs `UNRECORDED` until its result is recorded. After a kill the next process sees that the delivery may
have been sent, records its own attempt right before the send, and a third process gives it up.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Generic

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from budget_api.outbox.channel import Channel, Item, Reason, Result, Row, Status

logger = logging.getLogger(__name__)

LEASE = timedelta(minutes=5)
"""Time that a process has for the deliveries it claims: longer than sending them takes."""
UNRECORDED = 1 << 16
"""Attempts added before a send; its result replaces them by one. No delivery fails so often."""
SENDS_MAX = 2
"""Sends without a recorded result after which a delivery is given up."""


@dataclass(frozen=True, slots=True)
class Claim(Generic[Item]):
    """Delivery that this process sends. `id` is the same at every attempt."""

    id: str
    attempts: int
    """Attempts before this one, as stored: an unrecorded one weighs `UNRECORDED`."""
    item: Item

    @property
    def is_doubtful(self) -> bool:
        """True when it may have been sent already: `record_start` precedes its send."""
        return self.attempts >= UNRECORDED

    @property
    def failures(self) -> int:
        """Number of attempts that failed."""
        return self.attempts % UNRECORDED


Outcome = tuple[Claim[Item], Result]
"""Claimed delivery and the result of its attempt."""


def claim(db: Session, channel: Channel[Row, Item], now: datetime, count: int) -> list[Claim[Item]]:
    """Claim up to `count` due deliveries, and give up those that must not be sent."""
    leased = _lease(db, channel, now, count)
    reasons = {row.id: reason for row in leased if (reason := _reason(row, now))}
    items = channel.load(db, [row for row in leased if row.id not in reasons], now)
    claims = []
    for row in leased:
        if row.id not in items:
            _give_up(db, channel, row, reasons.get(row.id, Reason.REFUSED), now)
            continue
        claimed = Claim(row.id, row.attempts - UNRECORDED, items[row.id])
        if claimed.is_doubtful:
            row.attempts = claimed.attempts
        claims.append(claimed)
    db.flush()
    return claims


def record_start(db: Session, channel: Channel[Row, Item], delivery_id: str) -> None:
    """Record that a doubtful delivery is sent now."""
    kind = channel.row
    started = update(kind).where(kind.id == delivery_id).values(attempts=kind.attempts + UNRECORDED)
    db.execute(started.execution_options(synchronize_session=False))


def record(db: Session, channel: Channel[Row, Item], outcomes: Sequence[Outcome[Item]], now: datetime) -> None:
    """Record results.

    Sent deliveries are deleted, the others wait for the next attempt or are given up.
    """
    if dead := [address for _, result in outcomes for address in result.dead_addresses]:
        channel.forget(db, dead)
    if sent := [claimed.id for claimed, result in outcomes if result.status is Status.SENT]:
        db.execute(delete(channel.row).where(channel.row.id.in_(sent)))
    for claimed, result in outcomes:
        if claimed.id in sent or (row := db.get(channel.row, claimed.id, with_for_update=True)) is None:
            continue
        row.attempts, attempt = claimed.attempts + 1, claimed.failures + 1
        if result.status is Status.REFUSED or (channel.max_attempts and attempt >= channel.max_attempts):
            _give_up(db, channel, row, Reason.REFUSED, now)
        else:
            row.due_at = now + channel.retry_delay(attempt)
    db.flush()


def next_due(db: Session, channel: Channel[Row, Item], now: datetime) -> datetime | None:
    """Return the time of the next attempt; None when nothing waits."""
    due_at = channel.row.due_at
    first, last = db.execute(select(func.min(due_at), func.max(due_at))).one()
    return now if last is not None and last > now + _wait_max(channel) else first


def _lease(db: Session, channel: Channel[Row, Item], now: datetime, count: int) -> list[Row]:
    kind = channel.row
    is_due = or_(kind.due_at <= now, kind.due_at > now + _wait_max(channel))
    due = select(kind.id).where(is_due).order_by(kind.due_at).limit(count)
    leased = (
        update(kind)
        .where(kind.id.in_(due.with_for_update(skip_locked=True)))
        .values(due_at=now + LEASE, attempts=kind.attempts + UNRECORDED)
        .returning(kind)
        .execution_options(synchronize_session=False, populate_existing=True)
    )
    return sorted(db.scalars(leased).all(), key=lambda row: row.id)


def _wait_max(channel: Channel[Row, Item]) -> timedelta:
    """Return a wait that only a process whose clock was ahead can have caused."""
    return 2 * max(LEASE, channel.retry_max)


def _reason(row: Row, now: datetime) -> Reason | None:
    """Return the reason not to send a leased delivery."""
    if row.attempts // UNRECORDED > SENDS_MAX:
        return Reason.UNKNOWN
    return Reason.EXPIRED if row.expires_at <= now else None


def _give_up(db: Session, channel: Channel[Row, Item], row: Row, reason: Reason, now: datetime) -> None:
    if reason is not Reason.REFUSED:
        failures = row.attempts % UNRECORDED
        logger.warning("%s: %s was given up after %d failures: %s", channel.name, row.id, failures, reason.value)
    channel.give_up(db, row, reason, now)
    db.delete(row)
