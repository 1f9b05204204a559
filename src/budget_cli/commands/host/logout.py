"""`budget logout`: sign out of a server."""

from typing import Annotated

import typer

from budget_cli.command import command_group, local_command
from budget_cli.errors import CliError
from budget_cli.output.writer import echo
from budget_core.people.grants import PERSONAL_PREFIX
from budget_sdk import AuthRequired, Client, ConnectionFailed
from budget_sdk.logins import load_logins, save_logins, server_url

app = command_group()


@local_command(app)
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
