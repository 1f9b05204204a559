"""Whether the server is up."""

from budget_core.contract.types import Done
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


class _Health:
    @endpoint
    @staticmethod
    def check() -> Operation[Done]:
        """Ask for a sign of life; needs no token."""
        return Operation("GET", "/health", Done)


class Health(_Health, Resource):
    """`client.health`, blocking."""


class AsyncHealth(_Health, AsyncResource):
    """`client.health`, awaiting."""
