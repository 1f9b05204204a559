"""Commands on workspaces: create, edit, delete; the last two are the creator's."""

from collections.abc import Collection, Mapping

from msgspec import UNSET, UnsetType
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.accounts.service import fix_currencies
from budget_api.db.models import WorkspaceRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit, sent_fields
from budget_api.journal.idempotency import check_repeat, create_hash
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.ledger.sharing import check_share_rule
from budget_api.ledger.sums import rebuild_month_sums
from budget_api.workspaces.creation import NewWorkspace, insert_defaults, insert_workspace
from budget_api.workspaces.members import WORKSPACE, select_another_workspace, set_participants, set_roles
from budget_api.workspaces.queries import confirmed_workspaces, live_workspace, workspace_with_members
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.types import MemberRole
from budget_core.contract.workspaces import workspaces as contract
from budget_core.people import workspaces
from budget_core.people.access import Role


def create_workspace(db: Session, user: User, body: contract.WorkspaceCreate) -> contract.Workspace:
    """Create a workspace with its defaults, and invite its participants."""
    new = NewWorkspace(
        id=new_id() if isinstance(body.id, UnsetType) else body.id,
        name=body.name,
        creator_id=user.id,
        currency_code=body.currency_code,
        first_day_of_month=body.first_day_of_month,
        create_hash=create_hash(user.id, body),
    )
    if not insert_workspace(db, new, user.now):
        return find_created(db, new.id, create_hash(user.id, body))
    check_workspace_count(db, user)
    insert_defaults(db, new.id, user.id, user.now)
    participants = [] if isinstance(body.participants, UnsetType) else body.participants
    return finish_creation(db, user, new.id, participants, {} if isinstance(body.roles, UnsetType) else body.roles)


def find_created(db: Session, workspace_id: str, expected_hash: str) -> contract.Workspace:
    """Return the workspace that the same create made before; see `check_repeat`."""
    row = db.get_one(WorkspaceRow, workspace_id)
    check_repeat(row, expected_hash)
    return workspace_with_members(db, row)


def check_workspace_count(db: Session, user: User) -> None:
    """Raise VALIDATION_COUNT when the user has created too many workspaces."""
    count = select(func.count()).where(WorkspaceRow.creator_id == user.id, WorkspaceRow.deleted_at.is_(None))
    if db.scalars(count).one() > limits.WORKSPACES_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)


def finish_creation(
    db: Session, user: User, workspace_id: str, participants: list[str], roles: Mapping[str, MemberRole]
) -> contract.Workspace:
    """Invite the participants of a workspace stored before, in their roles, and log its creation."""
    write = begin_write(db, Caller(user, workspace_id, Role.CREATOR))
    row = live_workspace(db, workspace_id)
    set_participants(db, row, participants, UNSET, user)
    set_roles(db, row, roles, UNSET, user.now)
    view = workspace_with_members(db, row)
    record_change(db, write, WORKSPACE, row.id, "created", after=view)
    return view


def update_workspace(db: Session, caller: Caller, body: contract.WorkspaceUpdate) -> contract.Workspace:
    """Change the fields in the body."""
    write = begin_write(db, caller)
    row = creator_workspace(db, caller)
    before = workspace_with_members(db, row)
    if not isinstance(body.share_rule, UnsetType):
        check_share_rule(db, row.id, body.share_rule)
    changed = edit(db, row, sent_fields(body, "participants", "roles"), body.version, caller.now)
    if not isinstance(body.participants, UnsetType):
        changed = set_participants(db, row, body.participants, body.version, caller.user) or changed
    if not isinstance(body.roles, UnsetType):
        changed = set_roles(db, row, body.roles, body.version, caller.now) or changed
    if not changed:
        return before
    apply_terms(db, write, before, row)
    after = workspace_with_members(db, row)
    record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=after)
    return after


def delete_workspace(db: Session, caller: Caller) -> contract.Workspace:
    """Delete it for all its participants.

    Neither a personal nor the last workspace can be.

    Done again by its creator it changes nothing and answers with what was deleted.
    """
    if _is_deleted_own(db, caller):
        return workspace_with_members(db, db.get_one(WorkspaceRow, caller.workspace_id))
    write = begin_write(db, caller)
    row = creator_workspace(db, caller)
    workspaces.check_removal(row.is_personal, len(confirmed_workspaces(db, caller.user.id)) - 1)
    before = workspace_with_members(db, row)
    row.deleted_at = caller.now
    db.flush()
    record_change(db, write, WORKSPACE, row.id, "deleted", before=before)
    select_another_workspace(db, caller)
    return before


def _is_deleted_own(db: Session, caller: Caller) -> bool:
    """Return whether the caller deleted it already.

    The row is locked, so a concurrent deletion counts.
    """
    named = select(WorkspaceRow.deleted_at, WorkspaceRow.creator_id).where(WorkspaceRow.id == caller.workspace_id)
    row = db.execute(named.with_for_update()).one_or_none()
    return row is not None and row.deleted_at is not None and row.creator_id == caller.user.id


def creator_workspace(db: Session, caller: Caller) -> WorkspaceRow:
    """Return the workspace.

    Raises: DomainError(AUTH_FORBIDDEN) for anybody but its creator.
    """
    row = live_workspace(db, caller.workspace_id)
    if row.creator_id != caller.user.id:  # it changed hands since the call came in
        raise DomainError(ErrorCode.AUTH_FORBIDDEN)
    return row


def apply_terms(
    db: Session, write: Write, before: contract.Workspace, row: WorkspaceRow, restored_accounts: Collection[str] = ()
) -> None:
    """Update accounts and sums of months after a changed currency or first day.

    `restored_accounts` are ids of accounts whose currency an undo sets back itself.
    """
    if row.currency_code != before.currency_code:
        fix_currencies(db, write, row.currency_code, restored_accounts)
    if row.first_day_of_month != before.first_day_of_month:
        rebuild_month_sums(db, row.id, row.first_day_of_month)
