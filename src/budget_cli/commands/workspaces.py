"""`budget workspaces`: the budgets one takes part in."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.matching import find
from budget_cli.output import Column
from budget_core.contract.workspaces import Workspace
from budget_core.workspaces import heir
from budget_sdk import SettingsUpdate

app = command_group("Show workspaces and choose one.")


@default_command(app)
def show(context: Context) -> None:
    """Show the workspaces you take part in."""
    rows = context.client.workspaces.list()
    context.output.show(rows, rows, _columns(context.client.settings.get().workspace))


@command(app)
def use(context: Context, name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Make a workspace the one in use, here and on all devices."""
    chosen = find("workspace", name, context.client.workspaces.list(), "")
    context.client.settings.update(SettingsUpdate(workspace=chosen.id))
    context.output.result(chosen, _columns(chosen.id), f"{chosen.name} is in use.")


def _columns(current: str | None) -> list[Column[Workspace]]:
    return [
        Column("name", lambda row: row.name),
        Column("in use", lambda row: row.id == current),
        Column("currency", lambda row: row.currency_code),
        Column("first day", lambda row: row.first_day_of_month, is_number=True),
        Column("people", lambda row: len(row.participants), is_number=True),
        Column("heir", heir_name),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def heir_name(workspace: Workspace) -> str:
    """Who inherits it when its creator goes; nobody: it is deleted then."""
    found = heir(workspace.participants, workspace.creator_id)
    return found.name if found else ""
