"""`budget reminders`: what rings when, on the devices that are signed in, or by mail."""

from typing import Annotated

import typer

from budget_cli.arguments import (
    AccountOption,
    CategoryOption,
    Name,
    NewName,
    amount_option,
    check_changes,
    clearable,
    or_unset,
)
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_cli.typed.dates import local_minute, time_zone
from budget_cli.typed.matching import find
from budget_cli.typed.parsing import TypedAmount
from budget_core.contract.planning.reminders import Reminder
from budget_core.contract.types import UNSET, Frequency
from budget_sdk import ReminderCreate, ReminderExpenseSet, ReminderToggle, ReminderUpdate

app = command_group("Show and change reminders.")

ReminderName = Annotated[str, typer.Argument(metavar="REMINDER", help="Name or prefix.")]
At = Annotated[
    str, typer.Option("--at", parser=local_minute, metavar="TIME", help="Like 18:00, 24.12 09:00 or friday 17:30.")
]
NewAt = Annotated[str | None, typer.Option("--at", parser=local_minute, metavar="TIME", help="Another time.")]
Comment = Annotated[str | None, typer.Option(metavar="TEXT", help="Shown under the name.")]
Amount = Annotated[TypedAmount | None, amount_option("An expense the keypad is filled with, in --category.")]


@default_command(app)
def show(context: Context) -> None:
    """Show the reminders, the next one first.

    Example: budget reminders
    """
    rows = context.client.reminders.list()
    context.output.show(rows, rows, columns(context.display))


@command(app)
def add(
    context: Context,
    name: Name,
    at: At,
    frequency: Annotated[Frequency, typer.Option(help="How often.")] = "once",
    comment: Comment = None,
    amount: Amount = None,
    category: CategoryOption = None,
    account: AccountOption = None,
) -> None:
    """Create a reminder in the time zone of this machine.

    Example: budget reminders add Rent --at "1.12 09:00" --frequency monthly --amount 900 --category housing
    """
    body = ReminderCreate(
        name=name,
        date=at,
        time_zone=time_zone() or UNSET,
        frequency=frequency,
        comment=comment or "",
        expense=_expense(context, amount, category, account),
    )
    _show_result(context, context.client.reminders.create(body))


@command(app)
def edit(
    context: Context,
    name: ReminderName,
    new_name: NewName = None,
    at: NewAt = None,
    frequency: Annotated[Frequency | None, typer.Option(help="How often.")] = None,
    comment: Comment = None,
    amount: Amount = None,
    category: CategoryOption = None,
    account: AccountOption = None,
    no_expense: Annotated[bool, typer.Option("--no-expense", help="Remove its expense.")] = False,
) -> None:
    """Change a reminder.

    Example: budget reminders edit rent --at "1.12 18:00"
    """
    before = _find(context, name)
    changes = ReminderUpdate(
        name=or_unset(new_name),
        date=or_unset(at),
        time_zone=(time_zone() or UNSET) if at else UNSET,
        frequency=or_unset(frequency),
        comment=or_unset(comment),
        expense=clearable(_expense(context, amount, category, account), no_expense),
        version=before.version,
    )
    check_changes(context, changes, "budget reminders edit")
    _show_result(context, context.client.reminders.update(before.id, changes))


@command(app, "on")
def switch_on(context: Context, name: ReminderName) -> None:
    """Switch a reminder on.

    Example: budget reminders on rent
    """
    _show_result(context, context.client.reminders.toggle(_find(context, name).id, ReminderToggle(active=True)))


@command(app, "off")
def switch_off(context: Context, name: ReminderName) -> None:
    """Switch a reminder off.

    Example: budget reminders off rent
    """
    _show_result(context, context.client.reminders.toggle(_find(context, name).id, ReminderToggle(active=False)))


@command(app)
def dismiss(context: Context, name: ReminderName) -> None:
    """Dismiss a missed reminder.

    Example: budget reminders dismiss rent
    """
    _show_result(context, context.client.reminders.dismiss(_find(context, name).id))


@command(app)
def delete(context: Context, name: ReminderName) -> None:
    """Remove a reminder.

    Example: budget reminders delete rent
    """
    reminder = _find(context, name)
    context.client.reminders.delete(reminder.id)
    context.output.result(reminder, columns(context.display), context.text("Removed {name}.", name=reminder.name))


def _find(context: Context, typed: str) -> Reminder:
    return find("reminder", typed, context.client.reminders.list())


def _expense(
    context: Context, amount: TypedAmount | None, category: str | None, account: str | None
) -> ReminderExpenseSet | None:
    if amount is None and category is None and account is None:
        return None
    if amount is None or category is None:
        raise WrongUsage("An expense needs --amount and --category.")
    value = amount.checked(context.workspace.currency_code)
    return ReminderExpenseSet(
        category_id=context.category(category).id, account_id=context.account(account).id, value=value
    )


def _show_result(context: Context, row: Reminder) -> None:
    if row.next_at is None:
        sentence = context.text("{name} is off.", name=row.name)
    else:
        sentence = context.text(
            "{name} rings next: {time}.", name=row.name, time=context.display.local_minute(row.next_at)
        )
    context.output.result(row, columns(context.display), sentence)


def columns(display: Display) -> list[Column[Reminder]]:
    """Return the columns of a reminder."""
    return [
        Column("name", lambda row: row.name),
        Column(
            "next",
            lambda row: row.next_at.isoformat() if row.next_at else None,
            lambda row: display.local_minute(row.next_at) if row.next_at else display.text("off"),
            is_fixed=True,
        ),
        Column("how often", lambda row: row.frequency, lambda row: display.text(row.frequency), is_fixed=True),
        Column(
            "missed",
            lambda row: row.missed_at.isoformat() if row.missed_at else None,
            lambda row: display.local_minute(row.missed_at) if row.missed_at else "",
            style=lambda _: WARNING,
            is_fixed=True,
            is_optional=True,
            is_hidden_when_empty=True,
        ),
        Column("comment", lambda row: row.comment, is_optional=True, is_hidden_when_empty=True),
        Column("id", lambda row: row.id, is_in_table=False),
    ]
