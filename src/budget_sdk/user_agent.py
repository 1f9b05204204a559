"""The `user-agent` of SDK programs, which the server shows in the list of devices."""

import platform

from budget_core.people.devices import SCRIPT

_SYSTEMS = {"Darwin": "Mac OS X"}


def user_agent(program: str = SCRIPT) -> str:
    """Return a `user-agent` with the system: `budget-sdk (Linux)`."""
    system = platform.system()
    return f"{program} ({_SYSTEMS.get(system, system)})"
