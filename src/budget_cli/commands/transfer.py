"""`budget transfer`: move money between accounts, or add an income."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli import display
from budget_cli.arguments import AccountName, Amount, DayOption, parse_amount
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.dates import now
from budget_cli.views import history as history_view
from budget_core.contract.types import UNSET
from budget_sdk import Transfer

app = command_group()


@command(app)
def transfer(
    context: Context,
    amount: Amount,
    account: AccountName,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="NAME", help="Without it the amount comes in.", autocompletion=complete_account),
    ] = None,
    from_value: Annotated[
        Decimal | None,
        typer.Option(parser=parse_amount, metavar="AMOUNT", help="What left --from, when its currency differs."),
    ] = None,
    note: Annotated[str | None, typer.Option("--note", "-n", metavar="TEXT")] = None,
    date: DayOption = None,
) -> None:
    """Move money between accounts, or add some to one: budget transfer 100 cash --from card"""
    arrives, leaves = context.account(account), context.account(source) if source else None
    moved = Transfer(
        value=amount,
        from_account_id=leaves.id if leaves else UNSET,
        from_value=UNSET if from_value is None else from_value,
        note=UNSET if note is None else note,
        date=date or now(),
    )
    entry = context.client.accounts.transfer(arrives.id, moved)
    origin = f" from {leaves.name}" if leaves else ""
    sentence = f"{display.amount(entry.value, entry.currency_code)} to {arrives.name}{origin}."
    context.output.result(entry, history_view.COLUMNS, sentence)
