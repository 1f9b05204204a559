"""Sessions of a user: listed and ended, here or elsewhere."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.tokens import is_id
from budget_api.db.models import SessionRow
from budget_api.sign_in.sessions import end_sessions
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people import sessions as contract
from budget_core.contract.types import Done


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
