"""Tokens and rights.

A token names a session row, which is read on every call, so an ended session is out at once. Rights are read from the
database too, before the body is looked at; a write reads them again in its own transaction (`changes.service.begin`).
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.caller import Caller, User
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
        caller = await runtime.database.read(
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
    return await runtime.database.read(load_user, _session_of(runtime, token), datetime.now(UTC))


_SESSION = (
    select(UserRow.id, UserRow.name, UserRow.email, SettingsRow.language, SettingsRow.time_zone, SessionRow.expires_at)
    .join(UserRow, UserRow.id == SessionRow.user_id)
    .join(SettingsRow, SettingsRow.user_id == UserRow.id)
)


def load_user(db: Session, session_id: str, now: datetime) -> User:
    """The user of a session that is neither ended nor expired; AUTH_REQUIRED otherwise."""
    row = db.execute(_SESSION.where(SessionRow.id == session_id, SessionRow.ended_at.is_(None))).one_or_none()
    if row is None or row.expires_at <= now:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return User(row.id, row.name, row.email, row.language, row.time_zone, session_id, now)


def load_caller(db: Session, session_id: str, now: datetime, path: dict[str, Any], action: Action) -> Caller:
    """The user's role in the workspace of the path. NOT_FOUND without access, AUTH_FORBIDDEN for a lesser role."""
    user = load_user(db, session_id, now)
    _check_ids(path)
    workspace_id = _workspace_of(db, path)
    role = role_in(db, workspace_id, user.id) if workspace_id else Role.STRANGER
    if not allowed(role, Action.READ) and not allowed(role, action):
        raise DomainError(ErrorCode.NOT_FOUND)
    if not allowed(role, action):
        raise DomainError(ErrorCode.AUTH_FORBIDDEN)
    return Caller(user, str(workspace_id), role)


def _check_ids(path: dict[str, Any]) -> None:
    for text in path.values():
        if not isinstance(text, str):  # a number, such as a revision
            continue
        try:
            canonical = entity_id(text)
        except DomainError:
            raise DomainError(ErrorCode.NOT_FOUND) from None
        if canonical != text:
            raise DomainError(ErrorCode.NOT_FOUND)


def _workspace_of(db: Session, path: dict[str, Any]) -> str | None:
    if "workspace_id" in path:
        return str(path["workspace_id"])
    name, row = next((name, row) for name, row in _ENTITIES.items() if name in path)
    return db.scalar(select(row.workspace_id).where(row.id == str(path[name])))


def role_in(db: Session, workspace_id: str, user_id: str) -> Role:
    """What a user is in a workspace at this moment."""
    found = db.execute(
        select(WorkspaceRow.creator_id, ParticipantRow.is_verified, ParticipantRow.left_at)
        .join(ParticipantRow, ParticipantRow.workspace_id == WorkspaceRow.id)
        .where(WorkspaceRow.id == workspace_id, WorkspaceRow.deleted_at.is_(None), ParticipantRow.user_id == user_id)
    ).one_or_none()
    if found is None:
        return Role.STRANGER
    if found.left_at is not None:
        return Role.FORMER
    if not found.is_verified:
        return Role.INVITED
    return Role.CREATOR if found.creator_id == user_id else Role.PARTICIPANT
