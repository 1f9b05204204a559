"""State shared by the blocking and the awaiting client."""

from budget_sdk.auth import BearerAuth
from budget_sdk.logins import server_url
from budget_sdk.names import NameResolver
from budget_sdk.retries import Retries


class ClientBase:
    """Address, token, names and retries of a client, whichever way it makes its calls."""

    def __init__(self, base_url: str, token: str | None, retries: int, transport: object) -> None:
        self.url = server_url(base_url)
        self._auth = BearerAuth(token)
        self._retries = Retries(retries)
        self._names = NameResolver()
        self._folder = getattr(transport, "folder", None)

    def __repr__(self) -> str:
        """Return where it works, and the workspace that was chosen, if any; nothing is asked for it."""
        chosen = self._names.chosen
        return f"<{type(self).__name__} of {self.place}{f', workspace {chosen}' if chosen else ''}>"

    @property
    def place(self) -> str:
        """The address of the server, or the folder of the local file."""
        return str(self._folder) if self._folder else self.url

    @property
    def token(self) -> str | None:
        """The bearer token in use; a sign-in and some other calls bring a new one."""
        return self._auth.token
