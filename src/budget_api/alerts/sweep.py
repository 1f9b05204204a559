"""Jobs of alerts: what comes due is announced; what waited is sent, as one message for each workspace."""

import logging
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import delete, select, union
from sqlalchemy.orm import Session

from budget_api.alerts import occurrences
from budget_api.alerts.bookings import waiting_alerts
from budget_api.alerts.levels import level_alert, running_month
from budget_api.alerts.occurrences import occurrence_alert
from budget_api.alerts.progress import progress_of
from budget_api.alerts.queries import AlertRecipient, listeners
from budget_api.alerts.sending import Alert, send
from budget_api.db.base import table_of
from budget_api.db.models import AlertBookingRow, AlertLevelRow, AlertOccurrenceRow, ScheduleRow, WorkspaceRow
from budget_api.db.port import Database
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.ledger.terms import terms_of
from budget_api.schedules.plans import plans_of
from budget_api.schedules.timing import first_day_anywhere, schedule_announcing, unposted_plan
from budget_core.base.months import parse_day
from budget_core.recurring import schedules
from budget_core.recurring.schedules import is_occurrence

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


Row = TypeVar("Row", AlertBookingRow, AlertLevelRow, AlertOccurrenceRow)


def send_waiting(db: Session, user_id: str, workspace_id: str, now: datetime) -> bool:
    """Send what waited for a person in a workspace, as far as it still holds; return whether anything did."""
    levels = _take(db, AlertLevelRow, user_id, workspace_id, now)
    occurrences = _take(db, AlertOccurrenceRow, user_id, workspace_id, now)
    booked = _take(db, AlertBookingRow, user_id, workspace_id, now)
    for level in levels:
        level.send_at, level.told_at = None, now
    for occurrence in occurrences:
        occurrence.send_at = None
    for booking in booked:
        db.delete(booking)
    db.flush()
    person = _listener(db, workspace_id, user_id)
    if person is None:
        return False
    revisions = [booking.revision for booking in booked] if person.others != "off" else []
    alerts = [
        *_level_alerts(db, workspace_id, person, levels, now),
        *(_occurrence_alerts(db, person, occurrences) if person.schedules else ()),
        *waiting_alerts(db, workspace_id, revisions, person),
    ]
    if alerts:
        send(db, person, workspace_id, alerts, now)
    return bool(alerts)


def _take(db: Session, kind: type[Row], user_id: str, workspace_id: str, now: datetime) -> Sequence[Row]:
    """Return what waited until now and no other process has locked."""
    due = select(kind).where(kind.user_id == user_id, kind.workspace_id == workspace_id, kind.send_at <= now)
    return db.scalars(due.order_by(*table_of(kind).primary_key.columns).with_for_update(skip_locked=True)).all()


def _listener(db: Session, workspace_id: str, user_id: str) -> AlertRecipient | None:
    """Return a person who is still there to be told, of a workspace that is."""
    workspace = db.get_one(WorkspaceRow, workspace_id)
    if workspace.deleted_at is not None:
        return None
    return next((listener for listener in listeners(db, workspace_id) if listener.user_id == user_id), None)


def _level_alerts(
    db: Session, workspace_id: str, person: AlertRecipient, rows: Iterable[AlertLevelRow], now: datetime
) -> Iterator[Alert]:
    """Yield an alert for each category that reached a level in the month that runs."""
    month = running_month(terms_of(db, workspace_id), person, now)
    due_levels = [row for row in rows if row.month == month.key and row.level in person.levels]
    # In the order of the levels, lower ones first.
    reached = dict.fromkeys(row.category_id for row in sorted(due_levels, key=lambda row: row.level))
    steps = progress_of(db, workspace_id, reached.keys(), month) if reached else {}
    for step in steps.values():
        yield level_alert(person, workspace_id, month.key, step)


def _occurrence_alerts(db: Session, person: AlertRecipient, rows: Collection[AlertOccurrenceRow]) -> Iterator[Alert]:
    """Yield what is still due, or still stands where it was posted."""
    ids = {row.schedule_id for row in rows}
    found = db.scalars(select(ScheduleRow).where(ScheduleRow.id.in_(ids))).all() if ids else []
    plans = dict(zip((schedule.id for schedule in found), plans_of(db, found), strict=True))
    schedules = {schedule.id: schedule for schedule in found}
    for row in rows:
        plan = plans[row.schedule_id]
        day = parse_day(row.occurrence)
        is_settled = day in plan.settled
        is_open = plan.is_active and not is_settled and day >= plan.active_from and is_occurrence(plan, day)
        if is_settled if row.kind == "posted" else is_open:
            yield occurrence_alert(db, schedules[row.schedule_id], row.kind, person)
