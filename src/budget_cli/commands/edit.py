"""`budget edit`: correct an expense."""

from typing import Annotated

import typer

from budget_cli import parsing
from budget_cli.arguments import DayOption, EntryId
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account, complete_category
from budget_cli.context import Context
from budget_cli.entries import find_entry
from budget_cli.errors import WrongUsage
from budget_cli.last_entry import announce, is_last
from budget_cli.parsing import TypedAmount
from budget_cli.views.history import columns, summary
from budget_core import months
from budget_core.contract.history import HistoryEntry
from budget_core.contract.types import UNSET
from budget_sdk import AddExpense, HistoryUpdate

app = command_group()


@command(app)
def edit(
    context: Context,
    entry: EntryId,
    amount: Annotated[
        TypedAmount | None,
        typer.Option("--amount", parser=parsing.amount, metavar="AMOUNT", help="What it really was."),
    ] = None,
    category: Annotated[
        str | None, typer.Option("--category", "-c", metavar="NAME", autocompletion=complete_category)
    ] = None,
    account: Annotated[
        str | None, typer.Option("--account", "-a", metavar="NAME", autocompletion=complete_account)
    ] = None,
    date: DayOption = None,
    note: Annotated[str | None, typer.Option("--note", "-n", metavar="TEXT", help="Any words.")] = None,
) -> None:
    """Correct an expense, or any entry's note.

    Example: budget edit last --amount 13 --category food
    """
    found = find_entry(context, entry)
    if amount is None and category is None and account is None and date is None:
        if note is None:
            raise WrongUsage("Nothing to change was named.", hint="budget edit --help")
        _announce(context, entry, found)
        changed = context.client.history.update(found.id, HistoryUpdate(note=note, version=found.version))
    else:
        corrected = _corrected(context, found, amount, category, account, date, note)
        _announce(context, entry, found)
        changed = context.client.history.replace(found.id, corrected)
    sentence = context.text("It is {entry} now.", entry=summary(context.display, changed))
    context.output.result(changed, columns(context.display), sentence)


def _announce(context: Context, typed: str, found: HistoryEntry) -> None:
    if is_last(typed):
        announce(context, found)


def _corrected(
    context: Context,
    entry: HistoryEntry,
    amount: TypedAmount | None,
    category: str | None,
    account: str | None,
    date: str | None,
    note: str | None,
) -> AddExpense:
    """Return the expense as it should have been booked: what was not named stays."""
    if entry.category_id is None:
        raise WrongUsage(
            "Only expenses can be corrected. Reverse this one and book it anew.", hint="budget history delete"
        )
    is_moved = amount is not None or account is not None
    code = context.workspace.currency_code if amount else entry.currency_code
    return AddExpense(
        value=amount.checked(code) if amount else -entry.value,
        currency_code=code,
        category_id=context.category(category).id if category else entry.category_id,
        account_id=context.account(account).id if account else entry.account_id,
        note=entry.note if note is None else note,
        account_value=UNSET if is_moved or entry.rate is None else -entry.account_value,
        date=date or months.moment_text(entry.date, months.parse_day(entry.local_day)),
    )
