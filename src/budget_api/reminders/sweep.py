"""Sweep that queues the messages of due reminders.

Each is queued once, however many processes run it or are killed.
"""

import logging
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from budget_api.access.entitlement import has_entitlement
from budget_api.db.models import OccurrenceRow, ReminderRow, UserRow
from budget_api.db.port import Database, announce
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.live.messages import UserChanged
from budget_api.push.notifications import notify
from budget_api.reminders.queries import last_time, next_time
from budget_core.base.limits import REMINDER_LATE_HOURS

logger = logging.getLogger(__name__)

BATCH = 25
BATCH_SECONDS = 0.08
"""Pace of batches, between which other writes get their turn: hundreds of reminders a second."""
LATE_BATCHES = 4
LATE = timedelta(hours=REMINDER_LATE_HOURS)
RETENTION = timedelta(days=60)
CLOCK_ERROR = timedelta(days=1)


async def ring_due(database: Database) -> None:
    """Queue the messages of all due reminders, in batches so that writes don't wait."""
    intervals, rung, last = TokenBucket(BATCH_SECONDS, LATE_BATCHES), 0, BATCH
    while last == BATCH:
        await intervals.wait()
        last = await database.write(ring_batch, datetime.now(UTC))
        rung += last
    if rung:
        logger.info("%d reminders were due", rung)


def ring_batch(db: Session, now: datetime) -> int:
    """Ring due reminders that no other process has locked.

    Return their number, below `BATCH` for the last ones.
    """
    due = select(ReminderRow).where(ReminderRow.next_at <= now).order_by(ReminderRow.next_at).limit(BATCH)
    rows = db.scalars(due.with_for_update(skip_locked=True)).all()
    paying = select(UserRow.id).where(
        UserRow.id.in_({row.user_id for row in rows}), UserRow.disabled_at.is_(None), has_entitlement(now)
    )
    users = set(db.scalars(paying))
    known = select(OccurrenceRow.reminder_id, OccurrenceRow.at)
    ours = OccurrenceRow.reminder_id.in_([row.id for row in rows])
    rung = {(one.reminder_id, one.at) for one in db.execute(known.where(ours))}
    for row in rows:
        at = last_time(row, now)
        _advance(row, now)
        if at is not None and row.user_id in users and (row.id, at) not in rung:
            _ring(db, row, now, at)
    db.flush()
    return len(rows)


def _advance(row: ReminderRow, now: datetime) -> None:
    """Set the next time; switch a single reminder off."""
    row.next_at = next_time(row, now)
    if row.next_at is None:
        row.active = False
        row.version += 1
        row.field_versions = row.field_versions | {"active": row.version}


def _ring(db: Session, row: ReminderRow, now: datetime, at: datetime) -> None:
    """Queue one message for the last due time, whatever number of times passed."""
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
    """Delete old rows, and correct reminders that rang while the clock was ahead.

    They would wait for the time it showed.
    """
    db.execute(delete(OccurrenceRow).where(OccurrenceRow.at < now - RETENTION))
    db.execute(delete(ReminderRow).where(ReminderRow.deleted_at < now - RETENTION))
    ahead = select(ReminderRow).where(ReminderRow.last_at > now + CLOCK_ERROR, ReminderRow.next_at.is_not(None))
    for row in db.scalars(ahead):
        row.next_at, row.last_at = next_time(row, now), None
    db.flush()


async def tidy_reminders(database: Database) -> None:
    """Run `tidy` as a job."""
    await database.write(tidy, datetime.now(UTC))
