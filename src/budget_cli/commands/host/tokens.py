"""`budget tokens`: personal access tokens, for scripts and other machines."""

from datetime import datetime
from typing import Annotated

import typer

from budget_cli.arguments import Name
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.typed.matching import find
from budget_core.base.limits import TOKEN_DAYS_DEFAULT, TOKEN_DAYS_MAX
from budget_core.contract.people.sessions import AccessToken, NewAccessToken, TokenCreate
from budget_core.contract.types import UNSET
from budget_core.people.grants import Scope

app = command_group("Create, show and revoke tokens for scripts.")

_NEW: list[Column[NewAccessToken]] = [
    Column("token", lambda row: row.token),
    Column("id", lambda row: row.id, is_in_table=False),
]
_SCOPES = {"entry": "new entries"}
"""Scopes whose word means something else beside."""


@default_command(app)
def show(context: Context) -> None:
    """Show the valid tokens.

    Example: budget tokens
    """
    rows = context.client.users.tokens()
    names = {row.id: row.name for row in context.client.workspaces.list()}
    context.output.show(rows, rows, _columns(context, names), names={"workspaceId": names})


@command(app)
def add(
    context: Context,
    name: Name,
    may: Annotated[Scope, typer.Option(help="Its scope.")] = Scope.READ,
    days: Annotated[
        int, typer.Option(min=1, max=TOKEN_DAYS_MAX, metavar="N", help="Days until it expires.")
    ] = TOKEN_DAYS_DEFAULT,
    only_workspace: Annotated[bool, typer.Option("--only", help="Limit it to the workspace in use.")] = False,
) -> None:
    """Create a token; it is shown once.

    Example: budget tokens add backup --days 30
    """
    workspace = context.workspace.id if only_workspace else UNSET
    created = context.client.users.create_token(
        TokenCreate(name=name, scope=may.value, workspace_id=workspace, days=days)
    )
    if context.output.is_for_people:
        typer.echo(created.token)
    else:
        context.output.show(created, [created], _NEW)
    echo(context.text("Save it now: it is not shown again."))


@command(app)
def revoke(context: Context, token: Annotated[str, typer.Argument(metavar="NAME", help="Its name or id.")]) -> None:
    """Revoke a token.

    Example: budget tokens revoke backup
    """
    found = find("token", token, context.client.users.tokens())
    context.client.users.revoke_token(found.id)
    sentence = context.text("Revoked the token {name}.", name=found.name)
    context.output.result(found, _columns(context, {}), sentence)


def _columns(context: Context, workspaces: dict[str, str]) -> list[Column[AccessToken]]:
    return [
        Column("name", lambda row: row.name),
        Column("may", lambda row: row.scope, lambda row: context.text(_SCOPES.get(row.scope, row.scope))),
        Column("workspace", lambda row: workspaces.get(row.workspace_id or "", "")),
        Column(
            "until", lambda row: row.expires_at.isoformat(), lambda row: _day(context, row.expires_at), is_fixed=True
        ),
        Column(
            "used",
            lambda row: row.last_used_at.isoformat() if row.last_used_at else None,
            lambda row: _day(context, row.last_used_at),
            is_fixed=True,
        ),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def _day(context: Context, at: datetime | None) -> str:
    return f"{at.astimezone():%Y-%m-%d}" if at else context.text("never")
