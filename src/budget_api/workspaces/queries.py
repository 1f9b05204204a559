"""Reading workspaces and who takes part in them."""

from datetime import datetime

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import ParticipantRow, UserRow, WorkspaceRow
from budget_core.contract import workspaces as contract
from budget_core.errors import DomainError, ErrorCode


def live_workspace(db: Session, workspace_id: str) -> WorkspaceRow:
    """A workspace that is not deleted."""
    row = db.get(WorkspaceRow, workspace_id)
    if row is None or row.deleted_at is not None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def own_workspaces(db: Session, user_id: str) -> list[WorkspaceRow]:
    """The workspaces a user is a confirmed participant of, oldest first."""
    query = _memberships(user_id).where(ParticipantRow.is_verified)
    return list(db.scalars(query.order_by(WorkspaceRow.created_at, WorkspaceRow.id)))


def list_workspaces(db: Session, user: User) -> list[contract.Workspace]:
    """The workspaces a user is a confirmed participant of and the token is good for, oldest first."""
    return [workspace_view(db, row) for row in own_workspaces(db, user.id) if user.reaches(row.id)]


def list_invitations(db: Session, user: User) -> list[contract.Invitation]:
    """The workspaces a user was invited to and has not answered for, last invited first."""
    query = (
        _memberships(user.id)
        .join(UserRow, UserRow.id == WorkspaceRow.creator_id)
        .where(~ParticipantRow.is_verified)
        .add_columns(ParticipantRow.joined_at, UserRow)
        .order_by(ParticipantRow.joined_at.desc(), WorkspaceRow.id)
    )
    return [_invitation(row, invited_at, creator) for row, invited_at, creator in db.execute(query)]


def get_workspace(db: Session, caller: Caller) -> contract.Workspace:
    """One workspace."""
    return workspace_view(db, live_workspace(db, caller.workspace_id))


def workspace_view(db: Session, row: WorkspaceRow) -> contract.Workspace:
    """A workspace with its present and former participants; who only rejected an invitation is neither."""
    members = db.execute(
        select(ParticipantRow, UserRow)
        .join(UserRow, UserRow.id == ParticipantRow.user_id)
        .where(ParticipantRow.workspace_id == row.id)
        .order_by(ParticipantRow.joined_at, ParticipantRow.user_id)
    )
    present: list[contract.Participant] = []
    former: list[contract.Participant] = []
    for member, user in members:
        (present if member.left_at is None else former).append(_participant(member, user))
    return contract.Workspace(
        id=row.id,
        name=row.name,
        creator_id=row.creator_id,
        currency_code=row.currency_code,
        first_day_of_month=row.first_day_of_month,
        is_personal=row.is_personal,
        participants=present,
        previous_participants=former,
        revision=row.revision,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def _memberships(user_id: str) -> Select[WorkspaceRow]:
    return (
        select(WorkspaceRow)
        .join(ParticipantRow, ParticipantRow.workspace_id == WorkspaceRow.id)
        .where(ParticipantRow.user_id == user_id, ParticipantRow.left_at.is_(None), WorkspaceRow.deleted_at.is_(None))
    )


def _invitation(row: WorkspaceRow, invited_at: datetime, creator: UserRow) -> contract.Invitation:
    return contract.Invitation(
        id=row.id,
        name=row.name,
        creator_id=creator.id,
        creator_name=creator.name,
        creator_email=creator.email,
        invited_at=invited_at,
    )


def _participant(member: ParticipantRow, user: UserRow) -> contract.Participant:
    return contract.Participant(
        user_id=user.id, name=user.name, email=user.email, avatar=user.avatar, is_verified=member.is_verified
    )
