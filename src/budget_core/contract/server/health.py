"""State of a server, and the parts it is set up for."""

from typing import Literal

from budget_core.contract.call import Anybody, Call
from budget_core.contract.types import Instant, View

State = Literal["ok", "off", "wrong"]
DatabaseKind = Literal["sqlite", "postgresql"]
SignUpPolicy = Literal["open", "invited", "closed"]
"""Sign-up for everybody, for people with an invitation code, or for nobody."""


class Capability(View, kw_only=True):
    """An optional part of a server."""

    name: str
    is_on: bool
    setting: str
    """Setting that turns the part on."""


class Health(View, kw_only=True):
    """A server that works."""

    ok: bool = True
    version: str
    """Version of the server's package."""
    database: DatabaseKind
    capabilities: list[Capability]
    sign_up: SignUpPolicy = "open"
    last_backup_at: Instant | None = None
    """Time of the newest scheduled backup."""


class Finding(View, kw_only=True):
    """Finding of `budget doctor`."""

    name: str
    state: State
    """`off`: not there or not set up, which may be meant so."""
    found: str


# fmt: off

HEALTH = Call(
    "health", "GET", "/health",
    tag="health", module="app", answer=Health,
    right=Anybody(),
    description="Answer once the database takes a write, checked at most every five seconds.",
)
