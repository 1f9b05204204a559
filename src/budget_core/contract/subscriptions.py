"""The paid subscription: prices, state, bills, and the provider's pages."""

from decimal import Decimal
from typing import Literal

from budget_core.contract.types import Body, Instant, ProviderId, View

Billing = Literal["none", "stripe"]
Interval = Literal["day", "week", "month", "year"]


class SubscriptionPrice(View, kw_only=True):
    """A price the server sells the subscription for, once an interval."""

    price_id: ProviderId
    amount: Decimal
    currency_code: str
    interval: Interval
    name: str


class Subscription(View, kw_only=True):
    """A subscription, as last reported by the provider."""

    stripe_subscription_id: ProviderId
    price_id: ProviderId
    status: str
    """The provider's word: `active`, `trialing`, `past_due`, `canceled` …"""
    current_period_end: Instant
    """Time of the next payment, or of its end."""
    cancel_at_period_end: bool
    entitled_until: Instant | None
    """End of the paid period; None without an end."""


class SubscriptionState(View, kw_only=True):
    """Subscription of the user, and whether it is running."""

    has_subscription: bool
    billing: Billing
    """`none`: nothing is paid on this server, and everybody has it."""
    subscription: Subscription | None


class PaymentCard(View, kw_only=True):
    """The card that pays: brand, last digits and expiry."""

    brand: str
    last4: str
    exp_month: int
    exp_year: int


class PayingCustomer(View, kw_only=True):
    """The payment provider's customer."""

    email: str | None
    payment_method: PaymentCard | None


class SubscriptionUser(View, kw_only=True):
    """The user at the provider; None before the first payment."""

    customer: PayingCustomer | None


class Invoice(View, kw_only=True):
    """A bill, with its page and its PDF at the provider."""

    id: ProviderId
    number: str | None
    date: Instant
    amount: Decimal
    currency_code: str
    status: str
    url: str | None
    pdf: str | None


class CheckoutCreate(Body, kw_only=True):
    """A payment to start."""

    price_id: ProviderId
    country: Literal["ES"] = "ES"


class PaymentPage(View, kw_only=True):
    """A page of the provider, which leads back to `/subscription`."""

    url: str


class SubscriptionChange(Body, kw_only=True):
    """The subscription to cancel or to reactivate."""

    stripe_subscription_id: ProviderId


class PaymentMethodUpdate(Body, kw_only=True):
    """The new card that pays."""

    payment_method_id: ProviderId
    stripe_subscription_id: ProviderId


class SetupSession(View, kw_only=True):
    """The card that was entered; None while none is."""

    payment_method_id: ProviderId | None
