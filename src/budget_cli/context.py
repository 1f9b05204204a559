"""What a command works with: the client of the right budget, the workspace, and the output."""

import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

from budget_cli.errors import CliError, NotThere
from budget_cli.matching import pick
from budget_cli.options import Choices
from budget_cli.output import Output
from budget_core.contract.accounts import Account
from budget_core.contract.categories import Category
from budget_core.contract.workspaces import Workspace
from budget_sdk import AuthRequired, Client, ConnectionFailed
from budget_sdk.logins import StoredLogin, load_logins, save_logins


class Context:
    """Opened for one command; nothing is fetched before it is asked for."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self.output = Output(choices.format)

    @cached_property
    def client(self) -> Client:
        """The client of the budget that was chosen."""
        server = chosen_server(self._choices, os.environ)
        if server is None:
            return Client.local(self._choices.data, self._choices.user or os.environ.get("BUDGET_USER"))
        return Client(server, os.environ.get("BUDGET_TOKEN") or load_logins().token(server))

    @property
    def local(self) -> tuple[Path | None, str | None]:
        """Folder and user of the local file, for what only whoever has the file may do."""
        if chosen_server(self._choices, os.environ):
            raise CliError("This works on a local file alone: name its folder with --data.")
        return self._choices.data, self._choices.user or os.environ.get("BUDGET_USER")

    @cached_property
    def workspace(self) -> Workspace:
        """The one named by `--workspace`, else the one in use."""
        rows = self.client.workspaces.list()
        if self._choices.workspace:
            return pick("workspace", self._choices.workspace, rows, "")
        current = self.client.settings.get().workspace
        found = [row for row in rows if row.id == current] or rows
        if not found:
            raise NotThere("You take part in no workspace.")
        return found[0]

    def account(self, typed: str) -> Account:
        """The account somebody means."""
        rows = self.client.accounts.list(self.workspace.id)
        return pick("account", typed, rows, "Make one: budget accounts add {typed}")

    def category(self, typed: str) -> Category:
        """The category somebody means."""
        rows = self.client.categories.list(self.workspace.id)
        return pick("category", typed, rows, "Make one: budget categories add {typed}")

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


def chosen_server(choices: Choices, env: Mapping[str, str]) -> str | None:
    """The server to talk to, None for a local file: options, then the environment, then the last `budget login`."""
    if choices.server or choices.data:
        return choices.server
    if env.get("BUDGET_SERVER") or env.get("BUDGET_DATA"):
        return env.get("BUDGET_SERVER") or None
    return load_logins().server


def _keep_token(client: Client) -> None:
    """Some answers bring a fresh token for the one they end."""
    logins = load_logins()
    stored = logins.stored.get(client.url)
    if stored and client.token and client.token != stored.token and not os.environ.get("BUDGET_TOKEN"):
        save_logins(logins.with_login(client.url, StoredLogin(client.token, stored.email)))
