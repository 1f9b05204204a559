"""What a command works with: the client of the chosen budget, the workspace, and the output."""

import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

from budget_cli.errors import CliError, UnknownName
from budget_cli.matching import find
from budget_cli.options import GlobalOptions
from budget_cli.output import Output
from budget_core.contract.accounts import Account
from budget_core.contract.categories import Category
from budget_core.contract.workspaces import Workspace
from budget_sdk import AuthRequired, Client, ConnectionFailed
from budget_sdk.logins import StoredLogin, load_logins, save_logins


class Context:
    """Made for one command; the client is opened, and data fetched, when first used."""

    def __init__(self, options: GlobalOptions) -> None:
        self._options = options
        self.output = Output(options.format)

    @cached_property
    def client(self) -> Client:
        """The client of the server or local file that `chosen_server` names."""
        server = chosen_server(self._options, os.environ)
        if server is None:
            return Client.local(self._options.data, self._options.user or os.environ.get("BUDGET_USER"))
        return Client(server, os.environ.get("BUDGET_TOKEN") or load_logins().token(server))

    @property
    def local(self) -> tuple[Path | None, str | None]:
        """Folder and user of the local file, for administration; raises `CliError` when a server was chosen."""
        if chosen_server(self._options, os.environ):
            raise CliError("This works on a local file alone: name its folder with --data.")
        return self._options.data, self._options.user or os.environ.get("BUDGET_USER")

    @cached_property
    def workspace(self) -> Workspace:
        """The one named by `--workspace`, else the one in use."""
        rows = self.client.workspaces.list()
        if self._options.workspace:
            return find("workspace", self._options.workspace, rows, "")
        current = self.client.settings.get().workspace
        found = [row for row in rows if row.id == current] or rows
        if not found:
            raise UnknownName("You take part in no workspace.")
        return found[0]

    def account(self, typed: str) -> Account:
        """The account of that name or id, as `find` understands it."""
        rows = self.client.accounts.list(self.workspace.id)
        return find("account", typed, rows, "Make one: budget accounts add {typed}")

    def category(self, typed: str) -> Category:
        """The category of that name or id, as `find` understands it."""
        rows = self.client.categories.list(self.workspace.id)
        return find("category", typed, rows, "Make one: budget categories add {typed}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if "client" not in self.__dict__:
            return
        if isinstance(error, AuthRequired):
            error.add_note(f"Sign in: budget login {self.client.url}")
        if isinstance(error, ConnectionFailed):
            error.add_note("Is the server running? For a local file: --data FOLDER, or budget logout")
        _keep_token(self.client)
        self.client.close()


def chosen_server(options: GlobalOptions, env: Mapping[str, str]) -> str | None:
    """The server to talk to, None for a local file: options, then the environment, then the last `budget login`."""
    if options.server or options.data:
        return options.server
    if env.get("BUDGET_SERVER") or env.get("BUDGET_DATA"):
        return env.get("BUDGET_SERVER") or None
    return load_logins().server


def _keep_token(client: Client) -> None:
    """Store the token an answer brought in exchange for the one it ended."""
    logins = load_logins()
    stored = logins.stored.get(client.url)
    if stored and client.token and client.token != stored.token and not os.environ.get("BUDGET_TOKEN"):
        save_logins(logins.with_login(client.url, StoredLogin(client.token, stored.email)))
