"""Tokens and rights.

A token names a session row, which is read on every call, so an ended session is out at once. Rights are read from the
database too, before the body is looked at; a write reads them again in its own transaction (`changes.service.begin`).
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard
from sqlalchemy import ColumnElement, Select, bindparam, select
from sqlalchemy.orm import Session

from budget_api.caller import Caller, User
from budget_api.db.base import table_of
from budget_api.db.models import (
    AccountRow,
    CategoryRow,
    HistoryRow,
    ListRow,
    ParticipantRow,
    SessionRow,
    SettingsRow,
    UserRow,
    WorkspaceRow,
)
from budget_api.runtime import Runtime
from budget_core.access import Action, Role, allowed
from budget_core.errors import DomainError, ErrorCode
from budget_core.validation import entity_id

_ENTITIES: dict[str, type[AccountRow | CategoryRow | HistoryRow | ListRow]] = {
    "account_id": AccountRow,
    "category_id": CategoryRow,
    "entry_id": HistoryRow,
    "list_id": ListRow,
}
"""Path parameters that name a row of a workspace."""


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of the `authorization` header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


async def authenticate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: only with a valid token of one's own."""
    connection.scope["user"] = await user_of(_runtime(connection), bearer(connection))


@dataclass(frozen=True, slots=True)
class Requires:
    """Guard: only who may do `action` in the workspace that the path names, itself or by one of its rows."""

    action: Action

    async def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Let through, or raise."""
        runtime = _runtime(connection)
        session_id = _session_of(runtime, bearer(connection))
        caller = await runtime.database.look_up(
            load_caller, session_id, datetime.now(UTC), connection.path_params, self.action
        )
        connection.scope["user"] = caller.user
        connection.scope["auth"] = caller


def require(action: Action) -> Guard:
    """The guard of an action."""
    return Requires(action)


def _runtime(connection: ASGIConnection[Any, Any, Any, Any]) -> Runtime:
    runtime: Runtime = connection.app.state.runtime
    return runtime


def _session_of(runtime: Runtime, token: str | None) -> str:
    session_id = runtime.tokens.session_of(token) if token else None
    if session_id is None:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return session_id


async def user_of(runtime: Runtime, token: str | None) -> User:
    """The person behind a token; AUTH_REQUIRED when it is missing, wrong, expired or ended."""
    return await runtime.database.look_up(load_user, _session_of(runtime, token), datetime.now(UTC))


_SESSIONS, _USERS, _SETTINGS = table_of(SessionRow).c, table_of(UserRow).c, table_of(SettingsRow).c
_WORKSPACES, _MEMBERS = table_of(WorkspaceRow).c, table_of(ParticipantRow).c

_SIGNED_IN = (
    select(_USERS.id, _USERS.name, _USERS.email, _SETTINGS.language, _SETTINGS.time_zone, _SESSIONS.expires_at)
    .select_from(table_of(SessionRow))
    .join(table_of(UserRow), _USERS.id == _SESSIONS.user_id)
    .join(table_of(SettingsRow), _SETTINGS.user_id == _SESSIONS.user_id)
    .where(_SESSIONS.id == bindparam("session_id"), _SESSIONS.ended_at.is_(None))
)
_MEMBERSHIP = (_WORKSPACES.id.label("workspace_id"), _WORKSPACES.creator_id, _MEMBERS.is_verified, _MEMBERS.left_at)
_MEMBER = (
    select(*_MEMBERSHIP)
    .select_from(table_of(WorkspaceRow))
    .join(table_of(ParticipantRow), _MEMBERS.workspace_id == _WORKSPACES.id)
    .where(_WORKSPACES.id == bindparam("workspace"), _WORKSPACES.deleted_at.is_(None))
    .where(_MEMBERS.user_id == bindparam("user"))
)


def load_user(db: Session, session_id: str, now: datetime) -> User:
    """The user of a session that is neither ended nor expired; AUTH_REQUIRED otherwise."""
    return _user(db.execute(_SIGNED_IN, {"session_id": session_id}).one_or_none(), session_id, now)


def load_caller(db: Session, session_id: str, now: datetime, path: dict[str, Any], action: Action) -> Caller:
    """The user's role in the workspace of the path. NOT_FOUND without access, AUTH_FORBIDDEN for a lesser role."""
    name = next(name for name in ("workspace_id", *_ENTITIES) if name in path)
    if not _are_ids(path):
        load_user(db, session_id, now)
        raise DomainError(ErrorCode.NOT_FOUND)
    row: Any = db.execute(_caller(name), {"session_id": session_id, "named": path[name]}).one_or_none()
    user = _user(row, session_id, now)
    role = _role(row, user.id)
    if not allowed(role, Action.READ) and not allowed(role, action):
        raise DomainError(ErrorCode.NOT_FOUND)
    if not allowed(role, action):
        raise DomainError(ErrorCode.AUTH_FORBIDDEN)
    return Caller(user, str(row.workspace_id), role)


def role_in(db: Session, workspace_id: str, user_id: str) -> Role:
    """What a user is in a workspace at this moment."""
    return _role(db.execute(_MEMBER, {"workspace": workspace_id, "user": user_id}).one_or_none(), user_id)


@cache
def _caller(named_by: str) -> Select[Any]:
    """Who is signed in, with their membership in a workspace that is named itself or by one of its rows."""
    workspace_id: ColumnElement[str] = bindparam("named")
    if named_by in _ENTITIES:
        rows = table_of(_ENTITIES[named_by]).c
        workspace_id = select(rows.workspace_id).where(rows.id == bindparam("named")).scalar_subquery()
    own = (_MEMBERS.user_id == _SESSIONS.user_id) & (_MEMBERS.workspace_id == workspace_id)
    return (
        _SIGNED_IN.add_columns(*_MEMBERSHIP)
        .outerjoin(table_of(ParticipantRow), own)
        .outerjoin(table_of(WorkspaceRow), (_WORKSPACES.id == _MEMBERS.workspace_id) & _WORKSPACES.deleted_at.is_(None))
    )


def _user(row: Any, session_id: str, now: datetime) -> User:
    if row is None or row.expires_at <= now:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return User(row.id, row.name, row.email, row.language, row.time_zone, session_id, now)


def _role(row: Any, user_id: str) -> Role:
    if row is None or row.workspace_id is None:
        return Role.STRANGER
    if row.left_at is not None:
        return Role.FORMER
    if not row.is_verified:
        return Role.INVITED
    return Role.CREATOR if row.creator_id == user_id else Role.PARTICIPANT


def _are_ids(path: dict[str, Any]) -> bool:
    """Whether all ids are written as we write them; other parts of a path, such as a revision, are numbers."""
    return all(_is_id(text) for text in path.values() if isinstance(text, str))


def _is_id(text: str) -> bool:
    try:
        return entity_id(text) == text
    except DomainError:
        return False
