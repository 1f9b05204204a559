"""Health of the server and its optional parts."""

from budget_core.contract.server import health as calls
from budget_core.contract.server.health import Health as Works
from budget_sdk.calls import AsyncResource, Resource, endpoint


class _Health:
    @endpoint(calls.HEALTH)
    def check(self) -> Works:
        """Return the health of the server and its optional parts; needs no token."""


class Health(_Health, Resource):
    """`client.health`, blocking."""


class AsyncHealth(_Health, AsyncResource):
    """`client.health`, awaiting."""
