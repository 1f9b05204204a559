"""Push messages: subscriptions of browsers."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.types import Body, Done, Instant, View
from budget_core.people.grants import AccessLevel


class PushKey(View, kw_only=True):
    """The server's public key: an uncompressed point in base64url."""

    public_key: str


class PushClientKeys(Body, kw_only=True):
    """Keys that messages are encrypted with, as the browser gives them."""

    p256dh: str
    auth: str


class PushSubscribe(Body, kw_only=True):
    """A browser's subscription, as its push service made it."""

    endpoint: str
    keys: PushClientKeys


class PushUnsubscribe(Body, kw_only=True):
    """The address of a subscription."""

    endpoint: str


class PushSubscription(View, kw_only=True):
    """A browser registered for push messages."""

    endpoint: str
    created_at: Instant


# fmt: off

GET_PUSH_KEY = Call(
    "getPushKey", "GET", "/push/key",
    tag="reminders", module="push", answer=PushKey,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return the server's public key for push subscriptions.",
)

SUBSCRIBE_PUSH = BodyCall(
    "subscribePush", "POST", "/push/subscription",
    tag="reminders", module="push", body=PushSubscribe, answer=PushSubscription, status=201,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Register this browser for push messages until its session ends.",
)

UNSUBSCRIBE_PUSH = BodyCall(
    "unsubscribePush", "DELETE", "/push/subscription",
    tag="reminders", module="push", body=PushUnsubscribe, answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Unregister a browser.",
)
