"""`budget edit`: correct an entry."""

from dataclasses import replace
from typing import Annotated

import typer

from budget_cli.arguments import DayOption, EntryId, NamedAccount, NewTags, NoteOption, Now, PayeeOption
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account, complete_category
from budget_cli.context import Context
from budget_cli.entries.booking_day import agree_on_day
from budget_cli.entries.corrections import (
    NOTHING,
    Correction,
    corrected_expense,
    corrected_settlement,
    corrected_transfer,
)
from budget_cli.entries.filters import announce, find_entry, is_last
from budget_cli.entries.shares import PaidByOption, SharesOption
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.history import columns, summary
from budget_core.contract.entries.history import HistoryEntry
from budget_sdk import HistoryUpdate

app = command_group()


@command(app)
def edit(
    context: Context,
    entry: EntryId,
    amount: Annotated[
        TypedAmount | None,
        typer.Option("--amount", parser=parsing.amount, metavar="AMOUNT", help="The correct amount."),
    ] = None,
    category: Annotated[
        str | None,
        typer.Option(
            "--category", "-c", metavar="NAME", help="The category of an expense.", autocompletion=complete_category
        ),
    ] = None,
    account: NamedAccount = None,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="NAME", help="The account a transfer leaves.", autocompletion=complete_account),
    ] = None,
    from_value: Annotated[
        TypedAmount | None,
        typer.Option(parser=parsing.amount, metavar="AMOUNT", help="The amount that left --from, in its currency."),
    ] = None,
    no_from: Annotated[bool, typer.Option("--no-from", help="Make it an income, not a transfer.")] = False,
    account_value: Annotated[
        TypedAmount | None,
        typer.Option(
            parser=parsing.amount, metavar="AMOUNT", help="What a payment adds to --account, in its currency."
        ),
    ] = None,
    no_account: Annotated[bool, typer.Option("--no-account", help="A payment arrives in no account here.")] = False,
    lines: Annotated[
        list[str] | None,
        typer.Option(
            "--line", metavar="CATEGORY=AMOUNT", help="One part of a divided expense; without an amount, the rest."
        ),
    ] = None,
    date: DayOption = None,
    book_now: Now = False,
    note: NoteOption = None,
    payee: PayeeOption = None,
    tag: NewTags = None,
    paid_by: PaidByOption = None,
    shares: SharesOption = None,
) -> None:
    """Correct an entry: an expense, a refund, an income, a transfer, or a payment between people.

    Example: budget edit last --amount 13 --category food
    Example: budget edit last --payee Сільпо --tag trip
    """
    found = find_entry(context, entry)
    agree_on_day(context, date, book_now)
    correction = Correction(
        amount, category, account, source, from_value, no_from, date, note, tuple(lines or ()), payee
    )
    correction = replace(correction, tags=None if tag is None else tuple(tag), paid_by=paid_by, shares=shares)
    correction = replace(correction, account_value=account_value, no_account=no_account)
    if not correction.books_anew:
        if correction == NOTHING:
            raise WrongUsage("Name at least one change.", hint="budget edit --help")
        _announce(context, entry, found)
        changed = context.client.history.update(found.id, HistoryUpdate(**correction.details, version=found.version))
    elif found.kind in ("expense", "refund"):
        expense = corrected_expense(context, found, correction)
        _announce(context, entry, found)
        changed = context.client.history.replace(found.id, expense)
    elif found.kind == "settlement":
        payment = corrected_settlement(context, found, correction)
        _announce(context, entry, found)
        changed = context.client.settlement.replace(found.id, payment)
    else:
        transfer = corrected_transfer(context, found, correction)
        _announce(context, entry, found)
        changed = context.client.history.replace_transfer(found.id, transfer)
    sentence = context.text("It is {entry} now.", entry=summary(context.display, changed))
    context.output.result(changed, columns(context.display), sentence)


def _announce(context: Context, typed: str, found: HistoryEntry) -> None:
    if is_last(typed):
        announce(context, found)
