"""Tokens and rights.

A token names a session row, which is read on every call, so an ended session is out at once. Rights are read from the
database too, before the body is looked at; a write reads them again in its own transaction (`begin_write`).
What a personal access token was granted is looked at here and nowhere else, except by live rooms and by the list of
workspaces, which ask `User.reaches`.
"""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from hmac import compare_digest
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard
from sqlalchemy import ColumnElement, bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.tokens import Credential
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
from budget_api.db.statements import Statement
from budget_api.runtime import Runtime
from budget_core.access import Action, Grant, Reach, Role, Scope, allowed, granted, granted_action
from budget_core.errors import DomainError, ErrorCode
from budget_core.validation import entity_id

logger = logging.getLogger(__name__)

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
USE_NOTED_EVERY = timedelta(minutes=1)
"""How exactly it is known when a personal access token was used last: a write for every call would cost too much."""

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


@dataclass(frozen=True, slots=True)
class Authenticates:
    """Guard: only with a valid token of one's own that reaches so far."""

    reach: Reach

    async def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Let through, or raise."""
        runtime = _runtime(connection)
        user = await user_of(runtime, bearer(connection))
        is_reading = isinstance(connection, Request) and connection.method in SAFE_METHODS
        if not granted(user.grant, self.reach, is_reading):
            raise DomainError(ErrorCode.AUTH_FORBIDDEN)
        connection.scope["user"] = user


@dataclass(frozen=True, slots=True)
class Requires:
    """Guard: only who may do `action` in the workspace that the path names, itself or by one of its rows."""

    action: Action
    is_repeatable: bool = False
    """Whether it may be done again where it deleted the workspace: by its creator, so that a lost answer can be had."""

    async def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Let through, or raise."""
        runtime = _runtime(connection)
        credential = _credential(runtime, bearer(connection))
        caller = await runtime.database.look_up(
            load_caller, credential, datetime.now(UTC), connection.path_params, self.action, self.is_repeatable
        )
        await _note_use(runtime, caller.user)
        connection.scope["user"] = caller.user
        connection.scope["auth"] = caller


def authenticate(reach: Reach) -> Guard:
    """The guard of a call that names no workspace."""
    return Authenticates(reach)


def require(action: Action, *, is_repeatable: bool = False) -> Guard:
    """The guard of an action."""
    return Requires(action, is_repeatable)


def _runtime(connection: ASGIConnection[Any, Any, Any, Any]) -> Runtime:
    runtime: Runtime = connection.app.state.runtime
    return runtime


def _credential(runtime: Runtime, token: str | None) -> Credential:
    credential = runtime.tokens.credential(token) if token else None
    if credential is None:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return credential


async def user_of(runtime: Runtime, token: str | None) -> User:
    """The person behind a token; AUTH_REQUIRED when it is missing, wrong, expired or ended."""
    user = await runtime.database.look_up(load_user, _credential(runtime, token), datetime.now(UTC))
    await _note_use(runtime, user)
    return user


async def _note_use(runtime: Runtime, user: User) -> None:
    """Keep when a personal access token was used; what reads must not fail because this can't be written."""
    if user.grant is None or (user.grant_used_at and user.now - user.grant_used_at < USE_NOTED_EVERY):
        return
    try:
        await runtime.database.write(note_use, user.session_id, user.now)
    except (DomainError, SQLAlchemyError):
        logger.exception("the use of a personal access token could not be noted")


def note_use(db: Session, session_id: str, now: datetime) -> None:
    """Keep when a token was used last."""
    _USED.run(db, {"session_id": session_id, "now": now})


_SESSIONS, _USERS, _SETTINGS = table_of(SessionRow).c, table_of(UserRow).c, table_of(SettingsRow).c
_WORKSPACES, _MEMBERS = table_of(WorkspaceRow).c, table_of(ParticipantRow).c

_SIGNED_IN = (
    select(_USERS.id, _USERS.name, _USERS.email, _SETTINGS.language, _SETTINGS.time_zone, _SESSIONS.expires_at)
    .add_columns(_SESSIONS.token_hash, _SESSIONS.scope, _SESSIONS.workspace_id.label("granted_in"))
    .add_columns(_SESSIONS.last_used_at)
    .select_from(table_of(SessionRow))
    .join(table_of(UserRow), _USERS.id == _SESSIONS.user_id)
    .join(table_of(SettingsRow), _SETTINGS.user_id == _SESSIONS.user_id)
    .where(_SESSIONS.id == bindparam("session_id"), _SESSIONS.ended_at.is_(None))
)
_SESSION = Statement(_SIGNED_IN)
_USED = Statement(
    update(table_of(SessionRow)).where(_SESSIONS.id == bindparam("session_id")).values(last_used_at=bindparam("now"))
)
_MEMBERSHIP = (_WORKSPACES.id.label("workspace_id"), _WORKSPACES.creator_id, _MEMBERS.is_verified, _MEMBERS.left_at)
_MEMBER = Statement(
    select(*_MEMBERSHIP)
    .select_from(table_of(WorkspaceRow))
    .join(table_of(ParticipantRow), _MEMBERS.workspace_id == _WORKSPACES.id)
    .where(_WORKSPACES.id == bindparam("workspace"), _WORKSPACES.deleted_at.is_(None))
    .where(_MEMBERS.user_id == bindparam("user"))
)


def load_user(db: Session, credential: Credential, now: datetime) -> User:
    """The user of a session that is neither ended nor expired; AUTH_REQUIRED otherwise."""
    return _user(_SESSION.one_or_none(db, {"session_id": credential.session_id}), credential, now)


def load_caller(
    db: Session,
    credential: Credential,
    now: datetime,
    path: dict[str, Any],
    action: Action,
    even_deleted: bool = False,
) -> Caller:
    """The user's role in the workspace of the path. NOT_FOUND without access, AUTH_FORBIDDEN for a lesser role."""
    name = next(name for name in ("workspace_id", *_ENTITIES) if name in path)
    if not _are_ids(path):
        load_user(db, credential, now)
        raise DomainError(ErrorCode.NOT_FOUND)
    row = _caller(name, even_deleted).one_or_none(db, {"session_id": credential.session_id, "named": path[name]})
    user = _user(row, credential, now)
    role = _role(row, user.id)
    if not allowed(role, Action.READ) and not allowed(role, action):
        raise DomainError(ErrorCode.NOT_FOUND)
    if not user.reaches(str(row.workspace_id)):
        raise DomainError(ErrorCode.NOT_FOUND)
    if not allowed(role, action) or not granted_action(user.grant, action):
        raise DomainError(ErrorCode.AUTH_FORBIDDEN)
    return Caller(user, str(row.workspace_id), role)


def role_in(db: Session, workspace_id: str, user_id: str) -> Role:
    """What a user is in a workspace at this moment."""
    return _role(_MEMBER.one_or_none(db, {"workspace": workspace_id, "user": user_id}), user_id)


@cache
def _caller(named_by: str, even_deleted: bool) -> Statement:
    """Who is signed in, with their membership in a workspace that is named itself or by one of its rows.

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
        _SIGNED_IN.add_columns(*_MEMBERSHIP)
        .outerjoin(table_of(ParticipantRow), own)
        .outerjoin(table_of(WorkspaceRow), (_WORKSPACES.id == _MEMBERS.workspace_id) & is_there)
    )


def _user(row: Any, credential: Credential, now: datetime) -> User:
    if row is None or row.expires_at <= now or not compare_digest(row.token_hash or "", credential.token_hash or ""):
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    grant = None if row.token_hash is None else Grant(Scope(row.scope), row.granted_in)
    person = (row.id, row.name, row.email, row.language, row.time_zone)
    return User(*person, credential.session_id, now, grant, row.last_used_at)


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
