"""The options every command has: which budget it works on, and how it shows the answer."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer


class Format(StrEnum):
    """Format of data on stdout."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class GlobalOptions:
    """Options of the command line; None where nothing was given."""

    server: str | None = None
    data: Path | None = None
    user: str | None = None
    workspace: str | None = None
    format: Format | None = None
    create: bool | None = None

    def merged(self, outer: "GlobalOptions | None") -> "GlobalOptions":
        """Return these options, completed by those of `outer` where they are None."""
        if outer is None:
            return self
        both = {field.name: (getattr(self, field.name), getattr(outer, field.name)) for field in fields(self)}
        return GlobalOptions(**{name: own if own is not None else other for name, (own, other) in both.items()})

    @property
    def names(self) -> list[str]:
        """The options that were given, as they are typed."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return [str(value) if name == "format" else name for name, value in values.items() if value is not None]

    def value(self, name: str) -> Any:
        """Return the value of an option by its name on the command line."""
        return self.format == name if name in set(Format) else getattr(self, name)


def workspace_option(complete: Callable[[typer.Context, str], list[str]] | None = None) -> Any:
    """Return the option of a workspace; its completion is known where the option is added to a command."""
    return typer.Option("--workspace", "-w", metavar="NAME", help="By default the one in use.", autocompletion=complete)


Server = Annotated[
    str | None,
    typer.Option(metavar="URL", help="A server instead of a local file (BUDGET_SERVER)."),
]
Data = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="The folder of a local file (BUDGET_DATA)."),
]
User = Annotated[
    str | None,
    typer.Option(metavar="USER", help="The user of a local file with several (BUDGET_USER)."),
]
Workspace = Annotated[str | None, workspace_option()]
Create = Annotated[bool, typer.Option("--create", help="Create the budget in --data if there is none.")]
Table = Annotated[bool, typer.Option("--table", help="Tables, even into a pipe.")]
Json = Annotated[bool, typer.Option("--json", help="JSON, as in the API.")]
Csv = Annotated[bool, typer.Option("--csv", help="The columns of the table as CSV.")]


def global_options(
    *,
    server: Server = None,
    data: Data = None,
    user: User = None,
    workspace: Workspace = None,
    create: Create = False,
    table: Table = False,
    json: Json = False,
    csv: Csv = False,
) -> GlobalOptions:
    """Build the global options; `command` adds the parameters of this function to every command."""
    flags = {Format.TABLE: table, Format.JSON: json, Format.CSV: csv}
    formats = [name for name, is_set in flags.items() if is_set]
    if len(formats) > 1:
        raise typer.BadParameter(f"--{formats[0]} and --{formats[1]} exclude each other.")
    return GlobalOptions(server, data, user, workspace, formats[0] if formats else None, create or None)
