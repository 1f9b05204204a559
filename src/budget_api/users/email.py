"""E-mail of a user: a new one takes effect once the code sent there is entered."""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.config import CodeQuota
from budget_api.db.models import UserRow
from budget_api.sign_in.challenges import Addressee, fresh_challenge, is_below_quota, send_code, try_code, void_codes
from budget_api.sign_in.codes import CodeAnswer, NewCode, Purpose
from budget_api.sign_in.sessions import OpenedSession, current_session, reopen_session
from budget_api.users.password import lock_proved_user
from budget_api.users.queries import find_by_email, signed_in
from budget_api.users.service import notify, update_user
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import CODE_LIFETIME_MINUTES
from budget_core.base.text_rules import email_key
from budget_core.contract.people import users as contract

RESEND_AFTER = timedelta(minutes=1)
"""Time in which a repeated request is answered with the code already sent."""


class SentCode(NamedTuple):
    """Code sent to an e-mail."""

    challenge_id: str
    expires_at: datetime
    email: str


def change_email(
    db: Session, user: User, body: contract.UserUpdate, password_hash: str | None, new: NewCode
) -> OpenedSession:
    """Update the user as `update_user` does.

    A new e-mail takes effect once the code sent there is entered.
    """
    row = lock_proved_user(db, user, password_hash)
    email = str(body.email)
    _check_free(db, email, user.id)
    row.pending_email = email
    send_code(db, new, Addressee(email, user.id, row.name, user.language))
    notify(db, row, "emailRequested", user.now, email=email)
    return update_user(db, user, body)


def find_sent_code(db: Session, user: User) -> SentCode | None:
    """Return the verification code that was sent within the last minute, if any."""
    email = _to_verify(db, user)
    challenge = fresh_challenge(db, user.id, email, user.now - RESEND_AFTER, user.now)
    return SentCode(challenge.id, challenge.expires_at, email) if challenge else None


def send_verification(db: Session, user: User, new: NewCode, quota: CodeQuota) -> SentCode:
    """Send a code to the e-mail that is to be verified."""
    email = _to_verify(db, user)
    if not is_below_quota(db, quota, Purpose.EMAIL, email, user.now):
        raise DomainError(ErrorCode.RATE_LIMITED, seconds=str(CODE_LIFETIME_MINUTES * 60))
    send_code(db, new, Addressee(email, user.id, user.name, user.language))
    return SentCode(new.challenge_id, new.expires_at, email)


def verify_email(db: Session, user: User, answer: CodeAnswer, lifetime: timedelta) -> OpenedSession | None:
    """Verify the user's e-mail; a changed one ends all sessions.

    Return None for a wrong code.
    """
    challenge = try_code(db, answer, user.now, user.id)
    if challenge is None:
        return None
    row = db.scalars(select(UserRow).where(UserRow.id == user.id).with_for_update()).one()
    if row.pending_email and challenge.email_key == email_key(row.pending_email):
        _replace_email(db, row, row.pending_email, user.now)
        return signed_in(db, reopen_session(db, user, lifetime))
    if challenge.email_key != row.email_key:
        return None
    row.is_email_verified = True
    db.flush()
    return signed_in(db, current_session(db, user))


def _replace_email(db: Session, row: UserRow, email: str, now: datetime) -> None:
    notify(db, row, "emailChanged", now, email=email)
    try:
        with db.begin_nested():
            row.email, row.email_key, row.pending_email = email, email_key(email), None
            row.is_email_verified, row.updated_at = True, now
    except IntegrityError:
        raise field_error("email", ErrorCode.VALIDATION_UNIQUE) from None
    void_codes(db, row.id, now)


def _to_verify(db: Session, user: User) -> str:
    row = db.get_one(UserRow, user.id)
    email = row.pending_email or row.email
    if email is None:
        raise field_error("email", ErrorCode.VALIDATION_REQUIRED)
    return email


def _check_free(db: Session, email: str, user_id: str) -> None:
    owner = find_by_email(db, email_key(email))
    if owner is not None and owner.id != user_id:
        raise field_error("email", ErrorCode.VALIDATION_UNIQUE)
