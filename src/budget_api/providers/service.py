"""Pending sign-ins and identities: each sign-in is bound to the secret of a browser, and used once."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from budget_api.config import ProviderName
from budget_api.db.models import IdentityRow, ProviderSignInRow, UserRow
from budget_api.integrations.openid import Identity
from budget_api.sign_in.invitation_codes import OPEN, Admission
from budget_api.sign_in.second_factor import FirstProof, IdentityKey, finish_first_step, link_identity
from budget_api.sign_in.sessions import OpenSession, SignedIn, end_sessions
from budget_api.users.queries import signed_in
from budget_api.users.service import NewUser, notify, sign_up, take_over
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.text_rules import email_key


class SignInBinding(NamedTuple):
    """Values that bind a sign-in to its beginning."""

    nonce: str
    verifier: str


class PendingLink(NamedTuple):
    """Proved identity that waits for the password of an account."""

    user_id: str
    password_hash: str | None


@dataclass(frozen=True, slots=True)
class VerifiedLink:
    """Sign-in with a verified password of the account."""

    secret_hash: str
    pending: PendingLink
    now: datetime
    lifetime: timedelta
    device: str
    time_zone: str | UnsetType


def insert_sign_in(db: Session, row: ProviderSignInRow) -> None:
    """Store a new sign-in."""
    db.add(row)


def use_sign_in(db: Session, provider: str, state: str, secret_hash: str, now: datetime) -> SignInBinding | None:
    """Use a sign-in and return its binding.

    None for another browser, and the second time.
    """
    used = (
        update(ProviderSignInRow)
        .where(
            ProviderSignInRow.id == state,
            ProviderSignInRow.provider == provider,
            ProviderSignInRow.secret_hash == secret_hash,
            ProviderSignInRow.used_at.is_(None),
            ProviderSignInRow.expires_at > now,
        )
        .values(used_at=now)
        .returning(ProviderSignInRow.nonce, ProviderSignInRow.verifier)
        .execution_options(synchronize_session=False)
    )
    row = db.execute(used).one_or_none()
    return SignInBinding(row.nonce, row.verifier) if row else None


def find_pending_link(db: Session, secret_hash: str, now: datetime) -> PendingLink | None:
    """Return the account and identity that wait for a password; None without any."""
    query = (
        select(UserRow.id, UserRow.password_hash)
        .join(ProviderSignInRow, ProviderSignInRow.user_id == UserRow.id)
        .where(ProviderSignInRow.secret_hash == secret_hash, ProviderSignInRow.expires_at > now)
    )
    row = db.execute(query).one_or_none()
    return PendingLink(row.id, row.password_hash) if row else None


def link(db: Session, verified: VerifiedLink) -> SignedIn | None:
    """Link and sign in.

    Return None when the password changed or the sign-in was used meanwhile.
    """
    stored = select(UserRow.password_hash).where(UserRow.id == verified.pending.user_id).with_for_update()
    if db.scalar(stored) != verified.pending.password_hash:
        return None
    ending = delete(ProviderSignInRow).where(ProviderSignInRow.secret_hash == verified.secret_hash)
    proved = db.execute(ending.returning(ProviderSignInRow.issuer, ProviderSignInRow.subject)).one_or_none()
    if proved is None:
        return None
    identity = IdentityKey(proved.issuer, proved.subject)
    proof = FirstProof(
        verified.pending.user_id, verified.now, verified.lifetime, verified.device, verified.time_zone, identity
    )
    return _finish(db, proof)


_RUN_BY: Final = {
    ProviderName.GOOGLE: frozenset({"gmail.com", "googlemail.com"}),
    ProviderName.APPLE: frozenset({"icloud.com", "me.com", "mac.com", "privaterelay.appleid.com"}),
}
_UNVERIFIED: Final = {
    ProviderName.GOOGLE: ErrorCode.AUTH_EMAIL_UNVERIFIED,
    ProviderName.APPLE: ErrorCode.AUTH_APPLE_UNVERIFIED,
}


@dataclass(frozen=True, slots=True)
class ProvedIdentity:
    """Proved identity, and the fields of its new session."""

    sign_in_id: str
    identity: Identity
    now: datetime
    lifetime: timedelta
    device: str
    admission: Admission = OPEN
    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    time_zone: str | UnsetType = UNSET


def sign_in_by_identity(db: Session, proved: ProvedIdentity) -> SignedIn | None:
    """Sign in by the table above.

    Return None when the account's password is needed first.
    """
    identity = proved.identity
    known = db.get(IdentityRow, (identity.issuer, identity.subject))
    if known is not None:
        return _open(db, known.user_id, proved)
    if identity.email is None or not identity.is_email_verified:
        raise DomainError(_UNVERIFIED[identity.provider])
    users = db.scalars(select(UserRow).where(UserRow.email_key == email_key(identity.email)).with_for_update())
    row = users.one_or_none()
    if row is None:
        return _create(db, proved, identity.email)
    if row.is_email_verified and not _is_run_by_provider(identity, identity.email):
        _await_password(db, proved, row.id)
        return None
    if not row.is_email_verified:
        take_over(db, row, proved.now)
        row.password_hash = None
    return _open(db, row.id, proved, IdentityKey(identity.issuer, identity.subject))


def _is_run_by_provider(identity: Identity, email: str) -> bool:
    """Return whether the provider hosts this mailbox, so that nobody else can have it."""
    domain = email_key(email).rpartition("@")[2]
    return domain in _RUN_BY[identity.provider] or domain == identity.hosted_domain


def _create(db: Session, proved: ProvedIdentity, email: str) -> SignedIn:
    name = proved.identity.name or (email.partition("@")[0] if isinstance(proved.name, UnsetType) else proved.name)
    new = NewUser(name, email, language=proved.language, time_zone=proved.time_zone, admission=proved.admission)
    user_id = sign_up(db, new, proved.now, proved.lifetime).user.id
    db.execute(update(UserRow).where(UserRow.id == user_id).values(is_email_verified=True))
    end_sessions(db, user_id, proved.now)  # the one of the sign-up names no device
    link_identity(db, user_id, IdentityKey(proved.identity.issuer, proved.identity.subject), proved.now)
    return _open(db, user_id, proved)


def _await_password(db: Session, proved: ProvedIdentity, user_id: str) -> None:
    waiting = {"issuer": proved.identity.issuer, "subject": proved.identity.subject, "user_id": user_id}
    db.execute(update(ProviderSignInRow).where(ProviderSignInRow.id == proved.sign_in_id).values(**waiting))


def _open(db: Session, user_id: str, proved: ProvedIdentity, new_identity: IdentityKey | None = None) -> SignedIn:
    proof = FirstProof(user_id, proved.now, proved.lifetime, proved.device, proved.time_zone, new_identity)
    return _finish(db, proof)


def _finish(db: Session, proof: FirstProof) -> SignedIn:
    session = finish_first_step(db, proof)
    if proof.new_identity is not None and isinstance(session, OpenSession):
        notify(db, db.get_one(UserRow, proof.user_id), "providerLinked", proof.now)
    return signed_in(db, session)
