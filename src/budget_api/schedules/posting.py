"""Posting of one occurrence as an ordinary entry, at most one live entry each."""

from datetime import date
from decimal import Decimal
from itertools import count
from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.accounts.queries import live_account
from budget_api.currencies.queries import rates_for
from budget_api.db.models import HistoryRow, ScheduleRow
from budget_api.history.entries import entry_with_labels
from budget_api.history.service import Inherited, post_entry
from budget_api.journal.idempotency import create_hash
from budget_api.journal.writes import Write
from budget_api.ledger.sharing import present_members
from budget_api.schedules.plans import plan_of
from budget_api.schedules.references import currency_in
from budget_core.base.conversions import convert
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.months import Moment, parse_day, parse_moment
from budget_core.contract.entries.history import AddExpense, HistoryEntry, ReplaceTransfer
from budget_core.contract.planning.schedules import SchedulePost
from budget_core.recurring import schedules


def live_entry_of(db: Session, schedule_id: str, occurrence: str) -> HistoryEntry | None:
    """Return the live entry of an occurrence."""
    query = select(HistoryRow).where(
        HistoryRow.schedule_id == schedule_id, HistoryRow.occurrence == occurrence, HistoryRow.deleted_at.is_(None)
    )
    row = db.scalar(query)
    return None if row is None else entry_with_labels(db, row)


def post_occurrence(
    db: Session,
    write: Write,
    row: ScheduleRow,
    body: SchedulePost,
    *,
    is_automatic: bool = False,
    moment: Moment | None = None,
) -> HistoryEntry:
    """Book an occurrence that has no live entry; `is_automatic` where nobody asked for it.

    Without a `moment` it is booked on the body's day, else on the occurrence's own.
    """
    occurrence = check_occurrence(row, body.occurrence)
    entry_id = _entry_id(db, row.id, occurrence, body.entry_id)
    day = schedules.booked_day(occurrence, row.weekend).isoformat() if isinstance(body.day, UnsetType) else body.day
    sent = create_hash(write.caller.user.id, body, write.workspace_id, row.id)
    fields = {
        "note": row.note,
        "payee": row.payee,
        "tags": row.tags,
        "schedule_id": row.id,
        "occurrence": body.occurrence,
        "is_automatic": is_automatic,
    }
    inherited = Inherited(moment or parse_moment(day), fields)
    entry_body = (
        _expense(db, write, row, body, entry_id) if row.kind == "expense" else _transfer(db, write, row, body, entry_id)
    )
    return post_entry(db, write, entry_body, sent, inherited)


def check_occurrence(row: ScheduleRow, occurrence: str) -> date:
    """Return the date of an occurrence.

    Raises: VALIDATION_REFERENCE where the schedule has none of that date.
    """
    day = parse_day(occurrence)
    if not schedules.is_occurrence(plan_of(row), day):
        raise field_error("occurrence", ErrorCode.VALIDATION_REFERENCE)
    return day


def _entry_id(db: Session, schedule_id: str, occurrence: date, requested_id: str | UnsetType) -> str:
    """Return the first id of the occurrence that no entry has.

    Raises: CONFLICT_DELETED where the wanted one was reversed, VALIDATION_ID where it is no id of the occurrence.
    """
    for attempt in count(1):
        entry_id = schedules.entry_id(schedule_id, occurrence, attempt)
        is_taken = db.get(HistoryRow, entry_id) is not None
        if is_taken and entry_id == requested_id:
            raise DomainError(ErrorCode.CONFLICT_DELETED)
        if not is_taken:
            break
    if not isinstance(requested_id, UnsetType) and requested_id != entry_id:
        raise field_error("entryId", ErrorCode.VALIDATION_ID)
    return entry_id


def _expense(db: Session, write: Write, row: ScheduleRow, body: SchedulePost, entry_id: str) -> AddExpense:
    is_planned_value = isinstance(body.value, UnsetType) or body.value == row.value
    account_value = body.account_value
    if isinstance(account_value, UnsetType) and is_planned_value and row.account_value is not None:
        account_value = row.account_value
    return AddExpense(
        id=entry_id,
        value=_or(body.value, row.value),
        currency_code=row.currency_code,
        category_id=row.category_id or "",
        account_id=row.account_id,
        account_value=account_value,
        note=body.note,
        paid_by=_payer(db, write, row),
    )


def _payer(db: Session, write: Write, row: ScheduleRow) -> str | UnsetType:
    """Return who made the schedule, while they take part; the caller pays otherwise."""
    if row.user_id is None or row.user_id == write.caller.user.id:
        return UNSET
    present = {member.member_id for member in present_members(db, write.workspace_id)}
    return row.user_id if row.user_id in present else UNSET


def _transfer(db: Session, write: Write, row: ScheduleRow, body: SchedulePost, entry_id: str) -> ReplaceTransfer:
    code = currency_in(write, live_account(db, write, row.account_id, "accountId"))
    value = convert(_or(body.value, row.value), row.currency_code, code, rates_for(db, row.currency_code, code))
    is_planned_value = isinstance(body.value, UnsetType) or body.value == row.value
    from_value = body.from_value
    if isinstance(from_value, UnsetType) and is_planned_value and row.from_value is not None:
        from_value = row.from_value
    return ReplaceTransfer(
        id=entry_id,
        value=value,
        account_id=row.account_id,
        from_account_id=UNSET if row.from_account_id is None else row.from_account_id,
        from_value=from_value,
        note=body.note,
    )


def _or(sent_value: Decimal | UnsetType, planned: Any) -> Decimal:
    value: Decimal = planned if isinstance(sent_value, UnsetType) else sent_value
    return value
