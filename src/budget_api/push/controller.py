"""Calls about push messages."""

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.http.routes import Controller, JSONBody, NamedDependency, delete, get, post
from budget_api.push import keys, service, settings
from budget_core.contract.push import PushKey, PushSubscribe, PushSubscription, PushUnsubscribe
from budget_core.contract.types import Done
from budget_core.grants import Reach

PushKeys = NamedDependency[keys.PushKeys]
PushSettings = NamedDependency[settings.PushSettings]


class PushController(Controller):
    """Which browsers ring."""

    path = "/push"
    tags = ("reminders",)
    guards = (authenticate(Reach.IDENTITY),)

    @get("/key", operation_id="getPushKey")
    async def get_key(self, push_keys: PushKeys) -> PushKey:
        """The key that a browser asks its push service with."""
        return PushKey(public_key=push_keys.public)

    @post("/subscription", operation_id="subscribePush")
    async def subscribe(
        self, user: User, database: Database, push_settings: PushSettings, data: JSONBody[PushSubscribe]
    ) -> PushSubscription:
        """Have this browser ring until its session ends."""
        return await database.write(service.subscribe, user, data, push_settings)

    @delete("/subscription", operation_id="unsubscribePush")
    async def unsubscribe(self, user: User, database: Database, data: JSONBody[PushUnsubscribe]) -> Done:
        """Have a browser of one's own ring no more."""
        return await database.write(service.unsubscribe, user, data)
