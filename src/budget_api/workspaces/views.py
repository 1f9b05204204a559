"""Views of workspaces, participants and invitations for clients."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Literal

from budget_api.db.models import NamedMemberRow, ParticipantRow, UserRow, WorkspaceRow
from budget_core.contract.types import MemberRole
from budget_core.contract.workspaces.members import Member
from budget_core.contract.workspaces.workspaces import Invitation, LostWorkspace, Participant, Workspace


def workspace_view(
    row: WorkspaceRow, participants: Iterable[tuple[ParticipantRow, UserRow]], names: Iterable[NamedMemberRow]
) -> Workspace:
    """Return a workspace with present and former participants, but no rejected ones, and all its members."""
    present: list[Participant] = []
    former: list[Participant] = []
    users: dict[str, Member] = {}
    for member, user in participants:
        (present if member.left_at is None else former).append(participant_view(member, user))
        if member.is_verified:
            users[user.id] = user_view(member, user)
    members = [*users.values(), *(_person_view(name, users) for name in names if name.id not in users)]
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
        members=sorted(members, key=lambda member: member.is_former),
        revision=row.revision,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def user_view(member: ParticipantRow, user: UserRow) -> Member:
    """Return a present or former participant as a member."""
    return Member(
        member_id=user.id,
        name=user.name,
        user_id=user.id,
        role=member.role,
        is_sharing=member.is_sharing,
        is_former=member.left_at is not None,
    )


def name_view(row: NamedMemberRow) -> Member:
    """Return a name as it was typed, whoever claimed it."""
    return Member(
        member_id=row.id,
        name=row.name,
        user_id=row.user_id,
        role=None,
        is_sharing=row.is_sharing,
        is_former=row.deleted_at is not None,
    )


def _person_view(row: NamedMemberRow, users: Mapping[str, Member]) -> Member:
    """Return a name with that of the user who claimed it; a former one once the user is."""
    member = name_view(row)
    if row.user_id is not None:
        user = users.get(row.user_id)
        member.is_former = member.is_former or user is None or user.is_former
        member.name = member.name if user is None else user.name
    return member


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


def invitation_view(row: WorkspaceRow, role: MemberRole, invited_at: datetime, creator: UserRow) -> Invitation:
    """Return an invitation with the workspace's creator."""
    return Invitation(
        id=row.id,
        name=row.name,
        creator_id=creator.id,
        creator_name=creator.name,
        creator_email=creator.email,
        role=role,
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
