"""Calls about the paid subscription."""

from budget_core.contract.call import JSON, Anybody, BodyCall, Call, SignedIn
from budget_core.contract.subscriptions import (
    CheckoutCreate,
    Invoice,
    PaymentMethodUpdate,
    PaymentPage,
    SetupSession,
    SubscriptionChange,
    SubscriptionPrice,
    SubscriptionState,
    SubscriptionUser,
)
from budget_core.contract.types import Done
from budget_core.people.grants import AccessLevel

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
