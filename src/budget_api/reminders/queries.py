"""Queries of reminders."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import ReminderRow
from budget_api.reminders.views import reminder_view
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.planning.reminders import Reminder


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
