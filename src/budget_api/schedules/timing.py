"""Times at which the job looks for what a schedule posts by itself, and what it posts at once."""

from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import ScheduleRow
from budget_api.journal.edits import sent_fields
from budget_api.schedules.plans import Plan, plan_of, posted_dates
from budget_core.base.months import parse_day
from budget_core.contract.planning.schedules import ScheduleCreate
from budget_core.recurring import schedules

FIRST_ZONE = timedelta(hours=14)
"""A day begins so long before it does in UTC where it begins first."""
_BEFORE = timedelta(days=3)
"""An occurrence is booked fewer days before its own date."""


def unposted_plan(db: Session, row: ScheduleRow) -> Plan:
    """Return a plan in which every occurrence is settled that ever had an entry.

    The job books each once: one that somebody took back waits for a person.
    """
    return plan_of(row, posted_dates(db, [row.id], is_ever=True)[row.id])


def schedule_posting(db: Session, row: ScheduleRow) -> None:
    """Set when the jobs look at the schedule next: when its next day begins anywhere."""
    row.post_at = row.announce_at = None
    if row.is_active and row.deleted_at is None:
        at = _begins(unposted_plan(db, row), None)
        row.post_at, row.announce_at = (at, None) if row.mode == "post" else (None, at)
    db.flush()


def schedule_announcing(db: Session, row: ScheduleRow, last: date) -> None:
    """Set when the job looks for what comes due after a day."""
    row.announce_at = _begins(unposted_plan(db, row), last)
    db.flush()


def first_day_anywhere(now: datetime) -> date:
    """Return the newest day that has begun somewhere."""
    return (now + FIRST_ZONE).date()


def _begins(plan: Plan, after: date | None) -> datetime | None:
    day = schedules.next_day(plan, plan.settled, plan.active_from - _BEFORE if after is None else after)
    return None if day is None else datetime.combine(day, time(), UTC) - FIRST_ZONE


def backlog_of_new(caller: Caller, body: ScheduleCreate) -> int:
    """Return the entries that a new schedule posts at once."""
    if not body.backfill or body.mode != "post":
        return 0
    active_from = schedules.active_from(parse_day(body.start_date), caller.user.today, has_backfill=True)
    fields = sent_fields(body, "id", "backfill", "currency_code")
    return _count(
        caller, plan_of(ScheduleRow(**fields, is_active=True, active_from=active_from.isoformat(), skipped=[]))
    )


def backlog_of_stored(db: Session, caller: Caller, schedule_id: str) -> int:
    """Return the entries that a schedule posts at once when it posts by itself from now on."""
    row = db.get(ScheduleRow, schedule_id)
    if row is None or row.workspace_id != caller.workspace_id or row.mode == "post":
        return 0
    return _count(caller, unposted_plan(db, row))


def _count(caller: Caller, plan: Plan) -> int:
    return schedules.count_booked(plan, plan.settled, None, caller.user.today)
