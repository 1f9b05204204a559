"""Second factor: the one place that decides if a sign-in is finished by its first proof.

Every way in whose user may have a second factor calls `finish_first_step`.
"""

import logging
import math
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec import UNSET, UnsetType
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.db.models import AuthenticatorRow, IdentityRow, RecoveryCodeRow, SignInTicketRow
from budget_api.sign_in.authenticators import (
    TICKET_LIFETIME,
    Authenticators,
    is_authenticator_code,
    new_ticket,
    recovery_digest,
    ticket_digest,
    without_spaces,
)
from budget_api.sign_in.sessions import OpenSession, open_session
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import SECOND_FACTOR_LOCK_MINUTES, SECOND_FACTOR_MISSES_MAX, SIGN_IN_TICKET_TRIES
from budget_core.contract.people.users import SecondFactorNeeded

logger = logging.getLogger(__name__)
LOCK = timedelta(minutes=SECOND_FACTOR_LOCK_MINUTES)


class IdentityKey(NamedTuple):
    """Key of an identity at a provider."""

    issuer: str
    subject: str


@dataclass(frozen=True, slots=True)
class FirstProof:
    """User who proved their identity once, and the fields of their session."""

    user_id: str
    now: datetime
    lifetime: timedelta
    device: str
    time_zone: str | UnsetType = UNSET
    new_identity: IdentityKey | None = None
    """Identity to link when the sign-in is finished."""


def finish_first_step(db: Session, proof: FirstProof) -> OpenSession | SecondFactorNeeded:
    """Open a session, or return a ticket for the second step where the user has a second factor."""
    if find_authenticator(db, proof.user_id) is None:
        if proof.new_identity is not None:
            link_identity(db, proof.user_id, proof.new_identity, proof.now)
        return open_session(db, proof.user_id, proof.now, proof.lifetime, proof.time_zone, proof.device)
    ticket, identity = new_ticket(), proof.new_identity
    db.add(
        SignInTicketRow(
            ticket_hash=ticket_digest(ticket),
            user_id=proof.user_id,
            time_zone=None if isinstance(proof.time_zone, UnsetType) else proof.time_zone,
            issuer=identity.issuer if identity else None,
            subject=identity.subject if identity else None,
            created_at=proof.now,
            expires_at=proof.now + TICKET_LIFETIME,
        )
    )
    db.flush()
    return SecondFactorNeeded(second_factor=["totp", "recovery"], ticket=ticket)


class SecondProof(NamedTuple):
    """Ticket and code of the second step, and the fields of its session."""

    ticket: str
    code: str
    now: datetime
    lifetime: timedelta
    device: str


class SecondStep(NamedTuple):
    """Result of a right second step."""

    session: OpenSession
    is_identity_linked: bool


def finish_second_step(db: Session, authenticators: Authenticators, proof: SecondProof) -> SecondStep | None:
    """Open a session; None for a wrong code, whose count must be committed.

    Raises: DomainError(AUTH_TICKET_EXPIRED) for a ticket that is unknown, used, over or tried too often.
    """
    counted = (
        update(SignInTicketRow)
        .where(
            SignInTicketRow.ticket_hash == ticket_digest(proof.ticket),
            SignInTicketRow.tries < SIGN_IN_TICKET_TRIES,
            SignInTicketRow.expires_at > proof.now,
        )
        .values(tries=SignInTicketRow.tries + 1)
        .returning(SignInTicketRow.user_id)
        .execution_options(synchronize_session=False)
    )
    user_id = db.scalar(counted)
    row = find_authenticator(db, user_id, for_update=True) if user_id else None
    if user_id is None or row is None:
        raise DomainError(ErrorCode.AUTH_TICKET_EXPIRED, {"ticket": ErrorCode.AUTH_TICKET_EXPIRED})
    if not try_code(db, authenticators, row, proof.code, proof.now):
        return None
    used = delete(SignInTicketRow).where(SignInTicketRow.ticket_hash == ticket_digest(proof.ticket))
    time_zone, issuer, subject = db.execute(
        used.returning(SignInTicketRow.time_zone, SignInTicketRow.issuer, SignInTicketRow.subject)
    ).one()
    if issuer is not None and subject is not None:
        link_identity(db, user_id, IdentityKey(issuer, subject), proof.now)
    session = open_session(db, user_id, proof.now, proof.lifetime, time_zone or UNSET, proof.device)
    return SecondStep(session, issuer is not None)


def link_identity(db: Session, user_id: str, identity: IdentityKey, now: datetime) -> None:
    """Link an identity of a provider to an account."""
    try:
        with db.begin_nested():
            db.add(IdentityRow(issuer=identity.issuer, subject=identity.subject, user_id=user_id, created_at=now))
    except IntegrityError:
        logger.warning("an identity of a provider was linked a moment ago")
        raise DomainError(ErrorCode.AUTH_PROVIDER_FAILED) from None


def find_authenticator(db: Session, user_id: str, *, for_update: bool = False) -> AuthenticatorRow | None:
    """Return the confirmed authenticator of a user."""
    query = select(AuthenticatorRow).where(
        AuthenticatorRow.user_id == user_id, AuthenticatorRow.confirmed_at.is_not(None)
    )
    return db.scalar(query.with_for_update() if for_update else query)


def try_code(db: Session, authenticators: Authenticators, row: AuthenticatorRow, typed: str, now: datetime) -> bool:
    """Return whether a code is right, and use it up; a wrong one is counted, which must be committed.

    Raises: DomainError(RATE_LIMITED) while wrong codes lock all.
    """
    if row.locked_until is not None and row.locked_until > now:
        seconds = math.ceil((row.locked_until - now).total_seconds())
        raise DomainError(ErrorCode.RATE_LIMITED, seconds=str(seconds))
    if _use_code(db, authenticators, row, typed, now):
        return True
    since = (now - LOCK).timestamp()
    row.misses = [*(moment for moment in row.misses if moment > since), now.timestamp()]
    if len(row.misses) >= SECOND_FACTOR_MISSES_MAX:
        row.misses, row.locked_until = [], now + LOCK
        logger.warning("the second factor of user %s is locked after wrong codes", row.user_id)
    db.flush()
    return False


def _use_code(db: Session, authenticators: Authenticators, row: AuthenticatorRow, typed: str, now: datetime) -> bool:
    code = without_spaces(typed)
    if is_authenticator_code(code):
        step = authenticators.step_of(row.sealed_secret, row.user_id, code, now)
        if step is None or step <= row.last_step:
            return False
        row.last_step = step
        db.flush()
        return True
    using = delete(RecoveryCodeRow).where(
        RecoveryCodeRow.user_id == row.user_id, RecoveryCodeRow.code_hash == recovery_digest(code)
    )
    return db.scalar(using.returning(RecoveryCodeRow.code_hash)) is not None


def count_recovery_codes(db: Session, user_id: str) -> int:
    """Return the number of unused recovery codes."""
    return db.scalars(select(func.count()).where(RecoveryCodeRow.user_id == user_id)).one()


def replace_recovery_codes(db: Session, user_id: str, digests: list[str]) -> None:
    """Replace all recovery codes of a user."""
    db.execute(delete(RecoveryCodeRow).where(RecoveryCodeRow.user_id == user_id))
    db.add_all(RecoveryCodeRow(user_id=user_id, code_hash=code_hash) for code_hash in digests)
    db.flush()


def void_tickets(db: Session, user_id: str) -> None:
    """Invalidate the sign-ins of a user that wait for a second factor."""
    db.execute(delete(SignInTicketRow).where(SignInTicketRow.user_id == user_id))


def remove_second_factor(db: Session, user_id: str) -> bool:
    """Remove the authenticator and recovery codes of a user; return whether codes were on."""
    was_on = find_authenticator(db, user_id, for_update=True) is not None
    for kind in (AuthenticatorRow, RecoveryCodeRow, SignInTicketRow):
        db.execute(delete(kind).where(kind.user_id == user_id))
    db.flush()
    return was_on
