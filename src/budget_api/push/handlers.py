"""Handlers of the calls about push messages."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers, write
from budget_api.calls.request import Request
from budget_api.config import PushSettings
from budget_api.push import service
from budget_api.push.keys import PushKeys
from budget_core.contract.people import push as calls
from budget_core.contract.people.push import PushKey, PushSubscription


class PushContext(handler.CallContext, Protocol):
    """Services that calls about push messages need."""

    @property
    def push_keys(self) -> PushKeys:
        """Key pair (VAPID) that signs messages to push services."""

    @property
    def push_settings(self) -> PushSettings:
        """Settings of push, with the hosts that a subscription may name."""


async def get_key(context: PushContext, request: Request) -> PushKey:
    """Return the server's public key."""
    return PushKey(public_key=context.push_keys.public)


async def subscribe(context: PushContext, request: Request) -> PushSubscription:
    """Register a browser with a push service that the settings allow."""
    return await context.database.write(service.subscribe, request.user, request.body, context.push_settings)


HANDLERS: Handlers[PushContext] = {
    calls.GET_PUSH_KEY: get_key,
    calls.SUBSCRIBE_PUSH: subscribe,
    calls.UNSUBSCRIBE_PUSH: write(service.unsubscribe),
}
