"""Password of a user: proof of identity, changed by the old one or by a code in a mail."""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.config import CodeQuota
from budget_api.db.models import SessionRow, SettingsRow, UserRow
from budget_api.sign_in.challenges import Addressee, is_below_quota, send_code, try_code, void_codes
from budget_api.sign_in.codes import CodeAnswer, NewCode, Purpose
from budget_api.sign_in.sessions import OpenedSession, current_session, end_sessions, reopen_session
from budget_api.users.queries import signed_in
from budget_api.users.service import notify, take_over
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.passwords import check_own
from budget_core.base.text_rules import email_key


class Proof(NamedTuple):
    """Data by which a user proves their identity."""

    password_hash: str | None
    signed_in_at: datetime


def load_proof(db: Session, user: User) -> Proof:
    """Return the stored password hash and the start of this session."""
    row, session = db.get_one(UserRow, user.id), db.get_one(SessionRow, user.session_id)
    return Proof(row.password_hash, session.created_at)


def lock_proved_user(db: Session, user: User, password_hash: str | None) -> UserRow:
    """Return the user's row, locked.

    Raises: DomainError(AUTH_REQUIRED) when their password or session changed since the proof.
    """
    row = db.scalars(select(UserRow).where(UserRow.id == user.id).with_for_update()).one()
    current_session(db, user)
    if row.password_hash != password_hash:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    return row


def change_password(
    db: Session, user: User, password_hash: str | None, new_hash: str, lifetime: timedelta
) -> OpenedSession:
    """Set the new password, and replace all sessions by a fresh one."""
    row = lock_proved_user(db, user, password_hash)
    _set_password(db, row, new_hash, user.now)
    return signed_in(db, reopen_session(db, user, lifetime))


def send_reset_code(db: Session, email: str, new: NewCode, quota: CodeQuota) -> None:
    """Send a code to an enabled user with this e-mail.

    For any other the reads and writes are equal.
    """
    if not is_below_quota(db, quota, Purpose.RESET, email, new.created_at):
        return
    recipient = db.execute(
        select(UserRow.id, UserRow.email, UserRow.name, SettingsRow.language)
        .join(SettingsRow, SettingsRow.user_id == UserRow.id)
        .where(UserRow.email_key == email_key(email), UserRow.disabled_at.is_(None))
    ).one_or_none()
    send_code(
        db,
        new,
        Addressee(recipient.email, recipient.id, recipient.name, recipient.language) if recipient else Addressee(email),
    )


def reset_password(db: Session, answer: CodeAnswer, new_password: str, new_hash: str, now: datetime) -> bool:
    """Set the new password and end every session; return whether the code was right."""
    challenge = try_code(db, answer, now)
    if challenge is None or challenge.user_id is None:
        return False
    row = db.scalars(select(UserRow).where(UserRow.id == challenge.user_id).with_for_update()).one()
    check_own("newPassword", new_password, row.email, row.name)
    if not row.is_email_verified and answer.purpose is Purpose.RESET:
        take_over(db, row, now)  # the code came by the e-mail
    row.pending_email = None
    _set_password(db, row, new_hash, now)
    end_sessions(db, row.id, now)
    return True


def _set_password(db: Session, row: UserRow, new_hash: str, now: datetime) -> None:
    row.password_hash = new_hash
    row.updated_at = now
    void_codes(db, row.id, now)
    notify(db, row, "passwordChanged", now)
