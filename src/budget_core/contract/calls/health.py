"""Calls about the state of the server."""

from budget_core.contract.call import Anybody, Call
from budget_core.contract.health import Health

HEALTH = Call(
    "health", "GET", "/health",
    tag="health", module="app", answer=Health,
    right=Anybody(),
    description="Answer once the database takes a write, checked at most every five seconds.",
)
