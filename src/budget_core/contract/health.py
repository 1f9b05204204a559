"""State of a server, and the parts it is set up for."""

from typing import Literal

from budget_core.contract.types import Instant, View

State = Literal["ok", "off", "wrong"]
DatabaseKind = Literal["sqlite", "postgresql"]
SignUpPolicy = Literal["open", "invited", "closed"]
"""Who can make an account: everybody, who has an invitation code, nobody."""


class Capability(View, kw_only=True):
    """Something that a server can be set up for."""

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
    """When the newest backup was made that the server makes by itself."""


class Finding(View, kw_only=True):
    """Finding of `budget doctor`."""

    name: str
    state: State
    """`off`: not there or not set up, which may be meant so."""
    found: str
