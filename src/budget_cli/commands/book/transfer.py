"""`budget transfer`: move money between accounts."""

from typing import Annotated

import typer

from budget_cli.arguments import AccountName, Amount, DayOption, Later, NoteOption, Now, PayeeOption, TagOption
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.entries.booking_day import booking_date, is_for_later, one_transfer, schedule_entry
from budget_cli.entries.details import typed_details
from budget_cli.typed import parsing
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.history import columns
from budget_core.contract.types import UNSET
from budget_sdk import Transfer

app = command_group()


@command(app)
def transfer(
    context: Context,
    amount: Amount,
    account: AccountName,
    source: Annotated[
        str, typer.Option("--from", metavar="NAME", help="The account it leaves.", autocompletion=complete_account)
    ],
    from_value: Annotated[
        TypedAmount | None,
        typer.Option(parser=parsing.amount, metavar="AMOUNT", help="The amount that left --from, in its currency."),
    ] = None,
    note: NoteOption = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
    date: DayOption = None,
    book_now: Now = False,
    schedule: Later = False,
) -> None:
    """Move money between accounts.

    Example: budget transfer 100 cash --from card
    """
    arrives, leaves = context.account(account), context.account(source)
    value = amount.checked(context.currency_of(arrives))
    left = from_value.checked(context.currency_of(leaves)) if from_value else None
    details = typed_details(note or "", payee, tag)
    if is_for_later(context, date, book_now, schedule):
        schedule_entry(context, date, one_transfer(arrives.id, leaves.id, value, left, details))
        return
    body = Transfer(
        value=value,
        from_account_id=leaves.id,
        from_value=UNSET if left is None else left,
        **details.sent()._asdict(),
        date=booking_date(date),
    )
    entry = context.client.accounts.transfer(arrives.id, body)
    sentence = context.text(
        "{amount} to {account} from {source}.",
        amount=context.display.amount(entry.value, entry.currency_code),
        account=arrives.name,
        source=leaves.name,
    )
    context.output.result(entry, columns(context.display), sentence)
