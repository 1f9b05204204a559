"""The paid subscription: prices, state, bills, and the provider's pages."""

from decimal import Decimal
from typing import Literal

from budget_core.contract.call import JSON, Anybody, BodyCall, Call, SignedIn
from budget_core.contract.types import Body, Done, Instant, ProviderId, View
from budget_core.people.grants import AccessLevel

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


# fmt: off

EVENT_MAX_BYTES = 512 * 1024

LIST_PRICES = Call(
    "listPrices", "GET", "/subscription/get-prices",
    tag="subscriptions", answer=list[SubscriptionPrice],
    right=SignedIn(AccessLevel.IDENTITY),
    description="List the prices of the subscription; none on a free server.",
)

GET_SUBSCRIPTION = Call(
    "getSubscription", "GET", "/subscription/me",
    tag="subscriptions", answer=SubscriptionState,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return the user's subscription and whether it is active.",
)

GET_SUBSCRIPTION_USER = Call(
    "getSubscriptionUser", "GET", "/subscription/user",
    tag="subscriptions", answer=SubscriptionUser,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return the user's customer data at the provider, with the card.",
)

LIST_INVOICES = Call(
    "listInvoices", "GET", "/subscription/invoices",
    tag="subscriptions", answer=list[Invoice],
    right=SignedIn(AccessLevel.IDENTITY),
    description="List the user's bills, newest first.",
)

CREATE_CHECKOUT = BodyCall(
    "createCheckout", "POST", "/subscription/create-checkout-session",
    tag="subscriptions", body=CheckoutCreate, answer=PaymentPage, status=201,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return the provider's page to pay the subscription.",
)

CANCEL_SUBSCRIPTION = BodyCall(
    "cancelSubscription", "POST", "/subscription/cancel",
    tag="subscriptions", body=SubscriptionChange, answer=SubscriptionState,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(404,),
    description="Cancel the subscription at the end of the paid period; a repeat changes nothing.",
)

REACTIVATE_SUBSCRIPTION = BodyCall(
    "reactivateSubscription", "POST", "/subscription/reactivate",
    tag="subscriptions", body=SubscriptionChange, answer=SubscriptionState,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(404,),
    description="Reactivate a cancelled subscription before it ends.",
)

UPDATE_PAYMENT_METHOD = BodyCall(
    "updatePaymentMethod", "POST", "/subscription/update-payment-method",
    tag="subscriptions", body=PaymentMethodUpdate, answer=SubscriptionUser,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(404,),
    description="Change the card that pays.",
)

CREATE_SETUP_SESSION = Call(
    "createSetupSession", "POST", "/subscription/create-setup-session",
    tag="subscriptions", answer=PaymentPage, status=201,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(422,),
    description="Return the provider's page to enter a new card.",
)

GET_SETUP_SESSION = Call(
    "getSetupSession", "GET", "/subscription/setup-session/{setup_session}",
    tag="subscriptions", answer=SetupSession,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return the card entered there, for `update-payment-method`.",
)

TAKE_PAYMENT_EVENT = Call(
    "takePaymentEvent", "POST", "/subscription/webhook",
    tag="subscriptions", content_types=(JSON,), answer=Done,
    right=Anybody(), body_max_bytes=EVENT_MAX_BYTES, is_documented=False,
    description="Receive a signed event from the provider.",
)
