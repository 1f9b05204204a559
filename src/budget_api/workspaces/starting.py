"""What a new workspace starts with."""

from datetime import datetime

from budget_core.workspaces import DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES
from sqlalchemy.orm import Session

from budget_api.db.models import AccountHistoryRow, AccountRow, CategoryRow, ParticipantRow, WorkspaceRow
from budget_api.ids import new_id
from budget_core import limits
from budget_core.money import ZERO


def start_workspace(db: Session, creator_id: str, name: str, now: datetime) -> str:
    """A user's personal workspace with the default accounts and categories; its id."""
    workspace_id = new_id()
    db.add(
        WorkspaceRow(
            id=workspace_id,
            name=name,
            creator_id=creator_id,
            currency_code=limits.DEFAULT_CURRENCY,
            first_day_of_month=limits.FIRST_DAY_GUEST,
            is_personal=True,
            created_at=now,
            updated_at=now,
        )
    )
    db.flush()
    db.add(ParticipantRow(workspace_id=workspace_id, user_id=creator_id, is_verified=True, joined_at=now))
    fill_workspace(db, workspace_id, creator_id, now)
    return workspace_id


def fill_workspace(db: Session, workspace_id: str, creator_id: str, now: datetime) -> None:
    """The default accounts, with their opening in the account history, and the default categories."""
    for account in DEFAULT_ACCOUNTS:
        account_id = new_id()
        db.add(
            AccountRow(
                id=account_id,
                workspace_id=workspace_id,
                name=account.name,
                icon=account.icon,
                budget=ZERO,
                currency_code="default",
                type="basic",
                is_show_in_balance=True,
                is_main_account=account.is_main_account,
                created_at=now,
                updated_at=now,
            )
        )
        db.flush()
        db.add(
            AccountHistoryRow(
                id=new_id(),
                workspace_id=workspace_id,
                account_id=account_id,
                kind="opening",
                prev_budget=ZERO,
                new_budget=ZERO,
                user_id=creator_id,
                created_at=now,
            )
        )
    for category in DEFAULT_CATEGORIES:
        db.add(
            CategoryRow(
                id=new_id(),
                workspace_id=workspace_id,
                name=category.name,
                icon=category.icon,
                created_at=now,
                updated_at=now,
            )
        )
    db.flush()
