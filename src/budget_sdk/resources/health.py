"""Whether the server is up, and what it is set up for."""

from budget_core.contract.health import Health as Works
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.operation import Operation


class _Health:
    @endpoint
    @staticmethod
    def check() -> Operation[Works]:
        """Ask for a sign of life, and what the server is set up for; needs no token."""
        return Operation("GET", "/health", Works)


class Health(_Health, Resource):
    """`client.health`, blocking."""


class AsyncHealth(_Health, AsyncResource):
    """`client.health`, awaiting."""
