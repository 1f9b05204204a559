"""`budget import mappings`: how the tables of banks are read, saved by `budget import --save-mapping`."""

from collections.abc import Mapping
from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.output.tables import Column
from budget_core.contract.entries.imports import ImportMapping
from budget_core.contract.types import UnsetType
from budget_sdk import ImportSettingsUpdate

app = command_group("Show and remove saved column mappings.")


@default_command(app)
def mappings(context: Context) -> None:
    """Show the saved mappings and their columns.

    Example: budget import mappings
    """
    _show(context, context.client.imports.settings().mappings)


@command(app)
def remove(context: Context, name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Remove a saved mapping; what was imported with it stays.

    Example: budget import mappings remove "My bank"
    """
    before = context.client.imports.settings().mappings
    remaining = [each for each in before if each.name.casefold() != name.casefold()]
    if len(remaining) == len(before):
        raise UnknownTypedName("There is no mapping {name}.", name=name, hint="budget import mappings")
    _show(context, context.client.imports.update_settings(ImportSettingsUpdate(mappings=remaining)).mappings)


def _show(context: Context, found: list[ImportMapping]) -> None:
    columns: list[Column[ImportMapping]] = [
        Column("name", lambda row: row.name),
        Column("columns", lambda row: ", ".join(f"{each.column}={each.field}" for each in row.columns)),
        Column("delimiter", lambda row: {"\t": "tab"}.get(row.delimiter or "", row.delimiter)),
        Column("encoding", lambda row: row.encoding),
        Column("date order", lambda row: row.date_order),
        Column("decimal mark", lambda row: row.decimal),
        Column("direction", lambda row: _words(row.direction), is_hidden_when_empty=True),
        Column("status", lambda row: _words(row.status), is_hidden_when_empty=True),
        Column("signs", lambda row: row.signs or "", is_hidden_when_empty=True),
    ]
    context.output.show(found, found, columns)


def _words(meanings: Mapping[str, str] | UnsetType) -> str:
    return ", ".join(f"{word}={meaning}" for word, meaning in (meanings or {}).items())
