"""`budget add`: book an expense."""

from typing import Annotated

import typer

from budget_cli import parsing
from budget_cli.arguments import AccountOption, Amount, CategoryName, DayOption, Later, Now
from budget_cli.booking_day import booking_date, is_for_later, schedule_entry
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.one_time_schedules import one_expense
from budget_cli.output import echo
from budget_cli.parsing import TypedAmount
from budget_cli.tables import WARNING
from budget_cli.views.history import columns
from budget_core import months
from budget_core.contract.accounts import Account
from budget_core.contract.history import HistoryEntry
from budget_core.contract.types import UNSET
from budget_sdk import AddExpense

app = command_group()

_LEFT = "{left} left for {category} in {month}."
_LEFT_AFTER = "{left} left for {category} in {month}, after {amount} still to come."
_OVER = "{over} over the budget of {category} in {month}."
_OVER_AFTER = "{over} over the budget of {category} in {month}, with {amount} still to come."


@command(app)
def add(
    context: Context,
    amount: Amount,
    category: CategoryName,
    note: Annotated[list[str] | None, typer.Argument(metavar="NOTE", help="Any words.")] = None,
    account: AccountOption = None,
    date: DayOption = None,
    book_now: Now = False,
    schedule: Later = False,
    account_value: Annotated[
        TypedAmount | None,
        typer.Option(
            parser=parsing.amount, metavar="AMOUNT", help="The amount that left the account, in its currency."
        ),
    ] = None,
) -> None:
    """Book an expense.

    Example: budget add 12.50 food lunch with Ann
    """
    spent_on, paid_from = context.category(category), context.account(account)
    _check_account_value(context, paid_from, account_value)
    value, words = amount.checked(context.workspace.currency_code), " ".join(note or ())
    paid = account_value.checked(context.currency_of(paid_from)) if account_value else None
    if is_for_later(context, date, book_now, schedule):
        once = one_expense(spent_on.id, paid_from.id, value, paid, words)
        schedule_entry(context, date, once)
        return
    expense = AddExpense(
        value=value,
        category_id=spent_on.id,
        account_id=paid_from.id,
        note=words or UNSET,
        account_value=UNSET if paid is None else paid,
        date=booking_date(date),
    )
    entry = context.client.history.add_expense(context.workspace.id, expense)
    context.output.result(entry, columns(context.display), _sentence(context, entry, date is not None))
    if context.output.is_for_people:
        _show_left(context, entry)


def _check_account_value(context: Context, account: Account, value: TypedAmount | None) -> None:
    """Refuse an account's amount between equal currencies."""
    if value is not None and context.currency_of(account) == context.workspace.currency_code:
        raise WrongUsage(
            "{account} is in {code} like the budget: --account-value is for accounts in another currency.",
            account=account.name,
            code=context.workspace.currency_code,
        )


def _sentence(context: Context, entry: HistoryEntry, is_dated: bool) -> str:
    sentence = context.text(
        "{amount} for {category} from {account}.",
        amount=context.display.amount(-entry.value, entry.currency_code),
        category=entry.category_label,
        account=entry.account_label,
    )
    return f"{sentence} ({entry.local_day})" if is_dated else sentence


def _show_left(context: Context, entry: HistoryEntry) -> None:
    """Show the rest of the category's budget in the expense's month."""
    key = months.month_of(months.parse_day(entry.local_day), context.workspace.first_day_of_month)
    planning = context.client.plannings.get(context.workspace.id, f"{key}-01")
    for row in planning.plannings_categories:
        if row.category_id == entry.category_id and row.budget:
            is_over = row.free < 0
            sentences = {False: (_LEFT, _OVER), True: (_LEFT_AFTER, _OVER_AFTER)}[row.upcoming > 0]
            shown = context.text(
                sentences[is_over],
                left=context.display.amount(row.free, row.currency_code),
                over=context.display.amount(-row.free, row.currency_code),
                amount=context.display.amount(row.upcoming, row.currency_code),
                category=entry.category_label,
                month=context.display.month(key),
            )
            echo(shown, WARNING if is_over else "")
