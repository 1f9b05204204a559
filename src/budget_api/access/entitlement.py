"""Who has what a subscription gives: the one place that decides.

Without payments (`BUDGET_BILLING=none`, all there is so far) everybody has.
"""

from sqlalchemy import ColumnElement, select, true
from sqlalchemy.orm import Session

from budget_api.db.models import UserRow
from budget_core.errors import DomainError, ErrorCode


def entitled() -> ColumnElement[bool]:
    """Whether a row of users is entitled, for queries over many."""
    return true()


def is_entitled(db: Session, user_id: str) -> bool:
    """Whether a user is."""
    return db.scalar(select(UserRow.id).where(UserRow.id == user_id, entitled())) is not None


def check_entitled(db: Session, user_id: str) -> None:
    """SUBSCRIPTION_REQUIRED for who is not."""
    if not is_entitled(db, user_id):
        raise DomainError(ErrorCode.SUBSCRIPTION_REQUIRED)
