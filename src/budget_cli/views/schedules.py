"""Schedules, what is due of them, and the forecast."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.planning.schedules import DueOccurrence, Forecast, Schedule
from budget_sdk.matching import short_id

_EACH = {"once": "once", "day": "every day", "week": "every week", "month": "every month", "year": "every year"}
_SEVERAL = {
    "day": "every {count} days",
    "week": "every {count} weeks",
    "month": "every {count} months",
    "year": "every {count} years",
}
_PROBLEMS = {"noRate": "no rate", "accountDeleted": "account deleted", "categoryArchived": "category archived"}
_MODES = {"ask": "asks first", "post": "by itself"}


@dataclass(frozen=True, slots=True)
class NamedSchedule:
    """A schedule with what it is called: its note, else its category, else its kind; of a transfer its accounts too."""

    id: str
    name: str
    row: Schedule


def how_often(display: Display, row: Schedule) -> str:
    """Return how often a schedule comes up."""
    if row.every == 1:
        return display.text(_EACH[row.frequency])
    return display.text(_SEVERAL[row.frequency], count=row.every)


def amount(display: Display, value: Decimal, row: Schedule) -> str:
    """Return an amount of a schedule with its sign; a transfer has none."""
    if row.kind == "transfer":
        return display.amount(value, row.currency_code)
    return display.signed(-value if row.kind == "expense" else value, row.currency_code)


def columns(
    display: Display, name_of: Callable[[Schedule], str], accounts: Mapping[str, str], people: Mapping[str, str]
) -> list[Column[Schedule]]:
    """Return the columns of a schedule; `accounts` and `people` are names by id."""
    return [
        Column(
            "name",
            name_of,
            lambda row: row.note or display.name(name_of(row)),
        ),
        Column("kind", lambda row: row.kind, is_in_table=False),
        Column("value", lambda row: row.value, lambda row: amount(display, row.value, row), is_number=True),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column("payee", lambda row: row.payee, is_hidden_when_empty=True, is_optional=True),
        Column("tags", lambda row: " ".join(row.tags), is_hidden_when_empty=True, is_optional=True),
        Column("how often", lambda row: how_often(display, row)),
        Column(
            "next",
            lambda row: row.next_date,
            lambda row: row.next_date or display.text("ended" if row.is_active else "paused"),
            is_fixed=True,
        ),
        Column("due", lambda row: len(row.due), lambda row: str(len(row.due) or ""), is_number=True),
        Column("account", lambda row: accounts.get(row.account_id), is_label=True, is_optional=True),
        Column("mode", lambda row: row.mode, lambda row: display.text(_MODES[row.mode]), is_optional=True),
        Column("posted", lambda row: row.posted_count, is_number=True, is_optional=True),
        Column("who", lambda row: people.get(row.user_id or ""), is_optional=True),
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
    ]


class Due(NamedTuple):
    """An occurrence that waits, with its schedule."""

    schedule: NamedSchedule
    occurrence: DueOccurrence


def due_columns(display: Display) -> list[Column[Due]]:
    """Return the columns of what is due."""
    return [
        Column("day", lambda row: row.occurrence.day, is_fixed=True),
        Column(
            "name",
            lambda row: row.schedule.name,
            lambda row: row.schedule.row.note or display.name(row.schedule.name),
        ),
        Column(
            "value",
            lambda row: row.occurrence.value,
            lambda row: amount(display, row.occurrence.value, row.schedule.row),
            is_number=True,
        ),
        Column("currency", lambda row: row.schedule.row.currency_code, is_in_table=False),
        Column(
            "problem",
            lambda row: row.occurrence.problem,
            lambda row: display.text(_PROBLEMS[row.occurrence.problem]) if row.occurrence.problem else "",
            style=lambda _: WARNING,
            is_hidden_when_empty=True,
        ),
        Column("occurrence", lambda row: row.occurrence.occurrence, is_fixed=True, is_optional=True),
        Column("id", lambda row: row.schedule.id, lambda row: short_id(row.schedule.id), is_fixed=True),
    ]


class ForecastRow(NamedTuple):
    """A day on which a balance changes, and what comes up on it."""

    day: str
    what: str
    balance: Decimal


def forecast_rows(forecast: Forecast, names: Mapping[str, str], account_id: str | None) -> Sequence[ForecastRow]:
    """Return the days of an account, or of all that count in the balance together."""
    lines = {line.account_id: line.days for line in forecast.accounts}
    days = forecast.total.days if account_id is None else lines[account_id]
    what: dict[str, list[str]] = {}
    for item in forecast.items:
        if account_id in (None, item.account_id):
            what.setdefault(item.day, []).append(names.get(item.schedule_id, ""))
    return [ForecastRow(point.day, ", ".join(what.get(point.day, [])), point.amount) for point in days]


def forecast_columns(display: Display, code: str) -> list[Column[ForecastRow]]:
    """Return the columns of a forecast in one currency."""
    return [
        Column("day", lambda row: row.day, is_fixed=True),
        Column("balance", lambda row: row.balance, lambda row: display.amount(row.balance, code), is_number=True),
        Column("currency", lambda _: code, is_in_table=False),
        Column("what", lambda row: row.what),
    ]
