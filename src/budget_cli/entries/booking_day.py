"""The day an entry is booked on.

An entry of a future day is scheduled, or booked now on request.
"""

from datetime import date
from decimal import Decimal

import msgspec

from budget_cli.context import Context
from budget_cli.entries.details import Details
from budget_cli.errors import WrongUsage
from budget_cli.scheduled import columns, name_of
from budget_cli.typed.dates import now
from budget_core.base import months
from budget_core.contract.types import ScheduleKind
from budget_sdk import ScheduleCreate


def booking_date(typed: str | None) -> str:
    """Return the date of a new entry: the one that was typed, else this moment."""
    return now() if typed is None else typed


def is_for_later(context: Context, typed: str | None, book_now: bool, is_scheduled: bool) -> bool:
    """Return whether an entry is to be scheduled.

    Ask when its day is after today and no option decides it. Raises: WrongUsage without a terminal to ask at, and for
    `--schedule` with a day that is here already.
    """
    day = None if typed is None else months.parse_moment(typed).local_day
    is_later = day is not None and day > date.today()  # noqa: DTZ011 - the wall clock is meant
    if is_scheduled and (book_now or not is_later):
        raise WrongUsage("--schedule is for a future day, and not together with --now.")
    if is_later and not book_now and not is_scheduled:
        question = context.text("{day} is in the future. Book it on that day?", day=day)
        refusal = "{day} is in the future. To book it on that day, add --schedule; to book it now, add --now."
        context.ask(question, WrongUsage(refusal, day=day))
    return is_later and not book_now


def schedule_entry(context: Context, typed: str | None, body: ScheduleCreate) -> None:
    """Have one entry booked by itself on the day that was typed, and say so."""
    day = months.parse_moment(typed or "").local_day.isoformat()
    body = msgspec.structs.replace(body, start_date=day)
    schedule = context.client.schedules.create(context.workspace.id, body)
    sentence = context.text("{name} is scheduled for {day}.", name=name_of(context, schedule), day=day)
    context.output.result(schedule, columns(context), sentence)


def agree_on_day(context: Context, typed: str | None, is_agreed: bool) -> None:
    """Ask before an entry is moved to a day after today; without a terminal `--now` is needed."""
    if typed is None or is_agreed:
        return
    day = months.parse_moment(typed).local_day
    if day <= date.today():  # noqa: DTZ011 - the wall clock is meant
        return
    question = context.text("{day} is in the future, but the balance counts it at once. Book it now?", day=day)
    context.ask(question, WrongUsage("{day} is in the future. To book it now, add --now.", day=day))


def one_expense(
    category_id: str, account_id: str, value: Decimal, account_value: Decimal | None, details: Details
) -> ScheduleCreate:
    """Return the schedule of an expense."""
    return _once("expense", account_id, value, details, category_id=category_id, account_value=account_value)


def one_income(account_id: str, value: Decimal, details: Details) -> ScheduleCreate:
    """Return the schedule of an income."""
    return _once("income", account_id, value, details)


def one_transfer(
    account_id: str, from_account_id: str, value: Decimal, from_value: Decimal | None, details: Details
) -> ScheduleCreate:
    """Return the schedule of a transfer."""
    return _once("transfer", account_id, value, details, from_account_id=from_account_id, from_value=from_value)


def _once(
    kind: ScheduleKind,
    account_id: str,
    value: Decimal,
    details: Details,
    *,
    category_id: str | None = None,
    from_account_id: str | None = None,
    account_value: Decimal | None = None,
    from_value: Decimal | None = None,
) -> ScheduleCreate:
    return ScheduleCreate(
        kind=kind,
        account_id=account_id,
        value=value,
        note=details.note,
        payee=details.payee,
        tags=list(details.tags),
        category_id=category_id,
        from_account_id=from_account_id,
        account_value=account_value,
        from_value=from_value,
        frequency="once",
        mode="post",
        start_date="",
    )
