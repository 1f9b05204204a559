"""Administration by the owner of the data folder: making users, and setting passwords."""

from datetime import UTC, datetime

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.db.models import UserRow
from budget_api.db.port import Database
from budget_api.sign_in.challenges import void_codes
from budget_api.sign_in.passwords import Passwords
from budget_api.sign_in.sessions import end_sessions
from budget_api.users.local import LIFETIME, find_user
from budget_api.users.queries import get_user
from budget_api.users.service import NewUser, sign_up
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.passwords import is_own
from budget_core.base.text_rules import email_key
from budget_core.contract.people.users import User


async def create_user(database: Database, passwords: Passwords, name: str, email: str, password: str) -> User:
    """Make a user with a personal workspace; VALIDATION_UNIQUE when somebody has the e-mail."""
    _check_not_own(password, email, name)
    new = NewUser(name, email, await passwords.hash(password))
    return await database.write(_create, new, datetime.now(UTC))


async def set_password(
    database: Database, passwords: Passwords, user_name: str | None, password: str, email: str | None
) -> User:
    """Set a new password, and a new e-mail with it when one is given. All sessions of the user end."""
    password_hash = await passwords.hash(password)
    return await database.write(_set_password, user_name, password, password_hash, email, datetime.now(UTC))


def _create(db: Session, new: NewUser, now: datetime) -> User:
    try:
        user = sign_up(db, new, now, LIFETIME).user
    except DomainError:
        raise DomainError(ErrorCode.VALIDATION_UNIQUE) from None
    end_sessions(db, user.id, now)
    db.get_one(UserRow, user.id).last_seen_at = None  # it was the owner who was here
    return user


def _set_password(
    db: Session, user_name: str | None, password: str, password_hash: str, email: str | None, now: datetime
) -> User:
    row = find_user(db, user_name)
    if row is None or not (row.email or email):
        raise DomainError(ErrorCode.NOT_FOUND if row is None else ErrorCode.VALIDATION_EMAIL)
    _check_not_own(password, email or row.email or "", row.name)
    try:
        with db.begin_nested():
            row.password_hash, row.updated_at = password_hash, now
            if email is not None:
                row.email, row.email_key, row.pending_email = email, email_key(email), None
                row.is_email_verified = False
    except IntegrityError:
        raise DomainError(ErrorCode.VALIDATION_UNIQUE) from None
    void_codes(db, row.id, now)
    end_sessions(db, row.id, now)
    return get_user(db, row.id)


def _check_not_own(password: str, email: str, name: str) -> None:
    if is_own(password, email, name):
        raise DomainError(ErrorCode.VALIDATION_PASSWORD_OWN)
