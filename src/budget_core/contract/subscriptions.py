"""The paid subscription: what there is to pay for, what somebody pays, and the provider's pages they are sent to."""

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
    """A subscription as the provider had it last."""

    stripe_subscription_id: ProviderId
    price_id: ProviderId
    status: str
    """The provider's word: `active`, `trialing`, `past_due`, `canceled` …"""
    current_period_end: Instant
    """When the next payment is due, or when it ends."""
    cancel_at_period_end: bool
    entitled_until: Instant | None
    """Until when it gives what is paid for; None while no end is in sight."""


class SubscriptionState(View, kw_only=True):
    """Subscription of the user, and whether it is running."""

    has_subscription: bool
    billing: Billing
    """`none`: nothing is paid on this server, and everybody has it."""
    subscription: Subscription | None


class PaymentCard(View, kw_only=True):
    """The card that pays, as far as anybody may see it."""

    brand: str
    last4: str
    exp_month: int
    exp_year: int


class PayingCustomer(View, kw_only=True):
    """Whom the provider knows."""

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
    """Payment to begin."""

    price_id: ProviderId
    country: Literal["ES"] = "ES"


class PaymentPage(View, kw_only=True):
    """A page of the provider, which leads back to `/subscription`."""

    url: str


class SubscriptionChange(Body, kw_only=True):
    """The subscription that is cancelled or goes on."""

    stripe_subscription_id: ProviderId


class PaymentMethodUpdate(Body, kw_only=True):
    """The card that is to pay from now on."""

    payment_method_id: ProviderId
    stripe_subscription_id: ProviderId


class SetupSession(View, kw_only=True):
    """The card that was entered; None while none is."""

    payment_method_id: ProviderId | None
