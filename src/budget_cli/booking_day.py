"""The day an entry is booked on: one after today only when somebody means it."""

from datetime import date

from budget_cli.context import Context
from budget_cli.dates import now
from budget_cli.errors import WrongUsage
from budget_core import months


def booking_date(context: Context, typed: str | None, is_agreed: bool) -> str:
    """Return the date of a new entry: the one that was typed, once that is agreed on, else this moment."""
    if typed is None:
        return now()
    agree_on_day(context, typed, is_agreed)
    return typed


def agree_on_day(context: Context, typed: str | None, is_agreed: bool) -> None:
    """Ask before an entry of a day after today is booked; without a terminal `--now` is needed."""
    if typed is None or is_agreed:
        return
    day = months.parse_moment(typed).local_day
    if day <= date.today():  # noqa: DTZ011 - the wall clock is meant
        return
    question = context.text("{day} is in the future, but the balance counts it at once. Book it now?", day=day)
    context.ask(question, WrongUsage("{day} is in the future. To book it now, add --now.", day=day))
