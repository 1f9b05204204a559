"""Commands on reminders: create, edit, switch, dismiss and delete."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import User
from budget_api.access.entitlement import check_entitled
from budget_api.access.queries import role_in
from budget_api.db.models import AccountRow, CategoryRow, ReminderRow, UserRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_api.journal.edits import edit, sent_fields
from budget_api.journal.idempotency import check_repeat, create_hash, find_by_client_id
from budget_api.live.messages import UserChanged
from budget_api.reminders.queries import count_reminders, lock_live_reminder, lock_reminder, reminder_view, schedule
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.planning import reminders as contract
from budget_core.contract.planning.reminders import ReminderExpenseSet
from budget_core.contract.types import Done
from budget_core.people.access import Action, refusal

_TIMING = frozenset({"date", "time_zone", "frequency"})


def create_reminder(db: Session, user: User, body: contract.ReminderCreate) -> contract.Reminder:
    """Create a reminder, up to the limit for one user."""
    db.scalars(select(UserRow.id).where(UserRow.id == user.id).with_for_update()).one()
    if (row := find_by_client_id(db, ReminderRow, body.id)) is not None:
        check_repeat(row, create_hash(user.id, body))
        return reminder_view(row)
    check_entitled(db, user.id)
    if count_reminders(db, user.id) >= limits.REMINDERS_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)
    row = _new_row(user, body, stored_expense(db, user, body.expense))
    schedule(row, user.now)
    db.add(row)
    db.flush()
    return _announce(db, user, row)


def update_reminder(db: Session, user: User, reminder_id: str, body: contract.ReminderUpdate) -> contract.Reminder:
    """Change the fields in the body; a changed schedule applies from now on."""
    check_entitled(db, user.id)
    row = lock_live_reminder(db, user, reminder_id)
    values = sent_fields(body)
    if not isinstance(body.expense, UnsetType):
        values["expense"] = stored_expense(db, user, body.expense, row.expense)
    return _change(db, user, row, values, body.version)


def toggle_reminder(db: Session, user: User, reminder_id: str, body: contract.ReminderToggle) -> contract.Reminder:
    """Switch a reminder on, or off even without a subscription."""
    if body.active:
        check_entitled(db, user.id)
    return _change(db, user, lock_live_reminder(db, user, reminder_id), {"active": body.active}, UNSET)


def dismiss_reminder(db: Session, user: User, reminder_id: str) -> contract.Reminder:
    """Clear the missed mark; a second time changes nothing."""
    row = lock_live_reminder(db, user, reminder_id)
    if row.missed_at is None:
        return reminder_view(row)
    row.missed_at = None
    return _announce(db, user, row)


def delete_reminder(db: Session, user: User, reminder_id: str) -> Done:
    """Delete a reminder; a second time changes nothing."""
    row = lock_reminder(db, user, reminder_id)
    if row.deleted_at is None:
        row.deleted_at, row.next_at = user.now, None
        _announce(db, user, row)
    return Done()


def _change(
    db: Session, user: User, row: ReminderRow, values: dict[str, Any], based_on: int | UnsetType
) -> contract.Reminder:
    before = {name: getattr(row, name) for name in (*_TIMING, "active")}
    if not edit(db, row, values, based_on, user.now):
        return reminder_view(row)
    changed = {name for name, value in before.items() if getattr(row, name) != value}
    if not row.active:
        row.next_at = None
    if changed & _TIMING or (changed and row.active):
        schedule(row, user.now)
    return _announce(db, user, row)


def _announce(db: Session, user: User, row: ReminderRow) -> contract.Reminder:
    db.flush()
    announce(db, UserChanged(user.id, user.id))
    return reminder_view(row)


def _new_row(user: User, body: contract.ReminderCreate, expense: dict[str, Any] | None) -> ReminderRow:
    return ReminderRow(
        id=new_id() if isinstance(body.id, UnsetType) else body.id,
        user_id=user.id,
        name=body.name,
        date=body.date,
        time_zone=user.time_zone if isinstance(body.time_zone, UnsetType) else body.time_zone,
        frequency=body.frequency,
        comment=body.comment,
        active=body.active,
        expense=expense,
        version=1,
        field_versions={},
        create_hash=create_hash(user.id, body),
        created_at=user.now,
        updated_at=user.now,
    )


def stored_expense(
    db: Session, user: User, expense: ReminderExpenseSet | None, present: dict[str, Any] | None = None
) -> dict[str, Any] | None:
    """Return an expense as it is kept, with its place; a viewer may keep the one there is at `present`.

    Raises: VALIDATION_REFERENCE for an unknown, foreign or deleted one, WORKSPACE_VIEWER for one that they only see.
    """
    if expense is None:
        return None
    category = select(CategoryRow.workspace_id).where(CategoryRow.id == expense.category_id)
    workspace_id = db.scalar(category.where(CategoryRow.deleted_at.is_(None)))
    refused = ErrorCode.NOT_FOUND if workspace_id is None else refusal(role_in(db, workspace_id, user.id), Action.WRITE)
    stored = {"workspaceId": workspace_id} | dict(msgspec.to_builtins(expense))
    if refused is ErrorCode.WORKSPACE_VIEWER and stored != present:
        raise DomainError(refused)
    if refused not in (None, ErrorCode.WORKSPACE_VIEWER):
        raise field_error("expense.categoryId", ErrorCode.VALIDATION_REFERENCE)
    account = select(AccountRow.id).where(AccountRow.id == expense.account_id, AccountRow.deleted_at.is_(None))
    if db.scalar(account.where(readable.accounts(AccountRow, workspace_id))) is None:
        raise field_error("expense.accountId", ErrorCode.VALIDATION_REFERENCE)
    return stored
