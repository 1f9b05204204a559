"""Making, editing, switching, removing, posting and skipping."""

from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_account
from budget_api.db.base import table_of
from budget_api.db.models import ScheduleRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit, sent_fields
from budget_api.journal.idempotency import check_repeat, check_same_create, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.schedules.plans import plan_of
from budget_api.schedules.posting import check_occurrence, live_entry_of, post_occurrence
from budget_api.schedules.queries import any_schedule, live_schedule, live_schedules, schedule_view
from budget_api.schedules.references import check_plan, currency_in
from budget_api.schedules.timing import schedule_posting
from budget_api.schedules.views import stored_view
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.months import Moment, parse_day, parse_moment
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.planning import schedules as contract
from budget_core.recurring import schedules

SCHEDULE = "schedule"
_PRICED = frozenset({"value", "account_id", "from_account_id"})
"""Fields with which amounts of other currencies, given for the old ones, are converted anew."""
_RESTARTING = frozenset({"frequency", "every", "start_date"})
"""Fields that make another rhythm of it: what came up before today by the old one is not due any more."""
_SIDES = frozenset({"account_id", "from_account_id", "category_id"})
_NEEDED_BY_ACCOUNT = {"account_value": "account_id", "from_value": "from_account_id", "currency_code": "account_id"}


def create_schedule(db: Session, caller: Caller, body: contract.ScheduleCreate) -> contract.Schedule:
    """Make a schedule."""
    write = begin_write(db, caller)
    is_booked, sent = body.book is True, create_hash(caller.user.id, body, write.workspace_id)
    is_over = is_booked and body.frequency == schedules.ONCE
    if (row := find_by_client_id(db, ScheduleRow, body.id)) is not None:
        check_same_create(row.create_hash, sent) if is_over else check_repeat(row, sent)
        return schedule_view(db, row, caller.user.today)
    _check_count(db, write)
    row = _new_row(db, write, body, sent)
    check_plan(db, write, plan_of(row), _SIDES)
    db.add(row)
    if is_booked:
        db.flush()
        _book_first(db, write, row)
    if is_over:
        row.deleted_at = caller.now
        return schedule_view(db, row, caller.user.today)
    return _finish(db, write, row, "created", None)


def update_schedule(db: Session, caller: Caller, schedule_id: str, body: contract.ScheduleUpdate) -> contract.Schedule:
    """Change the fields the body carries."""
    write = begin_write(db, caller)
    row = live_schedule(db, write, schedule_id)
    before, values = stored_view(row), sent_fields(body)
    changed = {name for name, value in values.items() if getattr(row, name) != value}
    if changed & _PRICED:
        values = {"account_value": None, "from_value": None} | values
    if row.kind != "expense" and "account_id" in changed and "currency_code" not in changed:
        values["currency_code"] = currency_in(write, live_account(db, write, values["account_id"], "accountId"))
    _check_edited(db, write, row, values, changed)
    if not edit(db, row, values, body.version, caller.now):
        return schedule_view(db, row, caller.user.today)
    if changed & _RESTARTING:
        _restart(row, caller)
    return _finish(db, write, row, "updated", before)


def toggle_schedule(db: Session, caller: Caller, schedule_id: str, body: contract.ScheduleToggle) -> contract.Schedule:
    """Switch on, from today, or off."""
    write = begin_write(db, caller)
    row = live_schedule(db, write, schedule_id)
    before = stored_view(row)
    if not edit(db, row, {"is_active": body.is_active}, UNSET, caller.now):
        return schedule_view(db, row, caller.user.today)
    if row.is_active:
        _restart(row, caller)
    return _finish(db, write, row, "updated", before)


def delete_schedule(db: Session, caller: Caller, schedule_id: str) -> contract.Schedule:
    """Remove a schedule, not what it posted; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_schedule(db, write, schedule_id)
    if row.deleted_at is not None:
        return schedule_view(db, row, caller.user.today)
    before = stored_view(row)
    row.deleted_at = caller.now
    row.version += 1
    row.updated_at = caller.now
    return _finish(db, write, row, "deleted", before)


def restore_schedule(db: Session, caller: Caller, schedule_id: str) -> contract.Schedule:
    """Bring a deleted schedule back; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_schedule(db, write, schedule_id)
    if row.deleted_at is None:
        return schedule_view(db, row, caller.user.today)
    _check_count(db, write)
    before = stored_view(row)
    row.deleted_at = None
    row.version += 1
    row.updated_at = caller.now
    return _finish(db, write, row, "restored", before)


def post_schedule(
    db: Session, caller: Caller, schedule_id: str, body: contract.SchedulePost
) -> tuple[HistoryEntry, bool]:
    """Book an occurrence, or return the entry that stands; and whether it is new."""
    write = begin_write(db, caller)
    row = any_schedule(db, write, schedule_id)
    if (standing := live_entry_of(db, row.id, body.occurrence)) is not None:
        return standing, False
    if row.deleted_at is not None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return post_occurrence(db, write, row, body), True


def skip_schedule(db: Session, caller: Caller, schedule_id: str, body: contract.ScheduleSkip) -> contract.Schedule:
    """Leave an occurrence out, or take that back; one that is posted stays so."""
    write = begin_write(db, caller)
    row = live_schedule(db, write, schedule_id)
    check_occurrence(row, body.occurrence)
    is_posted = live_entry_of(db, row.id, body.occurrence) is not None
    if (body.occurrence in row.skipped) == body.is_skipped or is_posted:
        return schedule_view(db, row, caller.user.today)
    before = stored_view(row)
    set_skipped(row, {*row.skipped} ^ {body.occurrence})
    row.updated_at = caller.now
    return _finish(db, write, row, "updated", before)


def set_skipped(row: ScheduleRow, days: set[str]) -> None:
    """Keep which occurrences are skipped; those from before the schedule was active don't matter any more."""
    row.skipped = sorted(day for day in days if day >= row.active_from)
    row.version += 1


def _check_count(db: Session, write: Write) -> None:
    if len(live_schedules(db, write.workspace_id)) >= limits.SCHEDULES_MAX:
        raise field_error("startDate", ErrorCode.VALIDATION_COUNT)


def _restart(row: ScheduleRow, caller: Caller) -> None:
    row.active_from = schedules.active_from(parse_day(row.start_date), caller.user.today).isoformat()


def _check_edited(db: Session, write: Write, row: ScheduleRow, values: dict[str, Any], changed: set[str]) -> None:
    """Check the schedule as it would be; accounts too where amounts in their currency change."""
    columns = {name: getattr(row, name) for name in map(str, table_of(ScheduleRow).c.keys())} | values
    needed = {side for name, side in _NEEDED_BY_ACCOUNT.items() if name in changed and columns[name] is not None}
    check_plan(db, write, plan_of(ScheduleRow(**columns)), changed | needed)


def _finish(
    db: Session, write: Write, row: ScheduleRow, kind: str, before: contract.StoredSchedule | None
) -> contract.Schedule:
    db.flush()
    schedule_posting(db, row)
    record_change(db, write, SCHEDULE, row.id, kind, before=before, after=stored_view(row))
    return schedule_view(db, row, write.caller.user.today)


def _book_first(db: Session, write: Write, row: ScheduleRow) -> None:
    """Book the occurrence of the first day, at the present moment where that is today."""
    user, day = write.caller.user, row.start_date
    moment = Moment(user.now, user.today) if day == user.today.isoformat() else parse_moment(day)
    post_occurrence(db, write, row, contract.SchedulePost(occurrence=day), moment=moment)


def _new_row(db: Session, write: Write, body: contract.ScheduleCreate, sent: str) -> ScheduleRow:
    user, start = write.caller.user, parse_day(body.start_date)
    if body.book is True and start > user.today:
        raise field_error("book", ErrorCode.VALIDATION_CHOICE)
    if body.backfill and (user.today - start).days > limits.SCHEDULE_BACKFILL_DAYS_MAX:
        raise field_error("startDate", ErrorCode.VALIDATION_PAST)
    return ScheduleRow(
        **sent_fields(body, "id", "backfill", "book", "currency_code"),
        id=new_id() if isinstance(body.id, UnsetType) else body.id,
        workspace_id=write.workspace_id,
        user_id=user.id,
        currency_code=_currency(db, write, body),
        is_active=True,
        active_from=schedules.active_from(start, user.today, has_backfill=body.backfill).isoformat(),
        skipped=[],
        version=1,
        field_versions={},
        create_hash=sent,
        created_at=user.now,
        updated_at=user.now,
    )


def _currency(db: Session, write: Write, body: contract.ScheduleCreate) -> str:
    if not isinstance(body.currency_code, UnsetType):
        return body.currency_code
    if body.kind == "expense":
        return write.currency_code
    return currency_in(write, live_account(db, write, body.account_id, "accountId"))
