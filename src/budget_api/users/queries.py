"""Queries of users."""

from typing import overload

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.entitlement import is_entitled
from budget_api.db.models import UserRow
from budget_api.settings.queries import settings_of
from budget_api.sign_in.sessions import OpenedSession, OpenSession, SignedIn
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people.settings import Settings
from budget_core.contract.people.users import SecondFactorNeeded, User


def find_by_email(db: Session, key: str) -> UserRow | None:
    """Return the user with this canonical e-mail."""
    return db.scalar(select(UserRow).where(UserRow.email_key == key))


def get_user(db: Session, user_id: str) -> User:
    """Return a user for themselves. Raises: DomainError(NOT_FOUND)."""
    row = db.get(UserRow, user_id)
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return user_view(row, settings_of(db, user_id), is_entitled(db, user_id))


@overload
def signed_in(db: Session, session: OpenSession) -> OpenedSession: ...
@overload
def signed_in(db: Session, session: OpenSession | SecondFactorNeeded) -> SignedIn: ...
def signed_in(db: Session, session: OpenSession | SecondFactorNeeded) -> SignedIn:
    """Return the answer to a sign-in: the user with the data of the token, or the ticket for a second step."""
    if isinstance(session, SecondFactorNeeded):
        return session
    return OpenedSession(get_user(db, session.user_id), session.id, session.expires_at)


def user_view(row: UserRow, settings: Settings, has_subscription: bool) -> User:
    """Return the user's view of themselves."""
    return User(
        id=row.id,
        name=row.name,
        email=row.email,
        pending_email=row.pending_email,
        avatar=row.avatar,
        has_password=row.password_hash is not None,
        is_email_verified=row.is_email_verified,
        has_subscription=has_subscription,
        can_add_to_workspace=row.can_add_to_workspace,
        settings=settings,
    )
