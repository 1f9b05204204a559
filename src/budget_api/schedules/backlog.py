"""Past occurrences that a schedule posts by itself as soon as it may: they count as added entries."""

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import ScheduleRow
from budget_api.journal.edits import sent_fields
from budget_api.schedules.plans import Plan, plan_of
from budget_api.schedules.timing import unposted_plan
from budget_core.base.months import parse_day
from budget_core.contract.planning.schedules import ScheduleCreate
from budget_core.recurring import schedules


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
