"""The options of `budget import`: what is said about a file, and about single lines of it."""

from typing import Annotated, Literal, get_args

import typer

from budget_cli.completion import complete_account
from budget_core.contract.imports import ColumnField, DateOrder, DecimalMark, FileFormat

Account = Annotated[
    str | None, typer.Option("--account", "-a", metavar="NAME", help="Of all lines.", autocompletion=complete_account)
]
Named = Annotated[
    list[str] | None, typer.Option("--as", metavar="NAME=ACCOUNT", help="Which account a name in the file is.")
]
Format = Annotated[FileFormat | None, typer.Option("--format", help="Else it is seen.")]
Mapping = Annotated[str | None, typer.Option(metavar="NAME", help="Read its table as saved by that name.")]
Columns = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=FIELD", help=f"What a column holds: {', '.join(get_args(ColumnField))}."),
]
SaveMapping = Annotated[str | None, typer.Option(metavar="NAME", help="Save how its table is read.")]
Order = Annotated[DateOrder | None, typer.Option(help="Of its days.")]
Decimal = Annotated[DecimalMark | None, typer.Option(help="Its decimal mark.")]
Encoding = Annotated[str | None, typer.Option(metavar="NAME", help="Like utf-8 or cp1251.")]
Delimiter = Annotated[Literal[",", ";", "|", "tab"] | None, typer.Option(help="Between its cells.")]
Take = Annotated[list[int] | None, typer.Option(metavar="LINE", help="Book it though it is there already.")]
Skip = Annotated[list[int] | None, typer.Option(metavar="LINE", help="Leave it out.")]
Fix = Annotated[
    list[str] | None,
    typer.Option(
        metavar="LINE:FIELD=VALUE", help="Book it otherwise than it is written: day, amount, note, category or account."
    ),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what would be booked, and store nothing.")]
