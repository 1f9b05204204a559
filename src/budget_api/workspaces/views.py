"""Views of workspaces, participants and invitations for clients."""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal

from budget_api.db.models import ParticipantRow, UserRow, WorkspaceRow
from budget_core.contract.workspaces.workspaces import Invitation, LostWorkspace, Participant, Workspace


def workspace_view(row: WorkspaceRow, members: Iterable[tuple[ParticipantRow, UserRow]]) -> Workspace:
    """Return a workspace with present and former participants, but no rejected ones."""
    present: list[Participant] = []
    former: list[Participant] = []
    for member, user in members:
        (present if member.left_at is None else former).append(participant_view(member, user))
    return Workspace(
        id=row.id,
        name=row.name,
        creator_id=row.creator_id,
        currency_code=row.currency_code,
        first_day_of_month=row.first_day_of_month,
        is_personal=row.is_personal,
        share_rule=row.share_rule,
        participants=present,
        previous_participants=former,
        revision=row.revision,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def participant_view(member: ParticipantRow, user: UserRow) -> Participant:
    """Return a present or former participant."""
    return Participant(
        user_id=user.id,
        name=user.name,
        email=user.email,
        avatar=user.avatar,
        is_verified=member.is_verified,
        role=member.role,
    )


def invitation_view(row: WorkspaceRow, invited_at: datetime, creator: UserRow) -> Invitation:
    """Return an invitation with the workspace's creator."""
    return Invitation(
        id=row.id,
        name=row.name,
        creator_id=creator.id,
        creator_name=creator.name,
        creator_email=creator.email,
        invited_at=invited_at,
    )


def lost_workspace_view(row: WorkspaceRow, left_at: datetime | None, creator: UserRow) -> LostWorkspace | None:
    """Return a workspace as who was in it to the end, or left, sees it.

    None while it and their part in it last.

    Whoever leaves by themselves names another in the same step: who is left with this one was removed.
    """
    at = left_at or row.deleted_at
    if at is None:
        return None
    kind: Literal["deleted", "removed"] = "deleted" if left_at is None else "removed"
    return LostWorkspace(id=row.id, name=row.name, kind=kind, creator_name=creator.name, at=at)
