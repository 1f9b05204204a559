"""`budget add`: book an expense."""

from typing import Annotated

import typer

from budget_cli.arguments import (
    AccountOption,
    AccountValueOption,
    Amount,
    DayOption,
    Later,
    NoteWords,
    Now,
    PayeeOption,
    TagOption,
    or_unset,
)
from budget_cli.command import command, command_group
from budget_cli.completion import complete_category
from budget_cli.context import Context
from budget_cli.entries.booking_day import booking_date, is_for_later, one_expense, one_income, schedule_entry
from budget_cli.entries.details import read_account_value, typed_details
from budget_cli.entries.lines import category_names, is_divided, parts_of
from budget_cli.entries.quick_lines import Typed, book_line, is_line, read_note
from budget_cli.entries.shares import PaidByOption, SharesOption, read_payer, read_shares
from budget_cli.errors import WrongUsage
from budget_cli.output.tables import WARNING
from budget_cli.output.writer import echo
from budget_cli.typed import parsing
from budget_cli.views.history import columns
from budget_core.base import months
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.types import UnsetType
from budget_sdk import AddExpense, Transfer

app = command_group()

_LEFT = "{left} left for {category} in {month}."
_LEFT_AFTER = "{left} left for {category} in {month}, after {amount} still to come."
_OVER = "{over} over the budget of {category} in {month}."
_OVER_AFTER = "{over} over the budget of {category} in {month}, with {amount} still to come."


@command(app)
def add(
    context: Context,
    amount: Annotated[str, typer.Argument(metavar="AMOUNT", help="Like 12.50, 12,50 or '$12.50'; or a whole line.")],
    category: Annotated[
        str | None,
        typer.Argument(
            metavar="CATEGORY",
            help="Name or prefix.",
            autocompletion=complete_category,
            show_default=False,
        ),
    ] = None,
    note: NoteWords = None,
    account: AccountOption = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
    date: DayOption = None,
    book_now: Now = False,
    schedule: Later = False,
    account_value: AccountValueOption = None,
    paid_by: PaidByOption = None,
    shares: SharesOption = None,
) -> None:
    """Book an expense, on one category or divided: food=60 home=20; or any entry that is typed in one line.

    Example: budget add 12.50 food lunch with Ann
    Example: budget add 250 food bread #kyiv --payee Сільпо
    """
    typed = Typed(account, date, payee, tag)
    line = [amount, *([category] if category else ()), *(note or ())]
    if category is None or (not is_divided(context, category) and is_line(context, line)):
        if paid_by is not None:
            raise WrongUsage("--paid-by needs an amount and a category.", hint="budget add 12.50 food --paid-by ann")
        if shares is not None:
            raise WrongUsage("--shares needs an amount and a category.", hint="budget add 12 food --shares ann=5,bob=7")
        if (entry := book_line(context, line, typed, book_now, schedule)) and entry.kind == "expense":
            _show(context, entry, is_dated=True)
        return
    code = context.workspace.currency_code
    value = parsing.amount(amount).checked(code)
    parts = parts_of(context, value, code, category, note or [])
    details = typed_details(parts.note, payee, tag)
    if not parts.is_divided:
        account, date, details = read_note(context, (value, context.category(category)), note or (), typed)
    paid_from = context.account(account)
    paid = read_account_value(context, paid_from, account_value)
    payer, borne = read_payer(context, paid_by), read_shares(context, shares, code)
    if is_for_later(context, date, book_now, schedule):
        if not isinstance(payer, UnsetType):
            raise WrongUsage("What is scheduled is paid by you. To book it now, add --now.")
        if not isinstance(borne, UnsetType):
            raise WrongUsage("What is scheduled is shared by the rules. To book it now, add --now.")
        if isinstance(parts.category_id, UnsetType):
            raise WrongUsage("An expense on several categories can't be scheduled. To book it now, add --now.")
        once = one_expense(parts.category_id, paid_from.id, value, paid, details)
        schedule_entry(context, date, once)
        return
    expense = AddExpense(
        value=value,
        category_id=parts.category_id,
        lines=parts.lines,
        account_id=paid_from.id,
        **details.sent()._asdict(),
        account_value=or_unset(paid),
        date=booking_date(date),
        paid_by=payer,
        shares=borne,
    )
    entry = context.client.history.add_expense(context.workspace.id, expense)
    _show(context, entry, is_dated=date is not None)


def _show(context: Context, entry: HistoryEntry, is_dated: bool) -> None:
    context.output.result(entry, columns(context.display), _sentence(context, entry, is_dated))
    if context.output.is_for_people:
        _show_left(context, entry)


def _sentence(context: Context, entry: HistoryEntry, is_dated: bool) -> str:
    sentence = context.text(
        "{amount} for {category} from {account}.",
        amount=context.display.amount(-entry.value, entry.currency_code),
        category=category_names(context, entry),
        account=entry.account_label,
    )
    return f"{sentence} ({entry.local_day})" if is_dated else sentence


def _show_left(context: Context, entry: HistoryEntry) -> None:
    """Show the rest of the budget of each category in the expense's month."""
    key = months.month_of(months.parse_day(entry.local_day), context.workspace.first_day_of_month)
    planning = context.client.plannings.get(context.workspace.id, f"{key}-01")
    names = {
        category.id: category.name
        for category in context.categories
        if category.id in {line.category_id for line in entry.lines}
    }
    for row in planning.plannings_categories:
        if row.category_id in names and row.budget:
            is_over = row.free < 0
            sentences = {False: (_LEFT, _OVER), True: (_LEFT_AFTER, _OVER_AFTER)}[row.upcoming > 0]
            shown = context.text(
                sentences[is_over],
                left=context.display.amount(row.free, row.currency_code),
                over=context.display.amount(-row.free, row.currency_code),
                amount=context.display.amount(row.upcoming, row.currency_code),
                category=names[row.category_id],
                month=context.display.month(key),
            )
            echo(shown, WARNING if is_over else "")


income_app = command_group()


@command(income_app)
def income(
    context: Context,
    amount: Amount,
    note: NoteWords = None,
    account: AccountOption = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
    date: DayOption = None,
    book_now: Now = False,
    schedule: Later = False,
) -> None:
    """Book money that came in.

    Example: budget income 2500 salary --account card
    """
    arrives = context.account(account)
    value, details = amount.checked(context.currency_of(arrives)), typed_details(" ".join(note or ()), payee, tag)
    if is_for_later(context, date, book_now, schedule):
        schedule_entry(context, date, one_income(arrives.id, value, details))
        return
    received = Transfer(value=value, **details.sent()._asdict(), date=booking_date(date))
    entry = context.client.accounts.transfer(arrives.id, received)
    shown = context.display.amount(entry.value, entry.currency_code)
    sentence = context.text("{amount} added to {account}.", amount=shown, account=arrives.name)
    context.output.result(entry, columns(context.display), sentence)
