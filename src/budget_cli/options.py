"""The options every command has: which budget it works on, and how it shows the answer."""

from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Format(StrEnum):
    """How data is written to stdout."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class Choices:
    """What was said; None where nothing was."""

    server: str | None = None
    data: Path | None = None
    user: str | None = None
    workspace: str | None = None
    format: Format | None = None

    def over(self, outer: "Choices | None") -> "Choices":
        """These, and where they say nothing, the outer ones."""
        if outer is None:
            return self
        both = {field.name: (getattr(self, field.name), getattr(outer, field.name)) for field in fields(self)}
        return Choices(**{name: own if own is not None else other for name, (own, other) in both.items()})


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
    typer.Option(metavar="USER", help="Whose budget, when a local file has several (BUDGET_USER)."),
]
Workspace = Annotated[
    str | None,
    typer.Option("--workspace", "-w", metavar="NAME", help="By default the one in use."),
]
Table = Annotated[bool, typer.Option("--table", help="Tables, even into a pipe.")]
Json = Annotated[bool, typer.Option("--json", help="JSON, as the API answers it.")]
Csv = Annotated[bool, typer.Option("--csv", help="The columns of the table as CSV.")]


def choices(
    *,
    server: Server = None,
    data: Data = None,
    user: User = None,
    workspace: Workspace = None,
    table: Table = False,
    json: Json = False,
    csv: Csv = False,
) -> Choices:
    """The choices these options make; its parameters are what `command` adds to every command."""
    flags = {Format.TABLE: table, Format.JSON: json, Format.CSV: csv}
    said = [form for form, is_set in flags.items() if is_set]
    if len(said) > 1:
        raise typer.BadParameter(f"--{said[0]} and --{said[1]} exclude each other.")
    return Choices(server, data, user, workspace, said[0] if said else None)
