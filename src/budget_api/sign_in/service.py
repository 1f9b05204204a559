"""Sessions and personal access tokens of a user: listed, created, and ended."""

from datetime import timedelta
from typing import Any

from msgspec import UnsetType
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.access.tokens import is_id, new_personal_token, personal_credential
from budget_api.db.models import SessionRow, UserRow
from budget_api.ids import new_id
from budget_api.sign_in.sessions import current_session, end_sessions
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import TOKENS_MAX
from budget_core.contract.people import sessions as contract
from budget_core.contract.types import Done
from budget_core.people.access import Action, is_allowed


def sign_out(db: Session, user: User) -> Done:
    """End the session of the token at hand."""
    end_sessions(db, user.id, user.now, SessionRow.id == user.session_id)
    return Done()


def sign_out_everywhere(db: Session, user: User) -> Done:
    """End all sessions, this one too."""
    end_sessions(db, user.id, user.now)
    return Done()


def end_session(db: Session, user: User, session_id: str) -> Done:
    """End a session of the user. Raises: DomainError(NOT_FOUND)."""
    which = (SessionRow.id == session_id, SessionRow.token_hash.is_(None))
    if not is_id(session_id) or not end_sessions(db, user.id, user.now, *which):
        raise DomainError(ErrorCode.NOT_FOUND)
    return Done()


def list_sessions(db: Session, user: User) -> list[contract.Session]:
    """Return the sessions of the user, newest first."""
    query = select(SessionRow).where(
        SessionRow.user_id == user.id,
        SessionRow.token_hash.is_(None),
        SessionRow.ended_at.is_(None),
        SessionRow.expires_at > user.now,
    )
    rows = db.scalars(query.order_by(SessionRow.created_at.desc(), SessionRow.id.desc()))
    return [_session_view(row, user.session_id) for row in rows]


def _session_view(row: SessionRow, current: str) -> contract.Session:
    return contract.Session(
        id=row.id,
        device=row.device,
        created_at=row.created_at,
        expires_at=row.expires_at,
        is_current=row.id == current,
    )


def create_token(db: Session, user: User, body: contract.TokenCreate) -> contract.NewAccessToken:
    """Create a token; only this answer contains it."""
    db.scalars(select(UserRow.id).where(UserRow.id == user.id).with_for_update()).one()
    current_session(db, user)  # a token made as the sessions end would outlive them
    if db.scalars(select(func.count()).where(*_is_valid(user))).one() >= TOKENS_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)
    session_id = new_id()
    token = new_personal_token(session_id)
    row = SessionRow(
        id=session_id,
        user_id=user.id,
        created_at=user.now,
        expires_at=user.now + timedelta(days=body.days),
        name=body.name,
        token_hash=_hash_of(token),
        scope=body.scope,
        workspace_id=_workspace_of(db, user, body.workspace_id),
    )
    db.add(row)
    db.flush()
    return contract.NewAccessToken(**_token_view(row), token=token)


def list_tokens(db: Session, user: User) -> list[contract.AccessToken]:
    """Return the user's valid tokens, newest first."""
    rows = db.scalars(select(SessionRow).where(*_is_valid(user)).order_by(SessionRow.id.desc()))
    return [contract.AccessToken(**_token_view(row), last_used_at=row.last_used_at) for row in rows]


def revoke_token(db: Session, user: User, token_id: str) -> Done:
    """End a token of the user. Raises: DomainError(NOT_FOUND)."""
    which = (SessionRow.id == token_id, SessionRow.token_hash.is_not(None))
    if not is_id(token_id) or not end_sessions(db, user.id, user.now, *which):
        raise DomainError(ErrorCode.NOT_FOUND)
    return Done()


def _is_valid(user: User) -> tuple[Any, ...]:
    return (
        SessionRow.user_id == user.id,
        SessionRow.token_hash.is_not(None),
        SessionRow.ended_at.is_(None),
        SessionRow.expires_at > user.now,
    )


def _hash_of(token: str) -> str | None:
    credential = personal_credential(token)
    return credential.token_hash if credential else None


def _workspace_of(db: Session, user: User, workspace_id: str | UnsetType) -> str | None:
    if isinstance(workspace_id, UnsetType):
        return None
    if not is_allowed(role_in(db, workspace_id, user.id), Action.READ):
        raise field_error("workspaceId", ErrorCode.VALIDATION_REFERENCE)
    return workspace_id


def _token_view(row: SessionRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "scope": row.scope,
        "workspace_id": row.workspace_id,
        "created_at": row.created_at,
        "expires_at": row.expires_at,
    }
