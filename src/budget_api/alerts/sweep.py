"""Jobs of alerts: what comes due is announced, and what waited is sent, as one message for each workspace."""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import delete, select, union
from sqlalchemy.orm import Session

from budget_api.alerts import occurrences
from budget_api.alerts.waiting import send_waiting
from budget_api.db.models import AlertBookingRow, AlertLevelRow, AlertOccurrenceRow, ScheduleRow, WorkspaceRow
from budget_api.db.port import Database
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.schedules.timing import first_day_anywhere, schedule_announcing, unposted_plan
from budget_core.recurring import schedules

logger = logging.getLogger(__name__)

BATCH = 100
EACH_SECONDS = 0.02
LATE_WRITES = 4
OLD = timedelta(days=3)
"""Age of an occurrence that is announced no more: the server was away, or there were no alerts yet."""
RETENTION = timedelta(days=400)
MONTHS_KEPT = timedelta(days=92)


async def send_alerts(database: Database) -> None:
    """Announce what comes due, and send what waited until now."""
    pace, sent = TokenBucket(EACH_SECONDS, LATE_WRITES), 0
    while ids := await database.read(_announceable, datetime.now(UTC)):
        for schedule_id in ids:
            await pace.wait()
            await database.write(announce_due, schedule_id, datetime.now(UTC))
    while waiting := await database.read(_waiting, datetime.now(UTC)):
        for user_id, workspace_id in waiting:
            await pace.wait()
            sent += await database.write(send_waiting, user_id, workspace_id, datetime.now(UTC))
    if sent:
        logger.info("%d alerts that waited were sent", sent)


async def tidy_alerts(database: Database) -> None:
    """Delete what nobody is told of again."""
    await database.write(tidy, datetime.now(UTC))


def tidy(db: Session, now: datetime) -> None:
    """Delete the levels of months that ended, and occurrences of long ago."""
    db.execute(delete(AlertLevelRow).where(AlertLevelRow.month < f"{now - MONTHS_KEPT:%Y-%m}"))
    past = AlertOccurrenceRow.occurrence < (now - RETENTION).date().isoformat()
    db.execute(delete(AlertOccurrenceRow).where(past, AlertOccurrenceRow.send_at.is_(None)))


def announce_due(db: Session, schedule_id: str, now: datetime) -> None:
    """Have everybody told of what comes due of a schedule, and set when to look again."""
    statement = select(ScheduleRow).where(ScheduleRow.id == schedule_id, ScheduleRow.announce_at <= now)
    row = db.scalar(statement.with_for_update(skip_locked=True))
    if row is None:
        return
    last, plan = first_day_anywhere(now), unposted_plan(db, row)
    for each in schedules.open_occurrences(plan, plan.settled, last):
        if each.day >= last - OLD:
            occurrences.wait_for_due(db, row, each.occurrence.isoformat(), each.day, now)
    schedule_announcing(db, row, last)


def _announceable(db: Session, now: datetime) -> Sequence[str]:
    """Return the ids of some schedules of which something comes due."""
    query = select(ScheduleRow.id).join(WorkspaceRow, WorkspaceRow.id == ScheduleRow.workspace_id)
    due = query.where(ScheduleRow.announce_at <= now, WorkspaceRow.deleted_at.is_(None))
    return db.scalars(due.order_by(ScheduleRow.announce_at).limit(BATCH)).all()


def _waiting(db: Session, now: datetime) -> Sequence[Any]:
    """Return some people with the workspaces that they wait to be told of."""
    kinds = (AlertLevelRow, AlertOccurrenceRow, AlertBookingRow)
    due = (select(kind.user_id, kind.workspace_id).where(kind.send_at <= now).limit(BATCH).subquery() for kind in kinds)
    return db.execute(union(*(select(each) for each in due))).all()
