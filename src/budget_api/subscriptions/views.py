"""Subscriptions as clients see them."""

from budget_api.db.models import SubscriptionRow
from budget_core.contract.people.subscriptions import Subscription
from budget_core.people.subscriptions import FOREVER


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
