"""`budget refund`: book money that came back."""

from typing import Annotated

import typer

from budget_cli.arguments import AccountOption, Amount, DayOption, NoteWords, Now, PayeeOption, TagOption, or_unset
from budget_cli.command import command, command_group
from budget_cli.completion import complete_category, complete_entry
from budget_cli.context import Context
from budget_cli.entries.booking_day import agree_on_day, booking_date
from budget_cli.entries.details import typed_details
from budget_cli.entries.filters import announce, find_entry, is_last
from budget_cli.entries.lines import Parts, parts_of
from budget_cli.entries.shares import SharesOption, read_payer, read_shares
from budget_cli.errors import WrongUsage
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.history import columns
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.types import UNSET
from budget_sdk import AddRefund

app = command_group()


@command(app)
def refund(
    context: Context,
    amount: Amount,
    category: Annotated[
        str | None,
        typer.Argument(
            metavar="CATEGORY",
            help="What it was spent on; with --of that of the expense by default.",
            autocompletion=complete_category,
        ),
    ] = None,
    note: NoteWords = None,
    of: Annotated[
        str | None,
        typer.Option("--of", metavar="ID", help="The expense that comes back, or last.", autocompletion=complete_entry),
    ] = None,
    account: AccountOption = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
    date: DayOption = None,
    book_now: Now = False,
    paid_by: Annotated[
        str | None, typer.Option("--paid-to", metavar="PERSON", help="Who received it; by default you.")
    ] = None,
    shares: SharesOption = None,
) -> None:
    """Book money that came back for an expense.

    Example: budget refund 20 food --of last
    """
    spent = None if of is None else _expense(context, of)
    code = spent.currency_code if spent else context.workspace.currency_code
    value, parts = amount.checked(code), _parts(context, amount, code, category, note or [])
    agree_on_day(context, date, book_now)
    if spent and is_last(of or ""):
        announce(context, spent)
    to = spent.account_id if spent and spent.account_id and account is None else context.account(account).id
    body = AddRefund(
        value=value,
        currency_code=code,
        category_id=parts.category_id,
        lines=parts.lines,
        refund_of=or_unset(spent.id if spent else None),
        account_id=to,
        **typed_details(parts.note, payee, tag).sent()._asdict(),
        date=booking_date(date),
        paid_by=read_payer(context, paid_by),
        shares=read_shares(context, shares, code),
    )
    entry = context.client.history.add_refund(context.workspace.id, body)
    sentence = context.text(
        "{amount} for {category} came back to {account}.",
        amount=context.display.amount(entry.value, entry.currency_code),
        category=entry.category_label,
        account=entry.account_label,
    )
    context.output.result(entry, columns(context.display), sentence)


def _expense(context: Context, typed: str) -> HistoryEntry:
    found = find_entry(context, typed, last="expense")
    if found.kind != "expense":
        raise WrongUsage("Only an expense can come back: --of {typed} is none.", typed=typed)
    return found


def _parts(context: Context, amount: TypedAmount, code: str, category: str | None, words: list[str]) -> Parts:
    if category is None:
        return Parts(UNSET, UNSET, "")
    return parts_of(context, amount.checked(code), code, category, words)
