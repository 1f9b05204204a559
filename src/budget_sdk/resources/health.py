"""Whether the server is up, and what it is set up for."""

from budget_core.contract.calls import health as calls
from budget_core.contract.health import Health as Works
from budget_sdk.calls import AsyncResource, Resource, endpoint


class _Health:
    @endpoint(calls.HEALTH)
    def check(self) -> Works:
        """Ask for a sign of life, and what the server is set up for; needs no token."""


class Health(_Health, Resource):
    """`client.health`, blocking."""


class AsyncHealth(_Health, AsyncResource):
    """`client.health`, awaiting."""
