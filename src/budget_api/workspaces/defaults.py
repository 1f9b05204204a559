"""Default accounts and categories of a new workspace."""

from datetime import datetime

from sqlalchemy.orm import Session

from budget_api.db.models import AccountHistoryRow, AccountRow, CategoryRow
from budget_api.ids import new_id
from budget_core.base.money import ZERO
from budget_core.people.workspaces import DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES, DefaultAccount


def insert_defaults(db: Session, workspace_id: str, creator_id: str, now: datetime) -> None:
    """Store the default accounts with their openings, and the default categories."""
    for position, account in enumerate(DEFAULT_ACCOUNTS):
        _insert_account(db, workspace_id, creator_id, account, position, now)
    for position, category in enumerate(DEFAULT_CATEGORIES):
        db.add(
            CategoryRow(
                id=new_id(),
                workspace_id=workspace_id,
                name=category.name,
                icon=category.icon,
                position=position,
                created_at=now,
                updated_at=now,
            )
        )
    db.flush()


def _insert_account(
    db: Session, workspace_id: str, creator_id: str, account: DefaultAccount, position: int, now: datetime
) -> None:
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
            position=position,
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
