"""Members of a workspace: invite, remove, approve, reject, leave."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import ParticipantRow, UserRow, WorkspaceRow
from budget_api.journal.edits import VersionConflictError
from budget_api.journal.writes import begin_write_as_invited, record_change
from budget_api.push.notifications import notify
from budget_api.settings.queries import settings_row
from budget_api.sign_in.sessions import current_session
from budget_api.workspaces.names import claim_own_name
from budget_api.workspaces.queries import confirmed_workspaces, live_workspace, workspace_with_members
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.types import Done, MemberRole
from budget_core.contract.workspaces import workspaces as contract
from budget_core.people.workspaces import check_room, participant_changes, role_changes

WORKSPACE = "workspace"
INVITATION_LIFETIME = timedelta(days=2)
_PARTICIPANTS = "participants"
_ROLES = "roles"


def approve(db: Session, caller: Caller) -> contract.Workspace:
    """Accept the invitation; a second time changes nothing."""
    write = begin_write_as_invited(db, caller)
    row = live_workspace(db, caller.workspace_id)
    member = _member(db, caller)
    before = workspace_with_members(db, row)
    if member.is_verified:
        return before
    member.is_verified = member.has_taken_part = True
    member.joined_at = caller.now
    db.flush()
    claim_own_name(db, write)
    after = workspace_with_members(db, row)
    record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=after)
    return after


def reject(db: Session, caller: Caller) -> Done:
    """Reject the invitation, or leave the workspace."""
    write = begin_write_as_invited(db, caller)
    row = live_workspace(db, caller.workspace_id)
    before = workspace_with_members(db, row)
    remove_member(db, _member(db, caller), caller.now)
    bump_participants(row, caller.now)
    db.flush()
    record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=workspace_with_members(db, row))
    select_another_workspace(db, caller)
    return Done()


def select_another_workspace(db: Session, caller: Caller) -> None:
    """Switch the caller's settings from the workspace they left to their oldest other."""
    settings = settings_row(db, caller.user.id)
    if settings.workspace_id == caller.workspace_id:
        others = confirmed_workspaces(db, caller.user.id)
        settings.workspace_id = others[0].id if others else None
        db.flush()


def set_participants(
    db: Session, row: WorkspaceRow, user_ids: Sequence[str], based_on: int | UnsetType, user: User
) -> bool:
    """Remove members missing in the wanted list and invite new ones.

    Return whether anything changed.

    USER_NOT_VERIFIED when somebody is new and the user's e-mail may be somebody else's.
    """
    members = {member.user_id: member for member in _members(db, row.id)}
    present = {user_id: member for user_id, member in members.items() if member.left_at is None}
    changes = participant_changes(present, user_ids, row.creator_id)
    if not changes.invited and not changes.removed:
        return False
    # Else a list made before somebody left would invite them again.
    _check_version(row, _PARTICIPANTS, list(present), based_on)
    if changes.invited:
        _check_verified(db, user)
        _check_addable(db, changes.invited)
    for user_id in changes.removed:
        remove_member(db, present[user_id], user.now, is_removed=True)
    for user_id in changes.invited:
        _invite(db, row.id, members.get(user_id), user_id, user.now)
        _notify_invited(db, user, row, user_id)
    bump_participants(row, user.now)
    db.flush()
    check_members(db, row.id)
    return True


def check_members(db: Session, workspace_id: str) -> None:
    """Raise VALIDATION_MAX when too many take part or are invited."""
    staying = [member for member in _members(db, workspace_id) if member.left_at is None]
    check_room(len(staying), sum(not member.is_verified for member in staying))


def set_roles(
    db: Session, row: WorkspaceRow, new_roles: Mapping[str, MemberRole], based_on: int | UnsetType, now: datetime
) -> bool:
    """Change the roles of present participants, invited ones too; return whether any did.

    Raises: VersionConflictError when roles were changed after version `based_on`.
    """
    present = {member.user_id: member for member in _members(db, row.id) if member.left_at is None}
    roles = {user_id: member.role for user_id, member in present.items()}
    changes = role_changes(roles, new_roles, row.creator_id)
    if not changes:
        return False
    _check_version(row, _ROLES, roles, based_on)
    for user_id, role in changes.items():
        present[user_id].role = role
    _bump(row, _ROLES, now)
    db.flush()
    return True


def _members(db: Session, workspace_id: str) -> list[ParticipantRow]:
    query = select(ParticipantRow).where(ParticipantRow.workspace_id == workspace_id)
    return list(db.scalars(query.order_by(ParticipantRow.joined_at, ParticipantRow.user_id)))


def _member(db: Session, caller: Caller) -> ParticipantRow:
    return db.get_one(ParticipantRow, (caller.workspace_id, caller.user.id))


def _check_version(row: WorkspaceRow, field: str, current: object, based_on: int | UnsetType) -> None:
    if not isinstance(based_on, UnsetType) and row.field_versions.get(field, 1) > based_on:
        raise VersionConflictError({field: current})


def _check_verified(db: Session, user: User) -> None:
    # The session too: what it was opened for may have been taken over by the owner of the e-mail since the call came.
    current_session(db, user)
    if not db.scalar(select(UserRow.is_email_verified).where(UserRow.id == user.id)):
        raise DomainError(ErrorCode.USER_NOT_VERIFIED)


def _check_addable(db: Session, invited: Mapping[str, int]) -> None:
    known = select(UserRow.id).where(UserRow.id.in_(invited), UserRow.can_add_to_workspace)
    addable = set(db.scalars(known))
    wrong = {
        f"{_PARTICIPANTS}.{index}": ErrorCode.VALIDATION_REFERENCE
        for user_id, index in invited.items()
        if user_id not in addable
    }
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)


def _invite(db: Session, workspace_id: str, former: ParticipantRow | None, user_id: str, now: datetime) -> None:
    member = former or ParticipantRow(workspace_id=workspace_id, user_id=user_id, has_taken_part=False)
    member.is_verified, member.role = False, "editor"
    member.joined_at, member.left_at, member.is_removed = now, None, False
    db.add(member)


def _notify_invited(db: Session, inviter: User, row: WorkspaceRow, user_id: str) -> None:
    names = {"inviter": inviter.name, "workspace": row.name}
    notify(db, user_id, "invitation", names, "/workspace", inviter.now, inviter.now + INVITATION_LIFETIME)


def remove_member(db: Session, member: ParticipantRow, now: datetime, *, is_removed: bool = False) -> None:
    """End a membership; `is_removed` when its user did not leave by themselves.

    A confirmed member becomes a former participant, an invited one is deleted.
    """
    if member.has_taken_part:
        member.left_at, member.is_removed = now, is_removed
    else:
        db.delete(member)


def bump_participants(row: WorkspaceRow, now: datetime) -> None:
    """Raise the version after a change of participants."""
    _bump(row, _PARTICIPANTS, now)


def _bump(row: WorkspaceRow, field: str, now: datetime) -> None:
    row.version += 1
    row.field_versions = row.field_versions | {field: row.version}
    row.updated_at = now
