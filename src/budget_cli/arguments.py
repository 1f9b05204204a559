"""Parameters that several commands take: how each is parsed, completed and explained."""

from datetime import date
from typing import Annotated, TypeVar

import msgspec
import typer

from budget_cli.completion import (
    complete_account,
    complete_category,
    complete_currency,
    complete_entry,
    complete_list,
    complete_month,
    complete_payee,
    complete_tag,
)
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.parsing import TypedAmount
from budget_core.contract.types import UNSET, WhoseShare

T = TypeVar("T")


def parse_day(text: str) -> str:
    """Return a day as the API takes it, counted from today on the wall clock."""
    return parsing.day(text, date.today())  # noqa: DTZ011 - the wall clock is meant


def parse_pair(text: str) -> tuple[str, str]:
    """Return the name and value of `NAME=VALUE`, cut at the last `=`."""
    name, sign, value = text.rpartition("=")
    if not sign or not name or not value:
        raise WrongUsage("Write it as NAME=VALUE, not {given}.", given=text)
    return name, value


Amount = Annotated[
    TypedAmount, typer.Argument(parser=parsing.amount, metavar="AMOUNT", help="Like 12.50, 12,50 or '$12.50'.")
]
Deleted = Annotated[bool, typer.Option("--deleted", help="Show removed ones, which can be restored.")]
Icon = Annotated[str | None, typer.Option(metavar="ICON", help="The name of one of the app's icons.")]
Name = Annotated[str, typer.Argument(metavar="NAME")]
NewName = Annotated[str | None, typer.Option("--name", metavar="NAME", help="Another name.")]
CategoryName = Annotated[
    str, typer.Argument(metavar="CATEGORY", help="Name or prefix.", autocompletion=complete_category)
]
CategoryOption = Annotated[
    str | None, typer.Option("--category", "-c", metavar="NAME", autocompletion=complete_category)
]
AccountName = Annotated[str, typer.Argument(metavar="ACCOUNT", help="Name or prefix.", autocompletion=complete_account)]
CategoryNames = Annotated[
    list[str],
    typer.Argument(metavar="CATEGORY", help="Names or prefixes.", autocompletion=complete_category),
]
AccountNames = Annotated[
    list[str],
    typer.Argument(metavar="ACCOUNT", help="Names or prefixes.", autocompletion=complete_account),
]
AccountOption = Annotated[
    str | None,
    typer.Option("--account", "-a", metavar="NAME", help="By default the main one.", autocompletion=complete_account),
]
ListName = Annotated[str, typer.Argument(metavar="LIST", help="Name or prefix.", autocompletion=complete_list)]
ListNames = Annotated[
    list[str],
    typer.Argument(metavar="LIST", help="Names or prefixes.", autocompletion=complete_list),
]
NamedAccount = Annotated[str | None, typer.Option("--account", "-a", metavar="NAME", autocompletion=complete_account)]
CurrencyOption = Annotated[
    str | None, typer.Option(metavar="CODE", help="By default the workspace's.", autocompletion=complete_currency)
]
MonthArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="MONTH",
        help="Like 2026-12, december or last; by default the running one.",
        autocompletion=complete_month,
    ),
]
MonthOption = Annotated[
    str | None,
    typer.Option(
        "--month",
        "-m",
        metavar="MONTH",
        help="Like 2026-12, december or last; by default the running one.",
        autocompletion=complete_month,
    ),
]
MonthCount = Annotated[int, typer.Option("--months", min=1, max=24, metavar="N", help="The number of months.")]
DayOption = Annotated[
    str | None,
    typer.Option("--date", "-d", parser=parse_day, metavar="DAY", help="Like 2026-12-24, 24.12 or yesterday."),
]
Now = Annotated[bool, typer.Option("--now", help="Book it now, although its day is in the future.")]
Later = Annotated[bool, typer.Option("--schedule", help="Book it on its day, which is in the future.")]
NoteOption = Annotated[str | None, typer.Option("--note", "-n", metavar="TEXT", help="Any words.")]
NoteWords = Annotated[list[str] | None, typer.Argument(metavar="NOTE", help="Any words.")]
PayeeOption = Annotated[
    str | None,
    typer.Option("--payee", metavar="NAME", help="Whom it paid, or who paid it.", autocompletion=complete_payee),
]
TagOption = Annotated[
    list[str] | None,
    typer.Option("--tag", metavar="TAG", help="A tag; may be repeated.", autocompletion=complete_tag),
]
AccountValueOption = Annotated[
    TypedAmount | None,
    typer.Option(
        "--account-value",
        parser=parsing.amount,
        metavar="AMOUNT",
        help="The amount that left the account, in its currency.",
    ),
]
NewTags = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help="All its tags, one each; '' for none.")]
EntryId = Annotated[
    str,
    typer.Argument(metavar="ID", help="Its id, or the end shown by `budget history`.", autocompletion=complete_entry),
]
EntryIds = Annotated[
    list[str], typer.Argument(metavar="ID", help="One or more ids, or the end of them.", autocompletion=complete_entry)
]
DeletedId = Annotated[str, typer.Argument(metavar="ID", help="The id printed by `delete`.")]
PasswordStdin = Annotated[bool, typer.Option("--password-stdin", help="Read the password from stdin.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show the changes without making them.")]
Mine = Annotated[bool, typer.Option("--mine", help="Count only what you bear yourself.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Don't ask.")]


def amount_option(help_text: str) -> object:
    """Return an option that takes an amount."""
    return typer.Option(parser=parsing.amount, metavar="AMOUNT", help=help_text)


def or_unset(value: T | None) -> T | msgspec.UnsetType:
    """Return the typed value, or `UNSET` if it was left out."""
    return UNSET if value is None else value


def clearable(value: T | None, is_cleared: bool) -> T | msgspec.UnsetType | None:
    """Return the typed value, or None for `--no-…`; both at once are refused."""
    if is_cleared and value is not None:
        raise WrongUsage("Two of these options contradict each other.")
    return None if is_cleared else or_unset(value)


def check_changes(context: Context, changes: msgspec.Struct, command: str) -> None:
    """Raise `WrongUsage` when nothing to change was named to this command."""
    if all(getattr(changes, name) is UNSET for name in changes.__struct_fields__ if name != "version"):
        context.learn_language()
        raise WrongUsage("Name at least one change.", hint=f"{command} --help")


def whose_share(is_mine: bool) -> WhoseShare:
    """Return whose spending `--mine` asks for."""
    return "mine" if is_mine else "all"
