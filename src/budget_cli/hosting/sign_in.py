"""Shared parts of the commands that sign in: reading passwords, and storing the login."""

import sys
from collections.abc import Callable

import typer

from budget_cli.errors import CliError
from budget_cli.output.writer import echo
from budget_core.base import text_rules
from budget_core.contract.people.users import User
from budget_sdk import Client
from budget_sdk.folders import data_folder
from budget_sdk.local import running_server
from budget_sdk.logins import StoredLogin, load_logins, save_logins, server_url


def read_password(is_from_stdin: bool, prompt: str = "Password") -> str:
    """Return an existing password."""
    return _line() if is_from_stdin else str(typer.prompt(prompt, hide_input=True, err=True))


def read_new_password(is_from_stdin: bool) -> str:
    """Return a new password, typed twice at a prompt; `DomainError` when it can be none."""
    if is_from_stdin:
        return text_rules.password(_line())
    return text_rules.password(typer.prompt("New password", hide_input=True, confirmation_prompt=True, err=True))


def read_factor_code(text: Callable[[str], str], code: str | None) -> str:
    """Return a code of the second factor, typed when it was left out."""
    return code or str(typer.prompt(text("Code of the authenticator app, or a recovery code"), err=True))


def keep_login(client: Client, user: User) -> None:
    """Store the client's token, and use its server from now on.

    A server that has one's own local file open is reached through that file: it does not become the one in use.
    """
    if client.token is None:
        raise CliError("{url} sent no token.", url=client.url)
    logins = load_logins().with_login(client.url, StoredLogin(client.token, user.email))
    running = running_server(data_folder())
    is_own = running is not None and server_url(running.url) == client.url
    save_logins(logins if is_own else logins.with_server(client.url))
    echo(f"Signed in to {client.url} as {user.name}.")


def _line() -> str:
    return sys.stdin.readline().rstrip("\r\n")
