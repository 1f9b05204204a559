"""Finds the reminders that are due and queues their messages: once each, however many processes look, and die."""

import logging
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from budget_api.access.entitlement import entitled
from budget_api.db.models import OccurrenceRow, ReminderRow, UserRow
from budget_api.db.port import Database, announce
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.live.messages import UserChanged
from budget_api.push.notifications import notify
from budget_api.reminders.schedule import last_time, next_time
from budget_core.limits import REMINDER_LATE_HOURS

logger = logging.getLogger(__name__)

BATCH = 25
EACH_SECONDS = 0.08
"""A batch each, between which others write: hundreds a second are found all the same."""
LATE_BATCHES = 4
LATE = timedelta(hours=REMINDER_LATE_HOURS)
KEPT = timedelta(days=60)
CLOCK_WAS_AHEAD = timedelta(days=1)


async def ring_due(database: Database) -> None:
    """Queue the messages of all that is due, some at a time, so that nobody waits long for the database."""
    intervals, rung, last = TokenBucket(EACH_SECONDS, LATE_BATCHES), 0, BATCH
    while last == BATCH:
        await intervals.wait()
        last = await database.write(ring_some, datetime.now(UTC))
        rung += last
    if rung:
        logger.info("%d reminders were due", rung)


def ring_some(db: Session, now: datetime) -> int:
    """Ring some of the due ones that nobody else is at; how many, fewer than `BATCH` when there are no more."""
    due = select(ReminderRow).where(ReminderRow.next_at <= now).order_by(ReminderRow.next_at).limit(BATCH)
    rows = db.scalars(due.with_for_update(skip_locked=True)).all()
    paying = select(UserRow.id).where(
        UserRow.id.in_({row.user_id for row in rows}), UserRow.disabled_at.is_(None), entitled(now)
    )
    users = set(db.scalars(paying))
    known = select(OccurrenceRow.reminder_id, OccurrenceRow.at)
    ours = OccurrenceRow.reminder_id.in_([row.id for row in rows])
    rung = {(one.reminder_id, one.at) for one in db.execute(known.where(ours))}
    for row in rows:
        at = last_time(row, now)
        _move_on(row, now)
        if at is not None and row.user_id in users and (row.id, at) not in rung:
            _ring(db, row, now, at)
    db.flush()
    return len(rows)


def _move_on(row: ReminderRow, now: datetime) -> None:
    """To the next time it is due; one for once is off then."""
    row.next_at = next_time(row, now)
    if row.next_at is None:
        row.active = False
        row.version += 1
        row.field_versions = row.field_versions | {"active": row.version}


def _ring(db: Session, row: ReminderRow, now: datetime, at: datetime) -> None:
    """Once for the last time it was due, whatever it missed while nothing ran."""
    db.add(OccurrenceRow(reminder_id=row.id, at=at))
    row.last_at = at
    if now - at >= LATE:
        row.missed_at = at
        return
    url = f"/reminder?book={row.id}" if row.expense else "/reminder"
    params = {"title": row.name, "comment": row.comment}
    notify(db, row.user_id, "reminder", params, url, now, at + LATE, reminder_id=row.id, at=at)
    announce(db, UserChanged(row.user_id, row.user_id, event="reminder_due"))


def tidy(db: Session, now: datetime) -> None:
    """Forget what is long over, and put reminders right that rang while the clock was ahead.

    Those would wait for the time it showed.
    """
    db.execute(delete(OccurrenceRow).where(OccurrenceRow.at < now - KEPT))
    db.execute(delete(ReminderRow).where(ReminderRow.deleted_at < now - KEPT))
    ahead = select(ReminderRow).where(ReminderRow.last_at > now + CLOCK_WAS_AHEAD, ReminderRow.next_at.is_not(None))
    for row in db.scalars(ahead):
        row.next_at, row.last_at = next_time(row, now), None
    db.flush()


async def tidy_reminders(database: Database) -> None:
    """`tidy`, as a job."""
    await database.write(tidy, datetime.now(UTC))
