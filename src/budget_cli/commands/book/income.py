"""`budget income`: book money that came in."""

from budget_cli.arguments import AccountOption, Amount, DayOption, Later, NoteWords, Now, PayeeOption, TagOption
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries.booking_day import booking_date, is_for_later, schedule_entry
from budget_cli.entries.details import typed_details
from budget_cli.entries.one_time_schedules import one_income
from budget_cli.views.history import columns
from budget_sdk import Transfer

app = command_group()


@command(app)
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
