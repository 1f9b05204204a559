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
from budget_core.access import Action, is_allowed
from budget_core.contract.reminders import ReminderExpenseSet
from budget_core.errors import ErrorCode, field_error


def stored_expense(db: Session, user: User, expense: ReminderExpenseSet | None) -> dict[str, Any] | None:
    """Return an expense as it is kept, with its place.

    VALIDATION_REFERENCE for an unknown, foreign or deleted one.
    """
    if expense is None:
        return None
    category = select(CategoryRow.workspace_id).where(CategoryRow.id == expense.category_id)
    workspace_id = db.scalar(category.where(CategoryRow.deleted_at.is_(None)))
    if workspace_id is None or not is_allowed(role_in(db, workspace_id, user.id), Action.WRITE):
        raise field_error("expense.categoryId", ErrorCode.VALIDATION_REFERENCE)
    account = select(AccountRow.id).where(AccountRow.id == expense.account_id, AccountRow.deleted_at.is_(None))
    if db.scalar(account.where(AccountRow.workspace_id == workspace_id)) is None:
        raise field_error("expense.accountId", ErrorCode.VALIDATION_REFERENCE)
    return {"workspaceId": workspace_id} | dict(msgspec.to_builtins(expense))
