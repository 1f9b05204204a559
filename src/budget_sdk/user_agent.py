"""How programs of ours name themselves to a server, which shows it in the list of devices."""

import platform

from budget_core.devices import SCRIPT

_SYSTEMS = {"Darwin": "Mac OS X"}


def user_agent(program: str = SCRIPT) -> str:
    """`budget-sdk (Linux)`."""
    system = platform.system()
    return f"{program} ({_SYSTEMS.get(system, system)})"
