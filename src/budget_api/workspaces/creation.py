"""Creation of workspaces: empty ones, and the personal one of a new user."""

from dataclasses import dataclass, fields
from datetime import datetime

from sqlalchemy.orm import Session

from budget_api.db.models import ParticipantRow, WorkspaceRow
from budget_api.db.share_columns import NO_RULE
from budget_api.db.statements import insert_of
from budget_api.ids import new_id
from budget_api.workspaces.defaults import insert_defaults
from budget_core.base import limits
from budget_core.contract.entries.shares import ShareRule


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
