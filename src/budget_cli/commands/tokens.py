"""`budget token`: personal access tokens, for scripts and other machines."""

from datetime import datetime
from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.matching import find
from budget_cli.options import Format
from budget_cli.output import Column, echo
from budget_core.access import Scope
from budget_core.contract.sessions import AccessToken, NewAccessToken, TokenCreate
from budget_core.contract.types import UNSET
from budget_core.limits import TOKEN_DAYS_DEFAULT, TOKEN_DAYS_MAX

app = command_group("Make, show and revoke tokens for scripts.")

_NEW: list[Column[NewAccessToken]] = [
    Column("token", lambda row: row.token),
    Column("id", lambda row: row.id, is_in_table=False),
]
_TOKENS: list[Column[AccessToken]] = [
    Column("name", lambda row: row.name),
    Column("may", lambda row: row.scope),
    Column("workspace", lambda row: row.workspace_id),
    Column("until", lambda row: row.expires_at.isoformat(), lambda row: _day(row.expires_at)),
    Column(
        "used",
        lambda row: row.last_used_at.isoformat() if row.last_used_at else None,
        lambda row: _day(row.last_used_at),
    ),
    Column("id", lambda row: row.id, is_in_table=False),
]


@default_command(app)
def show(context: Context) -> None:
    """Show the tokens that are good now."""
    rows = context.client.users.tokens()
    context.output.show(rows, rows, _TOKENS)


@command(app)
def create(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is for.")],
    may: Annotated[Scope, typer.Option(help="What it is good for.")] = Scope.READ,
    days: Annotated[int, typer.Option(min=1, max=TOKEN_DAYS_MAX, help="How long.")] = TOKEN_DAYS_DEFAULT,
    only_workspace: Annotated[bool, typer.Option("--only", help="Good for the workspace in use alone.")] = False,
) -> None:
    """Make a token; it is shown this once: budget tokens create backup --days 30"""
    workspace = context.workspace.id if only_workspace else UNSET
    made = context.client.users.create_token(TokenCreate(name=name, scope=may.value, workspace_id=workspace, days=days))
    if context.output.format is Format.TABLE:
        typer.echo(made.token)
    else:
        context.output.show(made, [made], _NEW)
    echo("Keep it now: it is not shown again.")


@command(app)
def revoke(context: Context, token: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """End a token at once."""
    found = find("token", token, context.client.users.tokens(), "")
    context.client.users.revoke_token(found.id)
    context.output.result(found, _TOKENS, f"The token {found.name} is revoked.")


def _day(at: datetime | None) -> str:
    return f"{at.astimezone():%Y-%m-%d}" if at else "never"
