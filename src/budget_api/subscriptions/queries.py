"""Queries of stored subscriptions."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.entitlement import NONE, is_entitled
from budget_api.db.models import AbandonedCustomerRow, BillingRow, PaymentEventRow, SubscriptionRow
from budget_core.contract.people.subscriptions import Subscription, SubscriptionState
from budget_core.people.subscriptions import FOREVER, RUNNING


class Customer(NamedTuple):
    """Customer of the payment provider."""

    customer_id: str
    subscription_id: str | None
    is_running: bool


def find_customer(db: Session, user_id: str) -> Customer | None:
    """Return the user as a customer; None for one the provider doesn't know."""
    row = db.get(SubscriptionRow, user_id)
    return Customer(row.customer_id, row.subscription_id, row.status in RUNNING) if row else None


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
    """Return customers with a running subscription past its period, oldest first."""
    is_over = SubscriptionRow.period_end < ended_before
    query = select(SubscriptionRow.customer_id).where(SubscriptionRow.status.in_(RUNNING), is_over)
    return list(db.scalars(query.order_by(SubscriptionRow.period_end, SubscriptionRow.customer_id)))


def abandoned_customers(db: Session) -> list[str]:
    """Return the customers that the provider has to delete."""
    return list(db.scalars(select(AbandonedCustomerRow.customer_id).order_by(AbandonedCustomerRow.since)))


def subscription_view(row: SubscriptionRow | None) -> Subscription | None:
    """Return the subscription of a customer; None without any."""
    if row is None or row.subscription_id is None or row.price_id is None:
        return None
    if row.status is None or row.period_end is None:
        return None
    return Subscription(
        stripe_subscription_id=row.subscription_id,
        price_id=row.price_id,
        status=row.status,
        current_period_end=row.period_end,
        cancel_at_period_end=row.cancel_at_period_end,
        entitled_until=None if row.entitled_until == FOREVER else row.entitled_until,
    )
