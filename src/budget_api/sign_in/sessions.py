"""Sessions: opened by a sign-in, named by its token, ended at any time."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from msgspec import UNSET, UnsetType
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import PushSubscriptionRow, SessionRow, UserRow
from budget_api.db.port import announce
from budget_api.ids import new_id
from budget_api.live.messages import SessionsEnded
from budget_api.settings.queries import settings_row
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import SESSIONS_MAX
from budget_core.contract.people import users


@dataclass(frozen=True, slots=True)
class OpenSession:
    """Open session with the data of its token."""

    id: str
    user_id: str
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class OpenedSession:
    """User and their session: the answer to every sign-in."""

    user: users.User
    session_id: str
    expires_at: datetime


SignedIn = OpenedSession | users.SecondFactorNeeded
"""Result of a right first step."""


def open_session(
    db: Session,
    user_id: str,
    now: datetime,
    lifetime: timedelta,
    time_zone: str | UnsetType = UNSET,
    device: str = "",
) -> OpenSession:
    """Open a session for a user whose identity was proved.

    `time_zone` becomes their setting.

    AUTH_DISABLED for who is kept out; the user's row is locked, so that nobody disables them meanwhile.
    """
    statement = update(UserRow).where(UserRow.id == user_id, UserRow.disabled_at.is_(None)).values(last_seen_at=now)
    if db.scalar(statement.returning(UserRow.id).execution_options(synchronize_session=False)) is None:
        raise DomainError(ErrorCode.AUTH_DISABLED)
    session = SessionRow(id=new_id(), user_id=user_id, device=device, created_at=now, expires_at=now + lifetime)
    _end_oldest(db, user_id, now)
    db.add(session)
    if not isinstance(time_zone, UnsetType):
        settings_row(db, user_id).time_zone = time_zone
    db.flush()
    return OpenSession(session.id, user_id, session.expires_at)


def _end_oldest(db: Session, user_id: str, now: datetime) -> None:
    """End the oldest sessions of a user with the largest allowed number."""
    standing = select(SessionRow.id).where(
        SessionRow.user_id == user_id,
        SessionRow.token_hash.is_(None),
        SessionRow.ended_at.is_(None),
        SessionRow.expires_at > now,
    )
    newest_first = standing.order_by(SessionRow.created_at.desc(), SessionRow.id.desc())
    oldest = db.scalars(newest_first.offset(SESSIONS_MAX - 1)).all()
    if oldest:
        end_sessions(db, user_id, now, SessionRow.id.in_(oldest))


def reopen_session(db: Session, user: User, lifetime: timedelta) -> OpenSession:
    """End all sessions of a user and open one for the device at hand."""
    device = db.get_one(SessionRow, user.session_id).device
    end_sessions(db, user.id, user.now)
    return open_session(db, user.id, user.now, lifetime, device=device)


def current_session(db: Session, user: User) -> OpenSession:
    """Return the session of the call.

    Raises: DomainError(AUTH_REQUIRED) when it was ended meanwhile.
    """
    row = db.get(SessionRow, user.session_id)
    if row is None or row.ended_at is not None:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return OpenSession(row.id, user.id, row.expires_at)


def end_sessions(db: Session, user_id: str, now: datetime, *which: ColumnElement[bool]) -> bool:
    """End all sessions of a user, or some of them; return whether any was open.

    Their sockets close, and their browsers get no more messages.
    """
    ending = update(SessionRow).where(SessionRow.user_id == user_id, SessionRow.ended_at.is_(None), *which)
    ended = db.execute(ending.values(ended_at=now).returning(SessionRow.id)).all()
    silenced = PushSubscriptionRow.session_id.in_([session_id for (session_id,) in ended])
    db.execute(delete(PushSubscriptionRow).where(silenced))
    announce(db, SessionsEnded(user_id))
    return bool(ended)
