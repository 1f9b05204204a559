"""User of a local file: access to the file is enough, without a password."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import String, cast, or_, select
from sqlalchemy.orm import Session

from budget_api.config import ConfigError
from budget_api.db.models import SessionRow, UserRow
from budget_api.db.port import Database
from budget_api.sign_in.sessions import OpenSession, open_session
from budget_core.base.text_rules import email_key

NAME = "Me"
DEVICE = "local"
LIFETIME = timedelta(days=3650)


async def local_session(database: Database, login: str | None) -> OpenSession:
    """Open a session of the file's user; without any, create the first one.

    With several users `login` names one by e-mail, name or id; `ConfigError` lists them otherwise.
    """
    now = datetime.now(UTC)
    session: OpenSession | None = await database.look_up(_existing_session, login, now)
    if session is not None:
        return session
    opened: OpenSession = await database.write(_open, login, now)
    return opened


def _existing_session(db: Session, login: str | None, now: datetime) -> OpenSession | None:
    user = find_user(db, login)
    if user is None:
        return None
    query = select(SessionRow).where(
        SessionRow.user_id == user.id,
        SessionRow.device == DEVICE,
        SessionRow.ended_at.is_(None),
        SessionRow.expires_at > now,
    )
    session = db.scalar(query.limit(1))
    return OpenSession(session.id, user.id, session.expires_at) if session else None


def _open(db: Session, login: str | None, now: datetime) -> OpenSession:
    user = find_user(db, login)
    if user is None:
        from budget_api.users.service import NewUser, sign_up  # once in the life of a file, and it loads much

        new = sign_up(db, NewUser(NAME), now, LIFETIME, DEVICE)
        return OpenSession(new.session_id, new.user.id, new.expires_at)
    if user.disabled_at is not None:
        named = user.email or user.id
        raise ConfigError(f"{user.name} is disabled. To let them in again: budget users enable {named}")
    return open_session(db, user.id, now, LIFETIME, device=DEVICE)


def find_user(db: Session, login: str | None) -> UserRow | None:
    """Return the user of this e-mail, name or id; None in a file without users.

    Raises: ConfigError with all names when it matches none or the choice is open.
    """
    if login is not None:
        named = or_(cast(UserRow.id, String) == login, UserRow.name == login, UserRow.email_key == email_key(login))
        matches = list(db.scalars(select(UserRow).where(named, UserRow.deleted_at.is_(None)).limit(2)))
        if len(matches) == 1:
            return matches[0]
    living = select(UserRow).where(UserRow.deleted_at.is_(None))
    users = list(db.scalars(living.order_by(UserRow.created_at).limit(20)))
    if login is None and len(users) < 2:
        return users[0] if users else None
    names = ", ".join(user.email or user.name for user in users)
    raise ConfigError(f"Say which user you are with --user or BUDGET_USER. In this file there are: {names or 'none'}.")
