"""`budget login`: sign in to a server."""

from typing import Annotated

import typer

from budget_cli.arguments import PasswordStdin
from budget_cli.command import command_group, local_command
from budget_cli.hosting.sign_in import keep_login, read_password
from budget_cli.typed.dates import time_zone
from budget_core.contract.people.users import User
from budget_core.contract.types import UNSET
from budget_core.people.devices import TERMINAL
from budget_sdk import Client, Login

app = command_group()


@local_command(app)
def login(
    url: Annotated[str, typer.Argument(metavar="URL", help="Like https://budget.example.org")],
    email: Annotated[str | None, typer.Option(metavar="E-MAIL", help="Asked for when left out.")] = None,
    password_stdin: PasswordStdin = False,
    token: Annotated[str | None, typer.Option(metavar="TOKEN", help="Use this token instead of a password.")] = None,
) -> None:
    """Sign in to a server and use it from now on.

    Example: budget login https://budget.example.org
    """
    with Client(url, token, program=TERMINAL) as client:
        keep_login(client, client.users.me() if token else _sign_in(client, email, password_stdin))


def _sign_in(client: Client, email: str | None, password_stdin: bool) -> User:
    if email is None:
        client.health.check()  # a wrong address is told before anything is typed
    address = email or typer.prompt("E-mail", err=True)
    password = read_password(password_stdin)
    return client.users.login(Login(email=address, password=password, time_zone=time_zone() or UNSET))
