"""`budget user`: accounts, as whoever runs the server looks after them."""

import sys
from datetime import datetime
from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.output import Column
from budget_core import validation
from budget_core.contract.sessions import Session
from budget_core.contract.users import User
from budget_sdk import local

app = command_group("Make users, set passwords, and see who is signed in.")

_Email = Annotated[str | None, typer.Option(metavar="E-MAIL", help="A new e-mail to sign in with.")]
_Stdin = Annotated[bool, typer.Option("--password-stdin", help="Read the password from stdin.")]
_USER: list[Column[User]] = [
    Column("name", lambda row: row.name),
    Column("e-mail", lambda row: row.email),
    Column("id", lambda row: row.id, is_in_table=False),
]
_SESSIONS: list[Column[Session]] = [
    Column("device", lambda row: row.device),
    Column("signed in", lambda row: row.created_at.isoformat(), lambda row: _minute(row.created_at)),
    Column("until", lambda row: row.expires_at.isoformat(), lambda row: _minute(row.expires_at)),
    Column("this one", lambda row: row.is_current),
    Column("id", lambda row: row.id, is_in_table=False),
]


@command(app)
def create(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    email: Annotated[str, typer.Option(metavar="E-MAIL", help="To sign in with.")],
    password_stdin: _Stdin = False,
) -> None:
    """Make a user in the local file: budget users create Ann --email ann@example.com"""
    folder, _ = context.local
    checked = validation.name(name), validation.email(email)
    user = local.create_user(folder, *checked, _password(password_stdin))
    context.output.result(user, _USER, f"{user.name} can sign in as {user.email}.")


@command(app, "set-password")
def set_password(context: Context, email: _Email = None, password_stdin: _Stdin = False) -> None:
    """Set the password of a user of the local file, and sign them out everywhere."""
    folder, wanted = context.local
    address = None if email is None else validation.email(email)
    user = local.set_password(folder, wanted, _password(password_stdin), address)
    context.output.result(user, _USER, f"{user.name} signs in as {user.email} with the new password.")


@command(app)
def sessions(context: Context) -> None:
    """Show where you are signed in."""
    rows = context.client.users.sessions()
    context.output.show(rows, rows, _SESSIONS)


def _password(from_stdin: bool) -> str:
    if from_stdin:
        return validation.password(sys.stdin.readline().rstrip("\r\n"))
    return validation.password(typer.prompt("New password", hide_input=True, confirmation_prompt=True, err=True))


def _minute(at: datetime) -> str:
    return f"{at.astimezone():%Y-%m-%d %H:%M}"
