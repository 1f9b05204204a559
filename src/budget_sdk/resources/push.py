"""Push messages: subscriptions of browsers."""

from budget_core.contract.people import push as calls
from budget_core.contract.people.push import PushKey
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body


class _Push:
    @endpoint(calls.GET_PUSH_KEY)
    def key(self) -> PushKey: ...

    subscribe = with_body(calls.SUBSCRIBE_PUSH)
    unsubscribe = with_body(calls.UNSUBSCRIBE_PUSH)


class Push(_Push, Resource):
    """`client.push`, blocking."""


class AsyncPush(_Push, AsyncResource):
    """`client.push`, awaiting."""
