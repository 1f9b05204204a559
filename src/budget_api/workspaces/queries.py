"""Queries of workspaces, their members, and people to invite."""

from sqlalchemy import ColumnElement, Select, func, literal, or_, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import NamedMemberRow, ParticipantRow, UserRow, WorkspaceRow
from budget_api.db.read_queue import short_rows
from budget_api.settings.queries import settings_row
from budget_api.workspaces.views import invitation_view, lost_workspace_view, workspace_view
from budget_core.base import limits, text_rules
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract import validation
from budget_core.contract.workspaces import workspaces as contract
from budget_core.contract.workspaces.workspaces import FoundUser
from budget_core.people.access import Action, is_allowed


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
        .add_columns(ParticipantRow.role, ParticipantRow.joined_at, UserRow)
        .order_by(ParticipantRow.joined_at.desc(), WorkspaceRow.id)
    )
    return [invitation_view(*row) for row in short_rows(db, query)]


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
    """Return a workspace with its participants in the order they joined, and its names in the order they were added."""
    participants = short_rows(
        db,
        select(ParticipantRow, UserRow)
        .join(UserRow, UserRow.id == ParticipantRow.user_id)
        .where(ParticipantRow.workspace_id == row.id)
        .order_by(ParticipantRow.joined_at, ParticipantRow.user_id),
    )
    names = short_rows(
        db,
        select(NamedMemberRow)
        .where(NamedMemberRow.workspace_id == row.id)
        .order_by(NamedMemberRow.created_at, NamedMemberRow.id),
    )
    return workspace_view(row, ((member, user) for member, user in participants), (name for (name,) in names))


def free_names(db: Session, workspace_id: str) -> list[NamedMemberRow]:
    """Return the names of a workspace that nobody claimed, in the order they were added."""
    query = select(NamedMemberRow).where(
        NamedMemberRow.workspace_id == workspace_id,
        NamedMemberRow.user_id.is_(None),
        NamedMemberRow.deleted_at.is_(None),
    )
    return list(db.scalars(query.order_by(NamedMemberRow.created_at, NamedMemberRow.id)))


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


def search_users(db: Session, user: User, text: str, excluded: list[str], workspace_id: str | None) -> list[FoundUser]:
    """Return users to invite by a whole e-mail or the beginning of a word of a name.

    Nobody for less than three characters. Left out are oneself, and who takes part in the workspace or is invited to
    it. The excluded are taken out of the ten that were found: whoever excludes them sees nobody behind them.
    """
    term = text_rules.search_key(_check_term("str", "search", text))
    hidden = {_check_term("exclude_ids", "id", one) for one in excluded}
    out = {user.id}
    if workspace_id is not None:
        out |= _participants(db, user, _check_term("workspaceId", "id", workspace_id))
    if len(term) < limits.SEARCH_MIN_CHARACTERS:
        return []
    query = (
        select(UserRow)
        .where(UserRow.can_add_to_workspace, UserRow.disabled_at.is_(None), UserRow.id.not_in(out))
        .where(or_(_matches_words(term), UserRow.email_key == term))
        .order_by(UserRow.name_key, UserRow.id)
        .limit(limits.SEARCH_MAX_HITS)
    )
    shown = (row for row in db.scalars(query) if row.id not in hidden)
    return [FoundUser(id=row.id, name=row.name, email=row.email, avatar=row.avatar) for row in shown]


def _matches_words(term: str) -> ColumnElement[bool]:
    """Return the condition that words of the name begin with the term, in order."""
    words = literal(" ") + func.replace(UserRow.name_key, "-", " ")
    return words.contains(f" {term.replace('-', ' ')}", autoescape=True)


def _check_term(field: str, rule: str, text: str) -> str:
    try:
        return str(validation.check(rule, text))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _participants(db: Session, user: User, workspace_id: str) -> set[str]:
    if not is_allowed(role_in(db, workspace_id, user.id), Action.READ):
        raise field_error("workspaceId", ErrorCode.VALIDATION_REFERENCE)
    present = select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == workspace_id, ParticipantRow.left_at.is_(None)
    )
    return set(db.scalars(present))
