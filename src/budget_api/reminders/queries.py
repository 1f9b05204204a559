"""Queries of reminders, as clients see them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import ReminderRow
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.planning.reminders import Reminder, ReminderExpense
from budget_core.recurring.reminders import last_at, next_at, parse_local_minute


def list_reminders(db: Session, user: User) -> list[Reminder]:
    """Return the reminders.

    Active ones by their next time, then inactive ones by name.
    """
    query = select(ReminderRow).where(ReminderRow.user_id == user.id, ReminderRow.deleted_at.is_(None))
    order = (ReminderRow.next_at.is_(None), ReminderRow.next_at, ReminderRow.name, ReminderRow.id)
    return [reminder_view(row) for row in db.scalars(query.order_by(*order))]


def count_reminders(db: Session, user_id: str) -> int:
    """Return the number of reminders of a user."""
    conditions = (ReminderRow.user_id == user_id, ReminderRow.deleted_at.is_(None))
    return db.scalars(select(func.count()).select_from(ReminderRow).where(*conditions)).one()


def lock_reminder(db: Session, user: User, reminder_id: str) -> ReminderRow:
    """Return a reminder of the user, deleted or not, locked until the commit."""
    query = select(ReminderRow).where(ReminderRow.id == reminder_id, ReminderRow.user_id == user.id)
    row = db.scalar(query.with_for_update())
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def lock_live_reminder(db: Session, user: User, reminder_id: str) -> ReminderRow:
    """Return a reminder of the user that is not deleted, locked until the commit."""
    row = lock_reminder(db, user, reminder_id)
    if row.deleted_at is not None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def next_time(row: ReminderRow, after: datetime) -> datetime | None:
    """Return the first time after an instant; None when a single one is past."""
    return next_at(parse_local_minute(row.date), row.frequency, ZoneInfo(row.time_zone), after)


def last_time(row: ReminderRow, until: datetime) -> datetime | None:
    """Return the last time up to an instant; None before its beginning."""
    return last_at(parse_local_minute(row.date), row.frequency, ZoneInfo(row.time_zone), until)


def schedule(row: ReminderRow, now: datetime) -> None:
    """Set the next time from the other fields.

    Raises: DomainError(VALIDATION_PAST) on `date` when there is none.
    """
    coming = next_time(row, now)
    if coming is None:
        raise field_error("date", ErrorCode.VALIDATION_PAST)
    row.next_at = coming if row.active else None


def reminder_view(row: ReminderRow) -> Reminder:
    """Return a reminder."""
    return Reminder(
        id=row.id,
        name=row.name,
        date=row.date,
        time_zone=row.time_zone,
        frequency=row.frequency,
        comment=row.comment,
        active=row.active,
        expense=msgspec.convert(row.expense, ReminderExpense) if row.expense else None,
        next_at=row.next_at,
        last_at=row.last_at,
        missed_at=row.missed_at,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
