"""Pending sign-ins: each is bound to the secret of a browser, and used once."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec import UnsetType
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from budget_api.db.models import ProviderSignInRow, UserRow
from budget_api.providers.linking import insert_identity
from budget_api.sign_in.sessions import SignedIn, open_session
from budget_api.users.queries import signed_in


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
    user_id = verified.pending.user_id
    insert_identity(db, user_id, proved.issuer, proved.subject, verified.now)
    session = open_session(db, user_id, verified.now, verified.lifetime, verified.time_zone, verified.device)
    return signed_in(db, session)
