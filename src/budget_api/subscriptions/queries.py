"""Reading what is stored of subscriptions."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.entitlement import NONE, is_entitled
from budget_api.db.models import AbandonedCustomerRow, BillingRow, PaymentEventRow, SubscriptionRow
from budget_api.subscriptions.views import subscription_view
from budget_core.contract.subscriptions import SubscriptionState
from budget_core.subscriptions import RUNNING


class Paying(NamedTuple):
    """A user whom the provider knows."""

    customer_id: str
    subscription_id: str | None
    is_running: bool


def paying_user(db: Session, user_id: str) -> Paying | None:
    """The user as the provider knows them; None when it does not."""
    row = db.get(SubscriptionRow, user_id)
    return Paying(row.customer_id, row.subscription_id, row.status in RUNNING) if row else None


def subscription_state(db: Session, user: User) -> SubscriptionState:
    """Return the subscription of the user, and whether it is running."""
    is_paid = db.scalar(select(BillingRow.id).where(BillingRow.provider != NONE)) is not None
    return SubscriptionState(
        has_subscription=is_entitled(db, user.id),
        billing="stripe" if is_paid else "none",
        subscription=subscription_view(db.get(SubscriptionRow, user.id)),
    )


def is_applied(db: Session, event_id: str) -> bool:
    """Return whether an event was applied before."""
    return db.get(PaymentEventRow, event_id) is not None


def overdue_customers(db: Session, ended_before: datetime) -> list[str]:
    """Return the customers whose subscription runs though its period was over before then, longest waiting first."""
    is_over = SubscriptionRow.period_end < ended_before
    query = select(SubscriptionRow.customer_id).where(SubscriptionRow.status.in_(RUNNING), is_over)
    return list(db.scalars(query.order_by(SubscriptionRow.period_end, SubscriptionRow.customer_id)))


def abandoned_customers(db: Session) -> list[str]:
    """Return the customers whom the provider is to forget."""
    return list(db.scalars(select(AbandonedCustomerRow.customer_id).order_by(AbandonedCustomerRow.since)))
