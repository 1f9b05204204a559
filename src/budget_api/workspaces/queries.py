"""Queries of workspaces and their members."""

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import ParticipantRow, UserRow, WorkspaceRow
from budget_api.db.short_reads import short_rows
from budget_api.settings.queries import settings_row
from budget_api.workspaces.views import invitation_view, lost_workspace_view, workspace_view
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.workspaces import workspaces as contract


def live_workspace(db: Session, workspace_id: str) -> WorkspaceRow:
    """Return a workspace that is not deleted."""
    row = db.get(WorkspaceRow, workspace_id)
    if row is None or row.deleted_at is not None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def confirmed_workspaces(db: Session, user_id: str) -> list[WorkspaceRow]:
    """Return the workspaces a user is a confirmed participant of, oldest first."""
    query = _memberships(user_id).where(ParticipantRow.is_verified)
    return list(db.scalars(query.order_by(WorkspaceRow.created_at, WorkspaceRow.id)))


def list_workspaces(db: Session, user: User) -> list[contract.Workspace]:
    """Return the confirmed workspaces of a user that the token reaches, oldest first."""
    return [workspace_with_members(db, row) for row in confirmed_workspaces(db, user.id) if user.reaches(row.id)]


def list_invitations(db: Session, user: User) -> list[contract.Invitation]:
    """Return the open invitations of a user, newest first."""
    query = (
        _memberships(user.id)
        .join(UserRow, UserRow.id == WorkspaceRow.creator_id)
        .where(~ParticipantRow.is_verified)
        .add_columns(ParticipantRow.joined_at, UserRow)
        .order_by(ParticipantRow.joined_at.desc(), WorkspaceRow.id)
    )
    return [invitation_view(row, invited_at, creator) for row, invited_at, creator in short_rows(db, query)]


def lost_workspace(db: Session, user: User) -> contract.LostWorkspace | None:
    """Return the deleted or left workspace in the user's settings.

    None while they are a member.
    """
    query = (
        select(WorkspaceRow, ParticipantRow.left_at, UserRow)
        .join(ParticipantRow, ParticipantRow.workspace_id == WorkspaceRow.id)
        .join(UserRow, UserRow.id == WorkspaceRow.creator_id)
        .where(
            WorkspaceRow.id == settings_row(db, user.id).workspace_id,
            ParticipantRow.user_id == user.id,
            ParticipantRow.has_taken_part,
        )
    )
    hit = db.execute(query).one_or_none()
    if hit is None or not user.reaches(hit[0].id):
        return None
    row, left_at, creator = hit
    return lost_workspace_view(row, left_at, creator)


def get_workspace(db: Session, caller: Caller) -> contract.Workspace:
    """Return a workspace with its members."""
    return workspace_with_members(db, live_workspace(db, caller.workspace_id))


def workspace_with_members(db: Session, row: WorkspaceRow) -> contract.Workspace:
    """Return a workspace with its participants in the order they joined."""
    members = short_rows(
        db,
        select(ParticipantRow, UserRow)
        .join(UserRow, UserRow.id == ParticipantRow.user_id)
        .where(ParticipantRow.workspace_id == row.id)
        .order_by(ParticipantRow.joined_at, ParticipantRow.user_id),
    )
    return workspace_view(row, ((member, user) for member, user in members))


def present_memberships(db: Session, user_id: str) -> list[str]:
    """Return the ids of the workspaces a user is a member of or invited to.

    Always in the same order, so that two who change the same workspaces wait for each other only once.
    """
    return sorted(row.id for row in db.scalars(_memberships(user_id)))


def _memberships(user_id: str) -> Select[WorkspaceRow]:
    return (
        select(WorkspaceRow)
        .join(ParticipantRow, ParticipantRow.workspace_id == WorkspaceRow.id)
        .where(ParticipantRow.user_id == user_id, ParticipantRow.left_at.is_(None), WorkspaceRow.deleted_at.is_(None))
    )


def member_ids(db: Session, workspace_id: str) -> frozenset[str]:
    """Return the ids of the members of a workspace, invited ones included."""
    query = select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == workspace_id, ParticipantRow.left_at.is_(None)
    )
    return frozenset(db.scalars(query))
