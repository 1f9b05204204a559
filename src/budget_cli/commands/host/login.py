"""`budget login`: sign in to a server."""

from typing import Annotated

import typer

from budget_cli.arguments import PasswordStdin, or_unset
from budget_cli.command import command_group, local_command
from budget_cli.errors import CliError, WrongUsage
from budget_cli.hosting.sign_in import keep_login, read_factor_code, read_new_password, read_password
from budget_cli.output.writer import echo
from budget_cli.typed.dates import time_zone
from budget_cli.typed.free_names import free_name
from budget_core.contract.people.users import User
from budget_core.contract.types import UNSET, Language
from budget_core.people.devices import TERMINAL
from budget_core.people.grants import PERSONAL_PREFIX
from budget_core.people.workspaces import code_of
from budget_sdk import AuthRequired, Client, ConnectionFailed, Login, SecondFactorRequired, SignUp
from budget_sdk.logins import load_logins, save_logins, server_url

app = command_group()


@local_command(app)
def login(
    url: Annotated[str, typer.Argument(metavar="URL", help="Like https://budget.example.org")],
    email: Annotated[str | None, typer.Option(metavar="E-MAIL", help="Asked for when left out.")] = None,
    password_stdin: PasswordStdin = False,
    token: Annotated[str | None, typer.Option(metavar="TOKEN", help="Use this token instead of a password.")] = None,
    code: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="Of the authenticator app, or a recovery code; asked for when needed."),
    ] = None,
) -> None:
    """Sign in to a server and use it from now on.

    Example: budget login https://budget.example.org
    """
    with Client(url, token, program=TERMINAL) as client:
        keep_login(client, client.users.me() if token else _sign_in(client, email, password_stdin, code))


def _sign_in(client: Client, email: str | None, password_stdin: bool, code: str | None) -> User:
    if email is None:
        client.health.check()  # a wrong address is told before anything is typed
    address = email or typer.prompt("E-mail", err=True)
    password = read_password(password_stdin)
    try:
        return client.users.login(Login(email=address, password=password, time_zone=time_zone() or UNSET))
    except SecondFactorRequired as needed:
        return client.users.login_second(ticket=needed.ticket, code=read_factor_code(str, code))


logout_app = command_group()


@local_command(logout_app)
def logout(
    url: Annotated[str | None, typer.Argument(metavar="URL", help="By default the server in use.")] = None,
    everywhere: Annotated[bool, typer.Option("--everywhere", help="On all devices.")] = False,
) -> None:
    """Sign out of a server; the local file is in use again.

    Example: budget logout
    """
    logins = load_logins()
    server = server_url(url) if url else logins.server
    if server is None or server not in logins.stored:
        known = f" You are signed in to: {', '.join(logins.stored)}." if logins.stored else ""
        raise CliError("You are not signed in{server}.{known}", server=f" to {server}" if server else "", known=known)
    _end(server, logins.token(server) or "", everywhere)
    save_logins(logins.without_login(server))
    echo(f"Signed out of {server}.")


def _end(server: str, token: str, everywhere: bool) -> None:
    """End a sign-in; a personal access token, which may serve other machines too, is only forgotten."""
    if token.startswith(PERSONAL_PREFIX):
        echo("The token stays good: budget tokens revoke, or the profile, ends it.")
        return
    with Client(server, token) as client:
        try:
            if everywhere:
                client.users.logout_everywhere()
            else:
                client.users.logout()
        except AuthRequired:
            echo("The login had ended already.")
        except ConnectionFailed as error:
            echo(f"{error}. The login is forgotten here, and ends there with its time.")


signup_app = command_group()


@local_command(signup_app)
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
