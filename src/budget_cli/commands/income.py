"""`budget income`: book money that came in."""

from typing import Annotated

import typer

from budget_cli.arguments import AccountOption, Amount, DayOption, Now
from budget_cli.booking_day import booking_date
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.views.history import columns
from budget_core.contract.types import UNSET
from budget_sdk import Transfer

app = command_group()


@command(app)
def income(
    context: Context,
    amount: Amount,
    note: Annotated[list[str] | None, typer.Argument(metavar="NOTE", help="Any words.")] = None,
    account: AccountOption = None,
    date: DayOption = None,
    book_now: Now = False,
) -> None:
    """Book money that came in.

    Example: budget income 2500 salary --account card
    """
    arrives = context.account(account)
    received = Transfer(
        value=amount.checked(context.currency_of(arrives)),
        note=" ".join(note) if note else UNSET,
        date=booking_date(context, date, book_now),
    )
    entry = context.client.accounts.transfer(arrives.id, received)
    value = context.display.amount(entry.value, entry.currency_code)
    sentence = context.text("{amount} added to {account}.", amount=value, account=arrives.name)
    context.output.result(entry, columns(context.display), sentence)
