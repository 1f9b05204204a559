"""Creation of workspaces, with their default accounts and categories."""

from dataclasses import dataclass, fields
from datetime import datetime

from sqlalchemy.orm import Session

from budget_api.db.models import AccountHistoryRow, AccountRow, CategoryRow, ParticipantRow, WorkspaceRow
from budget_api.db.share_columns import NO_RULE
from budget_api.db.statements import insert_of
from budget_api.ids import new_id
from budget_core.base import limits
from budget_core.base.money import ZERO
from budget_core.contract.entries.shares import ShareRule
from budget_core.people.workspaces import DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES, DefaultAccount


@dataclass(frozen=True, slots=True)
class NewWorkspace:
    """Fields of a new workspace; `create_hash` for one created by a client."""

    id: str
    name: str
    creator_id: str
    currency_code: str = limits.DEFAULT_CURRENCY
    first_day_of_month: int = limits.FIRST_DAY_GUEST
    is_personal: bool = False
    create_hash: str | None = None
    share_rule: ShareRule = NO_RULE


def create_personal_workspace(db: Session, creator_id: str, name: str, now: datetime) -> str:
    """Create a user's personal workspace with default accounts and categories.

    Return its id.
    """
    new = NewWorkspace(new_id(), name, creator_id, is_personal=True)
    insert_workspace(db, new, now)
    insert_defaults(db, new.id, creator_id, now)
    return new.id


def insert_workspace(db: Session, new: NewWorkspace, now: datetime) -> bool:
    """Store an empty workspace with its creator.

    Return False when the id exists already.
    """
    insert = insert_of(db.get_bind().dialect)
    times = {"created_at": now, "updated_at": now}
    added = db.execute(
        insert(WorkspaceRow)
        .values({**{field.name: getattr(new, field.name) for field in fields(new)}, **times})
        .on_conflict_do_nothing()
        .returning(WorkspaceRow.id)
    )
    if added.one_or_none() is None:
        return False
    member = ParticipantRow(workspace_id=new.id, user_id=new.creator_id, is_verified=True, has_taken_part=True)
    member.joined_at = now
    db.add(member)
    db.flush()
    return True


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
