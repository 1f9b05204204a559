"""Users behind tokens, and their roles in workspaces: read from the database on every call."""

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from hmac import compare_digest
from typing import Any

from sqlalchemy import ColumnElement, bindparam, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.tokens import Credential, is_id
from budget_api.db.base import table_of
from budget_api.db.models import (
    AccountRow,
    CategoryRow,
    HistoryRow,
    ListRow,
    ParticipantRow,
    ReminderRow,
    ScheduleRow,
    SessionRow,
    SettingsRow,
    UserRow,
    WorkspaceRow,
)
from budget_api.db.port import AsOf
from budget_api.db.statements import Statement
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.people.access import Action, Role, member_role, refusal
from budget_core.people.grants import Grant, Scope, grant_error, is_action_granted

_ENTITIES: dict[str, type[AccountRow | CategoryRow | HistoryRow | ListRow | ScheduleRow]] = {
    "account_id": AccountRow,
    "category_id": CategoryRow,
    "entry_id": HistoryRow,
    "list_id": ListRow,
    "schedule_id": ScheduleRow,
}
"""Path parameters that name a row of a workspace."""


def note_use(db: Session, session_id: str, now: datetime) -> None:
    """Keep when a token was used last."""
    _USED.run(db, {"session_id": session_id, "now": now})


def note_seen(db: Session, user_id: str, now: datetime) -> None:
    """Keep when a user was here last."""
    _SEEN.run(db, {"user_id": user_id, "now": now})


_SESSIONS, _USERS, _SETTINGS = table_of(SessionRow).c, table_of(UserRow).c, table_of(SettingsRow).c
_WORKSPACES, _MEMBERS = table_of(WorkspaceRow).c, table_of(ParticipantRow).c
_REMINDERS = table_of(ReminderRow).c

_SIGNED_IN = (
    select(_USERS.id, _USERS.name, _USERS.email, _SETTINGS.language, _SETTINGS.time_zone, _SESSIONS.expires_at)
    .add_columns(_SESSIONS.token_hash, _SESSIONS.scope, _SESSIONS.workspace_id.label("granted_in"))
    .add_columns(_SESSIONS.last_used_at, _USERS.updated_at, _USERS.last_seen_at)
    .select_from(table_of(SessionRow))
    .join(table_of(UserRow), _USERS.id == _SESSIONS.user_id)
    .join(table_of(SettingsRow), _SETTINGS.user_id == _SESSIONS.user_id)
    .where(_SESSIONS.id == bindparam("session_id"), _SESSIONS.ended_at.is_(None), _USERS.disabled_at.is_(None))
)
_SESSION = Statement(_SIGNED_IN)
_USED = Statement(
    update(table_of(SessionRow)).where(_SESSIONS.id == bindparam("session_id")).values(last_used_at=bindparam("now"))
)
_SEEN = Statement(
    update(table_of(UserRow)).where(_USERS.id == bindparam("user_id")).values(last_seen_at=bindparam("now"))
)
_OWN_REMINDER = Statement(
    select(_REMINDERS.id).where(_REMINDERS.id == bindparam("named"), _REMINDERS.user_id == bindparam("user"))
)
_MEMBERSHIP = (
    _WORKSPACES.id.label("workspace_id"),
    _WORKSPACES.creator_id,
    _MEMBERS.is_verified,
    _MEMBERS.left_at,
    _MEMBERS.role,
)
_MEMBER = Statement(
    select(*_MEMBERSHIP)
    .select_from(table_of(WorkspaceRow))
    .join(table_of(ParticipantRow), _MEMBERS.workspace_id == _WORKSPACES.id)
    .where(_WORKSPACES.id == bindparam("workspace"), _WORKSPACES.deleted_at.is_(None))
    .where(_MEMBERS.user_id == bindparam("user"))
)


def load_user(db: Session, credential: Credential, now: datetime) -> User:
    """Return the user of a live session. Raises: DomainError(AUTH_REQUIRED)."""
    return _user(_SESSION.one_or_none(db, {"session_id": credential.session_id}), credential, now)


def load_caller(
    db: Session,
    credential: Credential,
    now: datetime,
    path: Mapping[str, Any],
    action: Action,
    even_deleted: bool = False,
) -> Caller:
    """Return the user with their role in the workspace of the path.

    Raises: NOT_FOUND, AUTH_FORBIDDEN, WORKSPACE_VIEWER.
    """
    name = next(name for name in ("workspace_id", *_ENTITIES) if name in path)  # always one: the call says so
    if not _are_ids(path):
        load_user(db, credential, now)
        raise DomainError(ErrorCode.NOT_FOUND)
    row = _membership(name, even_deleted).one_or_none(db, {"session_id": credential.session_id, "named": path[name]})
    user = _user(row, credential, now)
    role = _role(row, user.id)
    refused = refusal(role, action)
    if refused is ErrorCode.NOT_FOUND or not user.reaches(str(row.workspace_id)):
        raise DomainError(ErrorCode.NOT_FOUND)
    if refused is not None:
        raise DomainError(refused)
    if not is_action_granted(user.grant, action):
        raise grant_error(user.grant, lambda grant: is_action_granted(grant, action))
    workspace_id = str(row.workspace_id)
    return Caller(user, workspace_id, role, AsOf(workspace_id, row.revision, user.id, row.updated_at))


def check_own(db: Session, user: User, reminder_id: str) -> None:
    """Raise DomainError(NOT_FOUND) for a reminder that is not the user's, or no more."""
    named = {"named": reminder_id, "user": user.id}
    if not is_id(reminder_id) or _OWN_REMINDER.one_or_none(db, named) is None:
        raise DomainError(ErrorCode.NOT_FOUND)


def check_owner(db: Session, user: User, owners: frozenset[str]) -> None:
    """Raise AUTH_OWNER_ONLY for a user who does not own the server.

    AUTH_REQUIRED once their session was ended.
    """
    session = db.get(SessionRow, user.session_id)
    if session is None or session.ended_at is not None:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    if not is_owner(db, user, owners):
        raise DomainError(ErrorCode.AUTH_OWNER_ONLY)


def is_owner(db: Session, user: User, owners: frozenset[str]) -> bool:
    """Return true for a user whose e-mail is verified and one of the owners'."""
    row = db.get(UserRow, user.id)
    return row is not None and row.is_email_verified and row.email_key in owners


def role_in(db: Session, workspace_id: str, user_id: str) -> Role:
    """Return a user's role in a workspace at this moment."""
    return _role(_MEMBER.one_or_none(db, {"workspace": workspace_id, "user": user_id}), user_id)


@cache
def _membership(named_by: str, even_deleted: bool) -> Statement:
    """Return the query of a signed-in user and their membership in the workspace of the path.

    In a deleted workspace nobody is anything; `even_deleted` its creator still is.
    """
    workspace_id: ColumnElement[str] = bindparam("named")
    if named_by in _ENTITIES:
        rows = table_of(_ENTITIES[named_by]).c
        workspace_id = select(rows.workspace_id).where(rows.id == bindparam("named")).scalar_subquery()
    is_there: ColumnElement[bool] = _WORKSPACES.deleted_at.is_(None)
    if even_deleted:
        is_there |= _WORKSPACES.creator_id == _SESSIONS.user_id
    own = (_MEMBERS.user_id == _SESSIONS.user_id) & (_MEMBERS.workspace_id == workspace_id)
    return Statement(
        _SIGNED_IN.add_columns(*_MEMBERSHIP, _WORKSPACES.revision)
        .outerjoin(table_of(ParticipantRow), own)
        .outerjoin(table_of(WorkspaceRow), (_WORKSPACES.id == _MEMBERS.workspace_id) & is_there)
    )


def _user(row: Any, credential: Credential, now: datetime) -> User:
    if row is None or row.expires_at <= now or not compare_digest(row.token_hash or "", credential.token_hash or ""):
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    grant = None if row.token_hash is None else Grant(Scope(row.scope), row.granted_in)
    person = (row.id, row.name, row.email, row.language, row.time_zone)
    return User(*person, credential.session_id, now, grant, row.last_used_at, row.last_seen_at)


def _role(row: Any, user_id: str) -> Role:
    if row is None or row.workspace_id is None:
        return Role.STRANGER
    if row.left_at is not None:
        return Role.FORMER
    return member_role(user_id, row.creator_id, row.is_verified, row.role)


def _are_ids(path: Mapping[str, Any]) -> bool:
    """Return True when all ids have our form; other parts of a path, such as a revision, are numbers."""
    return all(is_id(text) for text in path.values() if isinstance(text, str))
