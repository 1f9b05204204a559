"""`budget schedules`: what comes up again, what of it is due, and what is to become of that."""

from typing import Annotated

import typer

from budget_cli.arguments import (
    AccountOption,
    Amount,
    CategoryOption,
    DayOption,
    DeletedId,
    NamedAccount,
    NewTags,
    NoteOption,
    PayeeOption,
    TagOption,
    amount_option,
    check_changes,
    clearable,
    or_unset,
    parse_day,
)
from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_account, complete_schedule
from budget_cli.context import Context
from budget_cli.entries.details import clean_tags, typed_details
from budget_cli.errors import WrongUsage
from budget_cli.output.writer import echo
from budget_cli.scheduled import chosen_occurrence, columns, find_schedule, name_of
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views import history
from budget_cli.views.schedules import Due, NamedSchedule, due_columns
from budget_cli.views.schedules import amount as shown_amount
from budget_core.base import months
from budget_core.contract.planning.schedules import Schedule
from budget_core.contract.types import UNSET, ScheduleFrequency, ScheduleKind, Weekend
from budget_sdk import ScheduleCreate, SchedulePost, ScheduleSkip, ScheduleToggle, ScheduleUpdate

ScheduleName = Annotated[
    str,
    typer.Argument(
        metavar="SCHEDULE", help="Its note or category, or how it begins.", autocompletion=complete_schedule
    ),
]
Words = Annotated[
    list[str] | None, typer.Argument(metavar="CATEGORY NOTE", help="The category of an expense, and any words.")
]
Every = Annotated[int, typer.Option("--every", min=1, max=99, metavar="N", help="Each so many days, weeks, …")]
Source = Annotated[
    str | None,
    typer.Option("--from", metavar="NAME", help="A transfer leaves this account.", autocompletion=complete_account),
]
Until = Annotated[str | None, typer.Option("--until", parser=parse_day, metavar="DAY", help="The last day.")]
Times = Annotated[int | None, typer.Option("--times", min=1, max=999, metavar="N", help="So many times.")]
OnWeekends = Annotated[
    Weekend | None, typer.Option("--weekend", help="Keep a day on a weekend, or move it before or after.")
]
ByItself = Annotated[
    bool | None, typer.Option("--by-itself/--ask-first", help="Book it without asking, or wait for `post`.")
]
Occurrence = Annotated[
    str | None, typer.Option("--occurrence", parser=parse_day, metavar="DAY", help="By default the oldest that is due.")
]


app = command_group("Show, post and change what comes up again.")


@default_command(app)
def show_all(context: Context) -> None:
    """Show the schedules, the one that comes up next first.

    Example: budget schedules
    """
    rows = context.client.schedules.list(context.workspace.id)
    context.output.show(rows, rows, columns(context))


@command(app)
def due(context: Context) -> None:
    """Show what is due, the oldest first.

    Example: budget schedules due
    """
    rows = context.client.schedules.list(context.workspace.id)
    waiting = [row for row in rows if row.due]
    found = [Due(NamedSchedule(row.id, name_of(context, row), row), each) for row in waiting for each in row.due]
    found.sort(key=lambda one: (one.occurrence.day, one.schedule.name, one.schedule.id))
    if context.output.is_for_people and not found:
        echo(context.text("Nothing is due."))
    else:
        context.output.show(waiting, found, due_columns(context.display))


@command(app)
def show(context: Context, name: ScheduleName) -> None:
    """Show a schedule and what is due of it.

    Example: budget schedules show rent
    """
    found = find_schedule(context, name)
    context.output.show(found.row, [found.row], columns(context))
    if context.output.is_for_people and found.row.due:
        due_rows = [Due(found, each) for each in found.row.due]
        context.output.show(found.row, due_rows, due_columns(context.display), title=f"\n{context.text('Due')}")


@command(app)
def add(
    context: Context,
    amount: Amount,
    words: Words = None,
    frequency: Annotated[ScheduleFrequency, typer.Option(help="How often.")] = "month",
    every: Every = 1,
    date: DayOption = None,
    until: Until = None,
    times: Times = None,
    weekend: OnWeekends = None,
    by_itself: ByItself = None,
    backfill: Annotated[bool, typer.Option("--backfill", help="Days before today are due too.")] = False,
    book: Annotated[bool, typer.Option("--book", help="Book the first day now.")] = False,
    income: Annotated[bool, typer.Option("--income", help="Money that comes in; all words are the note.")] = False,
    account: AccountOption = None,
    source: Source = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
) -> None:
    """Schedule an expense, an income or a transfer, from today or from --date on.

    Example: budget schedules add 900 housing rent --date 1.12 --by-itself
    Example: budget schedules add 12.99 fun music --book
    Example: budget schedules add 900 housing rent #flat --payee Landlord
    """
    kind = _kind(income, source)
    category, note = _category_and_note(kind, words or [])
    details = typed_details(note, payee, tag)
    paid = context.account(account)
    code = context.workspace.currency_code if kind == "expense" else context.currency_of(paid)
    body = ScheduleCreate(
        kind=kind,
        value=amount.checked(code),
        account_id=paid.id,
        from_account_id=context.account_id(source),
        category_id=context.category_id(category),
        note=details.note,
        payee=details.payee,
        tags=list(details.tags),
        frequency=frequency,
        every=every,
        start_date=_day(date or parse_day("today")),
        end_date=None if until is None else _day(until),
        count=times,
        weekend=weekend or "asIs",
        mode="post" if by_itself else "ask",
        backfill=backfill,
        book=book or UNSET,
    )
    _show_result(context, context.client.schedules.create(context.workspace.id, body))


@command(app)
def edit(
    context: Context,
    name: ScheduleName,
    amount: Annotated[TypedAmount | None, amount_option("Another amount.")] = None,
    category: CategoryOption = None,
    account: NamedAccount = None,
    source: Source = None,
    note: NoteOption = None,
    payee: PayeeOption = None,
    tag: NewTags = None,
    frequency: Annotated[ScheduleFrequency | None, typer.Option(help="How often.")] = None,
    every: Annotated[int | None, typer.Option("--every", min=1, max=99, metavar="N")] = None,
    date: DayOption = None,
    until: Until = None,
    times: Times = None,
    no_end: Annotated[bool, typer.Option("--no-end", help="It goes on without an end.")] = False,
    weekend: OnWeekends = None,
    by_itself: ByItself = None,
) -> None:
    """Change a schedule; what it posted stays as it is.

    Example: budget schedules edit rent --amount 950
    Example: budget schedules edit rent --payee Landlord --tag flat
    """
    before = find_schedule(context, name).row
    changes = ScheduleUpdate(
        value=UNSET if amount is None else amount.checked(before.currency_code),
        category_id=or_unset(context.category_id(category)),
        account_id=or_unset(context.account_id(account)),
        from_account_id=or_unset(context.account_id(source)),
        note=or_unset(note),
        payee=or_unset(payee),
        tags=UNSET if tag is None else clean_tags([each for each in tag if each]),
        frequency=or_unset(frequency),
        every=or_unset(every),
        start_date=UNSET if date is None else _day(date),
        end_date=clearable(None if until is None else _day(until), no_end),
        count=clearable(times, no_end),
        weekend=or_unset(weekend),
        mode=UNSET if by_itself is None else ("post" if by_itself else "ask"),
        version=before.version,
    )
    check_changes(context, changes, "budget schedules edit")
    _show_result(context, context.client.schedules.update(before.id, changes))


@command(app)
def post(
    context: Context,
    name: ScheduleName,
    occurrence: Occurrence = None,
    amount: Annotated[TypedAmount | None, amount_option("What it really was.")] = None,
    account_value: Annotated[TypedAmount | None, amount_option("What left the account, in its currency.")] = None,
    from_value: Annotated[TypedAmount | None, amount_option("What left the other account, in its currency.")] = None,
    date: DayOption = None,
    note: NoteOption = None,
) -> None:
    """Book the oldest one that is due, or another one, also early.

    Example: budget schedules post rent --amount 950
    """
    found = find_schedule(context, name)
    body = SchedulePost(
        occurrence=chosen_occurrence(found, occurrence),
        value=UNSET if amount is None else amount.checked(found.row.currency_code),
        account_value=UNSET if account_value is None else account_value.value,
        from_value=UNSET if from_value is None else from_value.value,
        day=UNSET if date is None else _day(date),
        note=or_unset(note),
    )
    entry = context.client.schedules.post(found.id, body)
    sentence = context.text("Booked: {entry}.", entry=history.summary(context.display, entry))
    context.output.result(entry, history.columns(context.display), sentence)


@command(app)
def skip(context: Context, name: ScheduleName, occurrence: Occurrence = None) -> None:
    """Leave the oldest one that is due out, or another one.

    Example: budget schedules skip rent
    """
    found = find_schedule(context, name)
    day = chosen_occurrence(found, occurrence)
    row = context.client.schedules.skip(found.id, ScheduleSkip(occurrence=day))
    context.output.result(row, columns(context), context.text("{name} of {day} is left out.", name=found.name, day=day))


@command(app)
def pause(context: Context, name: ScheduleName) -> None:
    """Keep a schedule from coming up.

    Example: budget schedules pause gym
    """
    found = find_schedule(context, name)
    _show_result(context, context.client.schedules.toggle(found.id, ScheduleToggle(is_active=False)))


@command(app)
def resume(context: Context, name: ScheduleName) -> None:
    """Let a schedule come up again, from today.

    Example: budget schedules resume gym
    """
    found = find_schedule(context, name)
    _show_result(context, context.client.schedules.toggle(found.id, ScheduleToggle(is_active=True)))


@command(app)
def delete(context: Context, name: ScheduleName) -> None:
    """Remove a schedule; what it posted stays, and `restore` undoes it.

    Example: budget schedules delete gym
    """
    found = find_schedule(context, name)
    deleted = context.client.schedules.delete(found.id)
    text = "Removed {name}. To restore it: budget schedules restore {id}"
    context.output.result(deleted, columns(context), context.text(text, name=found.name, id=found.id))


@command(app)
def restore(context: Context, schedule_id: DeletedId) -> None:
    """Restore a deleted schedule.

    Example: budget schedules restore 0198f7a2-0000-7000-8000-000000000001
    """
    _show_result(context, context.client.schedules.restore(schedule_id))


def _kind(is_income: bool, source: str | None) -> ScheduleKind:
    if source is None:
        return "income" if is_income else "expense"
    if is_income:
        raise WrongUsage("--income and --from exclude each other.")
    return "transfer"


def _category_and_note(kind: ScheduleKind, words: list[str]) -> tuple[str | None, str]:
    if kind != "expense":
        return None, " ".join(words)
    if not words:
        raise WrongUsage("An expense needs a category: budget schedules add 900 housing rent.")
    return words[0], " ".join(words[1:])


def _day(typed: str) -> str:
    return months.parse_moment(typed).local_day.isoformat()


def _show_result(context: Context, row: Schedule) -> None:
    name, value = name_of(context, row), shown_amount(context.display, row.value, row)
    if row.due:
        sentence = context.text("{name}, {amount}: {count} due.", name=name, amount=value, count=len(row.due))
    elif row.next_date is None:
        sentence = context.text("{name}, {amount}: nothing comes up.", name=name, amount=value)
    else:
        sentence = context.text("{name}, {amount}: next on {day}.", name=name, amount=value, day=row.next_date)
    context.output.result(row, columns(context), sentence)
