"""State shared by the blocking and the awaiting client, and the `user-agent` that the list of devices shows."""

import platform
from typing import Any

from budget_core.people.devices import SCRIPT
from budget_sdk.auth import Bearer
from budget_sdk.door import Door
from budget_sdk.driver import Driver
from budget_sdk.errors import ClientClosed
from budget_sdk.logins import server_url


class ClientBase:
    """Address, token and driver of a client, blocking or awaiting."""

    def __init__(self, base_url: str, token: str | None, retries: int, transport: object) -> None:
        self.url = server_url(base_url)
        self._bearer = Bearer(token)
        self._driver = Driver(self.url, retries)
        self._folder = getattr(transport, "folder", None)

    def __repr__(self) -> str:
        """Return the place and the chosen workspace, without a request."""
        chosen = self._driver.names.chosen
        return f"<{type(self).__name__} of {self.place}{f', workspace {chosen}' if chosen else ''}>"

    @property
    def place(self) -> str:
        """The address of the server, or the folder of the local file."""
        return str(self._folder) if self._folder else self.url

    def _require_open(self, door: Door[Any]) -> None:
        """Raise `ClientClosed` after `close`."""
        if door.is_closed:
            raise ClientClosed(self.place)

    @property
    def token(self) -> str | None:
        """The bearer token in use; a sign-in and some other calls bring a new one."""
        return self._bearer.token


_SYSTEMS = {"Darwin": "Mac OS X"}


def user_agent(program: str = SCRIPT) -> str:
    """Return a `user-agent` with the system: `budget-sdk (Linux)`."""
    system = platform.system()
    return f"{program} ({_SYSTEMS.get(system, system)})"
