"""References of a reminder's expense.

A category and an account of one workspace that the user may write in.
"""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.db.models import AccountRow, CategoryRow
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.planning.reminders import ReminderExpenseSet
from budget_core.people.access import Action, refusal


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
    if db.scalar(account.where(AccountRow.workspace_id == workspace_id)) is None:
        raise field_error("expense.accountId", ErrorCode.VALIDATION_REFERENCE)
    return stored
