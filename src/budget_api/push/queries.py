"""Queries of push subscriptions."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.db.models import PushSubscriptionRow, SessionRow


def count_subscriptions(db: Session, user_id: str) -> int:
    """Return the number of push subscriptions of a user."""
    is_own = PushSubscriptionRow.user_id == user_id
    return db.scalars(select(func.count()).select_from(PushSubscriptionRow).where(is_own)).one()


def subscriptions_of(db: Session, user_ids: set[str], now: datetime) -> list[PushSubscriptionRow]:
    """Return the subscriptions of users in valid sessions, newest first."""
    query = (
        select(PushSubscriptionRow)
        .join(SessionRow, SessionRow.id == PushSubscriptionRow.session_id)
        .where(PushSubscriptionRow.user_id.in_(user_ids), SessionRow.ended_at.is_(None), SessionRow.expires_at > now)
    )
    return list(db.scalars(query.order_by(PushSubscriptionRow.id.desc())))
