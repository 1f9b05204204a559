"""What users change about themselves: name, e-mail, password."""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import SessionRow, SettingsRow, UserRow
from budget_api.journal.edits import sent_fields
from budget_api.mail.outbox import NOTICE_LIFETIME, queue
from budget_api.sign_in.challenges import Addressee, fresh_challenge, is_within, send_code, try_code, void_codes
from budget_api.sign_in.codes import Answer, NewCode, Purpose
from budget_api.sign_in.sessions import SignedIn, end_sessions, reopened, standing
from budget_api.sign_in.settings import CodeQuota
from budget_api.users.queries import find_by_email
from budget_core.contract import users as contract
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.limits import CODE_LIFETIME_MINUTES, DEFAULT_LANGUAGE
from budget_core.validation import email_key

RESEND_AFTER = timedelta(minutes=1)
"""Who asks again within it is told of the code that is on its way already."""


class Proof(NamedTuple):
    """By what users can show that it is really them."""

    password_hash: str | None
    signed_in_at: datetime


class SentCode(NamedTuple):
    """A code on its way to an e-mail."""

    challenge_id: str
    expires_at: datetime
    email: str


def proof_of(db: Session, user: User) -> Proof:
    """The stored password, and when this session was opened."""
    row, session = db.get_one(UserRow, user.id), db.get_one(SessionRow, user.session_id)
    return Proof(row.password_hash, session.created_at)


def proved(db: Session, user: User, password_hash: str | None) -> UserRow:
    """The user's row, locked; AUTH_REQUIRED when their password or session was taken from them since the proof."""
    row = db.scalars(select(UserRow).where(UserRow.id == user.id).with_for_update()).one()
    standing(db, user)
    if row.password_hash != password_hash:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return row


def update_user(db: Session, user: User, body: contract.UserUpdate) -> SignedIn:
    """Change the fields the body carries, except the e-mail; the present one takes a change back that waits."""
    row = db.get_one(UserRow, user.id)
    if body.email == row.email:
        row.pending_email = None
    for name, value in sent_fields(body, "email", "current_password").items():
        setattr(row, name, value)
    row.updated_at = user.now
    db.flush()
    return standing(db, user)


def change_email(
    db: Session, user: User, body: contract.UserUpdate, password_hash: str | None, new: NewCode
) -> SignedIn:
    """As `update_user`, with an e-mail that takes effect once the code sent there is entered."""
    row = proved(db, user, password_hash)
    email = str(body.email)
    _check_free(db, email, user.id)
    row.pending_email = email
    send_code(db, new, Addressee(email, user.id, row.name, user.language))
    notify(db, row, "emailRequested", user.now, email=email)
    return update_user(db, user, body)


def change_password(db: Session, user: User, password_hash: str | None, new_hash: str, lifetime: timedelta) -> SignedIn:
    """The new password, and a fresh session instead of all there were."""
    row = proved(db, user, password_hash)
    _set_password(db, row, new_hash, user.now)
    return reopened(db, user, lifetime)


def forget_password(db: Session, email: str, new: NewCode, quota: CodeQuota) -> None:
    """Send a code, if somebody has the e-mail. Whether or not, the same is read and written."""
    if not is_within(db, quota, Purpose.RESET, email, new.created_at):
        return
    found = db.execute(
        select(UserRow.id, UserRow.email, UserRow.name, SettingsRow.language)
        .join(SettingsRow, SettingsRow.user_id == UserRow.id)
        .where(UserRow.email_key == email_key(email))
    ).one_or_none()
    send_code(db, new, Addressee(found.email, found.id, found.name, found.language) if found else Addressee(email))


def reset_password(db: Session, answer: Answer, new_hash: str, now: datetime) -> bool:
    """Whether the code was right; then the password is new and every session ended."""
    challenge = try_code(db, answer, now)
    if challenge is None or challenge.user_id is None:
        return False
    row = db.scalars(select(UserRow).where(UserRow.id == challenge.user_id).with_for_update()).one()
    row.is_email_verified = True  # the code came by it
    row.pending_email = None
    _set_password(db, row, new_hash, now)
    end_sessions(db, row.id, now)
    return True


def code_on_its_way(db: Session, user: User) -> SentCode | None:
    """The code that was sent just before."""
    email = _to_verify(db, user)
    found = fresh_challenge(db, user.id, email, user.now - RESEND_AFTER, user.now)
    return SentCode(found.id, found.expires_at, email) if found else None


def send_verification(db: Session, user: User, new: NewCode, quota: CodeQuota) -> SentCode:
    """Send a code to the e-mail that is to be verified."""
    email = _to_verify(db, user)
    if not is_within(db, quota, Purpose.EMAIL, email, user.now):
        raise DomainError(ErrorCode.RATE_LIMITED, seconds=str(CODE_LIFETIME_MINUTES * 60))
    send_code(db, new, Addressee(email, user.id, user.name, user.language))
    return SentCode(new.challenge_id, new.expires_at, email)


def verify_email(db: Session, user: User, answer: Answer, lifetime: timedelta) -> SignedIn | None:
    """The e-mail counts as the user's; a changed one takes effect and ends all sessions. None for a wrong code."""
    challenge = try_code(db, answer, user.now, user.id)
    if challenge is None:
        return None
    row = db.scalars(select(UserRow).where(UserRow.id == user.id).with_for_update()).one()
    if row.pending_email and challenge.email_key == email_key(row.pending_email):
        _take_effect(db, row, row.pending_email, user.now)
        return reopened(db, user, lifetime)
    if challenge.email_key != row.email_key:
        return None
    row.is_email_verified = True
    db.flush()
    return standing(db, user)


def notify(db: Session, row: UserRow, text: str, now: datetime, **params: str) -> None:
    """Tell a user by mail what happened to their account; only at an address that is known to be theirs."""
    if row.email is None or not row.is_email_verified:
        return
    settings = db.get(SettingsRow, row.id)
    language = settings.language if settings else DEFAULT_LANGUAGE
    queue(db, text, language, row.email, now, now + NOTICE_LIFETIME, name=row.name, **params)


def _set_password(db: Session, row: UserRow, new_hash: str, now: datetime) -> None:
    row.password_hash = new_hash
    row.updated_at = now
    void_codes(db, row.id, now)
    notify(db, row, "passwordChanged", now)


def _take_effect(db: Session, row: UserRow, email: str, now: datetime) -> None:
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
