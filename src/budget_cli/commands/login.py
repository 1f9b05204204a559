"""`budget login`: sign in to a server."""

import sys
from typing import Annotated

import typer

from budget_cli.command import command_group
from budget_cli.dates import time_zone
from budget_cli.errors import CliError
from budget_cli.output import echo
from budget_core.contract.types import UNSET
from budget_core.contract.users import User
from budget_sdk import Client, Login
from budget_sdk.folders import data_folder
from budget_sdk.local import running_server
from budget_sdk.logins import StoredLogin, load_logins, save_logins, server_url

app = command_group()


@app.command()
def login(
    url: Annotated[str, typer.Argument(metavar="URL", help="Like https://budget.example.org")],
    email: Annotated[str | None, typer.Option(metavar="E-MAIL", help="Asked for when left out.")] = None,
    password_stdin: Annotated[bool, typer.Option("--password-stdin", help="Read the password from stdin.")] = False,
    token: Annotated[str | None, typer.Option(metavar="TOKEN", help="Use this token instead of a password.")] = None,
) -> None:
    """Sign in to a server and use it from now on."""
    with Client(url, token) as client:
        user = client.users.me() if token else _sign_in(client, email, password_stdin)
        if client.token is None:
            raise CliError(f"{client.url} sent no token.")
        _keep(client.url, StoredLogin(client.token, user.email))
    echo(f"Signed in to {client.url} as {user.name}.")


def _sign_in(client: Client, email: str | None, password_stdin: bool) -> User:
    address = email or typer.prompt("E-mail", err=True)
    password = (
        sys.stdin.readline().rstrip("\r\n") if password_stdin else typer.prompt("Password", hide_input=True, err=True)
    )
    return client.users.login(Login(email=address, password=password, time_zone=time_zone() or UNSET))


def _keep(url: str, login: StoredLogin) -> None:
    """A server that holds one's own local file is reached through that file: it need not become the one in use."""
    logins = load_logins().with_login(url, login)
    running = running_server(data_folder())
    is_own = running is not None and server_url(running.url) == url
    save_logins(logins if is_own else logins.with_server(url))
