"""Calls about push messages."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.push import PushKey, PushSubscribe, PushSubscription, PushUnsubscribe
from budget_core.contract.types import Done
from budget_core.people.grants import AccessLevel

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
