"""The user of a local file: whoever has the file is its user, no password asked."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from budget_api.access.tokens import Tokens
from budget_api.config import ConfigError
from budget_api.db.models import SessionRow, UserRow
from budget_api.db.port import Database
from budget_api.sign_in.sessions import OpenSession, SignedIn, open_session
from budget_api.users.queries import signed_in
from budget_api.users.service import NewUser, sign_up
from budget_core.validation import email_key

NAME = "Me"
DEVICE = "local"
LIFETIME = timedelta(days=3650)


async def local_token(database: Database, tokens: Tokens, wanted: str | None) -> str:
    """A token for the file's user; the first one is made when there is none.

    With several users `wanted` names one by e-mail, name or id; `ConfigError` lists them otherwise.
    """
    now = datetime.now(UTC)
    signed_in = await database.read(_existing_session, wanted, now)
    if signed_in is None:
        signed_in = await database.write(_open, wanted, now)
    return tokens.issue(signed_in.user.id, signed_in.session_id, now, signed_in.expires_at)


def _existing_session(db: Session, wanted: str | None, now: datetime) -> SignedIn | None:
    user = choose(db, wanted)
    if user is None:
        return None
    query = select(SessionRow).where(
        SessionRow.user_id == user.id,
        SessionRow.device == DEVICE,
        SessionRow.ended_at.is_(None),
        SessionRow.expires_at > now,
    )
    session = db.scalar(query.limit(1))
    return signed_in(db, OpenSession(session.id, user.id, session.expires_at)) if session else None


def _open(db: Session, wanted: str | None, now: datetime) -> SignedIn:
    user = choose(db, wanted)
    if user is None:
        return sign_up(db, NewUser(NAME), now, LIFETIME, DEVICE)
    return signed_in(db, open_session(db, user.id, now, LIFETIME, device=DEVICE))


def choose(db: Session, wanted: str | None) -> UserRow | None:
    """The user somebody means; None when the file has none at all. `ConfigError` names them all otherwise."""
    if wanted is not None:
        named = or_(UserRow.id == wanted, UserRow.name == wanted, UserRow.email_key == email_key(wanted))
        found = list(db.scalars(select(UserRow).where(named, UserRow.deleted_at.is_(None)).limit(2)))
        if len(found) == 1:
            return found[0]
    living = select(UserRow).where(UserRow.deleted_at.is_(None))
    users = list(db.scalars(living.order_by(UserRow.created_at).limit(20)))
    if wanted is None and len(users) < 2:
        return users[0] if users else None
    names = ", ".join(user.email or user.name for user in users)
    raise ConfigError(f"Say which user you are with --user or BUDGET_USER. In this file there are: {names or 'none'}.")
