"""Entitlement to what a subscription gives: the one place that decides.

Where nobody takes money (`BUDGET_BILLING=none`) everybody has; else who has a subscription that is still good.
"""

from datetime import UTC, datetime

from sqlalchemy import ColumnElement, exists, or_, select
from sqlalchemy.orm import Session

from budget_api.db.models import BillingRow, SubscriptionRow, UserRow
from budget_core.base.errors import DomainError, ErrorCode

NONE = "none"


def has_entitlement(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a row of users is entitled, for queries over many."""
    is_paid = exists().where(BillingRow.provider != NONE)
    has_paid = exists().where(SubscriptionRow.user_id == UserRow.id, SubscriptionRow.entitled_until > now)
    return or_(~is_paid, has_paid)


def is_entitled(db: Session, user_id: str) -> bool:
    """Return True when a user is entitled now."""
    entitled_one = select(UserRow.id).where(UserRow.id == user_id, has_entitlement(datetime.now(UTC)))
    return db.scalar(entitled_one) is not None


def check_entitled(db: Session, user_id: str) -> None:
    """Raise DomainError(SUBSCRIPTION_REQUIRED) unless the user is entitled."""
    if not is_entitled(db, user_id):
        raise DomainError(ErrorCode.SUBSCRIPTION_REQUIRED)
