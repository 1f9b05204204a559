"""Push messages: subscriptions of browsers."""

from budget_core.contract.types import Body, Instant, View


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
