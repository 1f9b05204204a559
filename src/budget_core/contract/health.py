"""Whether a server works, and what it is set up for."""

from budget_core.contract.types import View


class Capability(View, kw_only=True):
    """Something that a server can be set up for."""

    name: str
    is_on: bool
    setting: str
    """What whoever runs the server sets to turn it on."""


class Health(View, kw_only=True):
    """A server that works."""

    ok: bool = True
    capabilities: list[Capability]
