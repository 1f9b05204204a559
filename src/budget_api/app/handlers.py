"""Handler of the call that asks whether the server can do its work, and what it is set up for."""

from pathlib import Path
from typing import Protocol

from budget_api.app.health import WriteProbe, health_of
from budget_api.calls import handler
from budget_api.calls.handler import Handlers
from budget_api.calls.request import Request
from budget_core.contract.server import health as calls
from budget_core.contract.server.health import Capability, Health, SignUpPolicy


class HealthContext(handler.CallContext, Protocol):
    """Services that the call about health needs."""

    @property
    def write_probe(self) -> WriteProbe:
        """Test write that says whether the database takes writes."""

    @property
    def capabilities(self) -> list[Capability]:
        """Optional features that this server has switched on."""

    @property
    def backups(self) -> Path:
        """Folder of the automatic backups."""

    @property
    def sign_up_policy(self) -> SignUpPolicy:
        """Rule of who may sign up on this server."""


async def health(context: HealthContext, request: Request) -> Health:
    """Answer once the database takes a write."""
    await context.write_probe.check()
    return await health_of(context.database, context.capabilities, context.sign_up_policy, context.backups)


HANDLERS: Handlers[HealthContext] = {calls.HEALTH: health}
