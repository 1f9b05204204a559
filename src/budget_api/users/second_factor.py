"""Authenticator codes of a user: turned on and off, and their recovery codes."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import AuthenticatorRow, UserRow
from budget_api.sign_in.authenticators import Authenticators, new_recovery_codes, without_spaces
from budget_api.sign_in.invitation_codes import digest
from budget_api.sign_in.second_factor import (
    SecondProof,
    count_recovery_codes,
    find_authenticator,
    finish_second_step,
    remove_second_factor,
    replace_recovery_codes,
    try_code,
)
from budget_api.sign_in.sessions import OpenedSession, current_session
from budget_api.users.password import lock_proved_user
from budget_api.users.queries import signed_in
from budget_api.users.service import notify
from budget_core.base.codes import group_invitation
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people.second_factor import RecoveryCodes, Totp


class NewAuthenticator(NamedTuple):
    """Encrypted secret of a new authenticator."""

    sealed_secret: str
    needs_verified_email: bool


def read_totp(db: Session, user: User) -> Totp:
    """Return the state of the user's authenticator codes."""
    is_on = find_authenticator(db, user.id) is not None
    return Totp(on=is_on, recovery_codes_left=count_recovery_codes(db, user.id) if is_on else 0)


def check_can_start(db: Session, user: User, needs_verified_email: bool) -> None:
    """Raise AUTH_FACTOR_ON where codes are on.

    AUTH_FACTOR_UNVERIFIED without a verified e-mail on a server that sends mails: a stranger who signed up with
    another's e-mail would keep its owner out.
    """
    if find_authenticator(db, user.id) is not None:
        raise DomainError(ErrorCode.AUTH_FACTOR_ON)
    if needs_verified_email and not db.get_one(UserRow, user.id).is_email_verified:
        raise DomainError(ErrorCode.AUTH_FACTOR_UNVERIFIED)


def store_authenticator(db: Session, user: User, password_hash: str | None, new: NewAuthenticator) -> None:
    """Store the secret of an authenticator that is not confirmed yet, in place of an earlier one."""
    lock_proved_user(db, user, password_hash)
    check_can_start(db, user, new.needs_verified_email)
    remove_second_factor(db, user.id)
    db.add(AuthenticatorRow(user_id=user.id, sealed_secret=new.sealed_secret, created_at=user.now))
    db.flush()


def confirm_totp(db: Session, user: User, authenticators: Authenticators, code: str) -> RecoveryCodes | None:
    """Turn codes on by the first one of a new authenticator; None for a wrong code."""
    current_session(db, user)
    row = db.scalar(select(AuthenticatorRow).where(AuthenticatorRow.user_id == user.id).with_for_update())
    if row is None:
        raise DomainError(ErrorCode.AUTH_FACTOR_OFF)
    if row.confirmed_at is not None:
        raise DomainError(ErrorCode.AUTH_FACTOR_ON)
    step = authenticators.step_of(row.sealed_secret, user.id, without_spaces(code), user.now)
    if step is None:
        return None
    row.last_step, row.confirmed_at = step, user.now
    return _renewed(db, user, "factorOn")


def renew_recovery_codes(db: Session, user: User, authenticators: Authenticators, code: str) -> RecoveryCodes | None:
    """Replace the recovery codes; None for a wrong code."""
    if not _is_proved(db, user, authenticators, code):
        return None
    return _renewed(db, user, "recoveryCodes")


def turn_off_totp(db: Session, user: User, authenticators: Authenticators, code: str) -> bool:
    """Turn codes off; return whether the code was right."""
    if not _is_proved(db, user, authenticators, code):
        return False
    remove_second_factor(db, user.id)
    notify(db, db.get_one(UserRow, user.id), "factorOff", user.now)
    return True


def sign_in_second(db: Session, authenticators: Authenticators, proof: SecondProof) -> OpenedSession | None:
    """Finish a sign-in; None for a wrong code."""
    finished = finish_second_step(db, authenticators, proof)
    if finished is None:
        return None
    if finished.is_identity_linked:
        notify(db, db.get_one(UserRow, finished.session.user_id), "providerLinked", proof.now)
    return signed_in(db, finished.session)


def _is_proved(db: Session, user: User, authenticators: Authenticators, code: str) -> bool:
    current_session(db, user)
    row = find_authenticator(db, user.id, for_update=True)
    if row is None:
        raise DomainError(ErrorCode.AUTH_FACTOR_OFF)
    return try_code(db, authenticators, row, code, user.now)


def _renewed(db: Session, user: User, text: str) -> RecoveryCodes:
    codes = new_recovery_codes()
    replace_recovery_codes(db, user.id, [digest(code) for code in codes])
    notify(db, db.get_one(UserRow, user.id), text, user.now)
    return RecoveryCodes(recovery_codes=[group_invitation(code) for code in codes])
