"""Push messages: which browsers ring."""

from budget_core.contract.push import PushKey, PushSubscribe, PushSubscription, PushUnsubscribe
from budget_core.contract.types import Done
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation


class _Push:
    @endpoint
    @staticmethod
    def key() -> Operation[PushKey]:
        """The key that a browser asks its push service with."""
        return Operation("GET", "/push/key", PushKey)

    @with_body(PushSubscribe)
    @staticmethod
    def subscribe(data: PushSubscribe) -> Operation[PushSubscription]:
        """Have a browser ring until this session ends."""
        return Operation("POST", "/push/subscription", PushSubscription, (), data)

    @with_body(PushUnsubscribe)
    @staticmethod
    def unsubscribe(data: PushUnsubscribe) -> Operation[Done]:
        """Have a browser ring no more."""
        return Operation("DELETE", "/push/subscription", Done, (), data)


class Push(_Push, Resource):
    """`client.push`, blocking."""


class AsyncPush(_Push, AsyncResource):
    """`client.push`, awaiting."""
