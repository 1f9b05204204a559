"""The options of `budget import`: what is said about a file, and about single lines of it."""

from typing import Annotated, Literal, get_args

import typer

from budget_cli.arguments import parse_day
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_core.contract.entries.imports import (
    ColumnField,
    DateOrder,
    DecimalMark,
    FileFormat,
    ImportSigns,
    LineChange,
)

Account = Annotated[
    str | None,
    typer.Option("--account", "-a", metavar="NAME", help="The account of all lines.", autocompletion=complete_account),
]
Named = Annotated[
    list[str] | None, typer.Option("--as", metavar="NAME=ACCOUNT", help="The account of a name in the file.")
]
Format = Annotated[FileFormat | None, typer.Option("--format", help="The format; detected by default.")]
Mapping = Annotated[str | None, typer.Option(metavar="NAME", help="A saved mapping of its columns.")]
Columns = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=FIELD", help=f"What a column holds: {', '.join(get_args(ColumnField))}."),
]
Directions = Annotated[
    list[str] | None,
    typer.Option("--direction", metavar="WORD=out", help="Whether money leaves (out) or arrives (in) with a word."),
]
Statuses = Annotated[
    list[str] | None,
    typer.Option("--status", metavar="WORD=pending", help="The status of a word: booked, pending or cancelled."),
]
Signs = Annotated[
    ImportSigns | None, typer.Option(help="Whether the signs of its amounts are as written, or reversed as of cards.")
]
SaveMapping = Annotated[str | None, typer.Option(metavar="NAME", help="Save the mapping of its columns.")]
Order = Annotated[DateOrder | None, typer.Option(help="The order of day, month and year.")]
Decimal = Annotated[DecimalMark | None, typer.Option(help="Its decimal mark.")]
Encoding = Annotated[str | None, typer.Option(metavar="NAME", help="Like utf-8 or cp1251.")]
Delimiter = Annotated[
    Literal[",", ";", "|", "tab"] | None,
    typer.Option(metavar="SIGN", help="The separator of its cells: , ; | or the word tab."),
]
Take = Annotated[
    list[int] | None, typer.Option(metavar="LINE", help="Book the line although it looks like a duplicate.")
]
Skip = Annotated[list[int] | None, typer.Option(metavar="LINE", help="Skip the line.")]
Fix = Annotated[
    list[str] | None,
    typer.Option(metavar="LINE:FIELD=VALUE", help="Book the line with another day, amount, note, category or account."),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show the entries without booking them.")]


def line_changes(context: Context, take: list[int], skip: list[int], fixes: list[str]) -> list[LineChange]:
    """Return a change for each line; `fixes` are like `5:amount=-12.50`."""
    changes: dict[int, LineChange] = {}
    for line in [*take, *skip]:
        changes[line] = LineChange(line=line, take=line in take)
    for fix in fixes:
        number, _, value = fix.partition(":")
        field, sign, text = value.partition("=")
        if not number.isdecimal() or not int(number) or not sign:
            raise WrongUsage("Write it as LINE:FIELD=VALUE, not {given}.", given=fix)
        _put(context, changes.setdefault(int(number), LineChange(line=int(number))), field, text)
    return list(changes.values())


def _put(context: Context, change: LineChange, field: str, text: str) -> None:
    match field:
        case "day":
            change.day = parse_day(text)
        case "amount":
            change.amount = parsing.amount(text).value
        case "note":
            change.note = text
        case "category":
            change.category = text
        case "account":
            change.account_id = context.account(text).id
        case _:
            raise WrongUsage("The fields of a line are: {fields}.", fields="day, amount, note, category, account")
