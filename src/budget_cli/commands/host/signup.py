"""`budget signup`: make an account on a server."""

from typing import Annotated

import typer

from budget_cli.arguments import PasswordStdin, or_unset
from budget_cli.command import command_group, local_command
from budget_cli.errors import WrongUsage
from budget_cli.hosting.sign_in import keep_login, read_new_password
from budget_cli.typed.dates import time_zone
from budget_cli.typed.free_names import free_name
from budget_core.contract.types import UNSET, Language
from budget_core.people.devices import TERMINAL
from budget_core.people.links import code_of
from budget_sdk import Client, SignUp

app = command_group()


@local_command(app)
def signup(
    url: Annotated[str, typer.Argument(metavar="URL", help="Like https://budget.example.org")],
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Asked for when left out.")] = None,
    email: Annotated[str | None, typer.Option(metavar="E-MAIL", help="Asked for when left out.")] = None,
    language: Annotated[Language, typer.Option(help="Of the app, the terminal and mails.")] = "en",
    code: Annotated[
        str | None, typer.Option(metavar="CODE", help="An invitation code, if sign-up is by invitation only.")
    ] = None,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="A link to a workspace, which you join and begin in.")
    ] = None,
    as_name: Annotated[
        str | None, typer.Option("--as", metavar="NAME", help="With --join: the name there that is yours.")
    ] = None,
    password_stdin: PasswordStdin = False,
) -> None:
    """Create an account on a server and use it from now on.

    Example: budget signup https://budget.example.org
    """
    if as_name is not None and join is None:
        raise WrongUsage("--as is for a link: --join LINK.")
    with Client(url, program=TERMINAL) as client:
        if name is None or email is None:
            client.health.check()  # a wrong address is told before anything is typed
        person = SignUp(
            name=name or typer.prompt("Name", err=True),
            email=email or typer.prompt("E-mail", err=True),
            password=read_new_password(password_stdin),
            language=language,
            time_zone=time_zone() or UNSET,
            invitation_code=or_unset(code),
            join_code=UNSET if join is None else code_of(join),
            member_id=UNSET if join is None or as_name is None else free_name(client, code_of(join), as_name),
        )
        keep_login(client, client.users.sign_up(person))
