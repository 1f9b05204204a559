"""The entries that `budget history` and `budget history` show: a range of days, in a chosen order."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Annotated, Any

import typer

from budget_cli.arguments import parse_day
from budget_cli.errors import WrongUsage
from budget_core.base import months
from budget_core.base.errors import DomainError
from budget_core.contract.entries.history import HistoryEntry

_YEAR_CHARACTERS = 4


class Order(StrEnum):
    """An order of entries: by time, size or name."""

    NEWEST = "newest"
    OLDEST = "oldest"
    LARGEST = "largest"
    SMALLEST = "smallest"
    CATEGORY = "category"
    ACCOUNT = "account"
    NOTE = "note"
    PAYEE = "payee"
    PERSON = "person"
    KIND = "kind"


_KEYS: dict[Order, Callable[[HistoryEntry], Any]] = {
    Order.LARGEST: lambda entry: -abs(entry.value),
    Order.SMALLEST: lambda entry: abs(entry.value),
    Order.CATEGORY: lambda entry: (entry.category_label or "").casefold(),
    Order.ACCOUNT: lambda entry: (entry.account_label or "").casefold(),
    Order.NOTE: lambda entry: entry.note.casefold(),
    Order.PAYEE: lambda entry: entry.payee.casefold(),
    Order.PERSON: lambda entry: entry.creator_name.casefold(),
    Order.KIND: lambda entry: entry.kind,
}
"""The newest come first among those that are alike."""


def parse_year(text: str) -> str:
    """Return a year as it is typed, `2026`."""
    if len(text) != _YEAR_CHARACTERS or not (text.isascii() and text.isdecimal()) or text == "0000":
        raise WrongUsage("{typed} is not a year. Write it like 2026.", typed=repr(text))
    return text


def parse_first_day(text: str) -> str:
    """Return the first day of what was typed: a day, a month like `2026-03` or a year."""
    return _days(text)[0]


def parse_last_day(text: str) -> str:
    """Return the last day of what was typed."""
    return _days(text)[1]


def _days(text: str) -> tuple[str, str]:
    typed = text.strip()
    if len(typed) == _YEAR_CHARACTERS and typed.isdecimal():
        year = parse_year(typed)
        return f"{year}-01-01", f"{year}-12-31"
    try:
        month = months.parse_month(typed)
    except DomainError:
        day = parse_day(text)[:10]
        return day, day
    first, last = months.day_range(month, 1)
    return first.isoformat(), last.isoformat()


Since = Annotated[
    str | None,
    typer.Option("--since", parser=parse_first_day, metavar="DAY", help="The first day, month or year."),
]
Until = Annotated[
    str | None,
    typer.Option("--until", parser=parse_last_day, metavar="DAY", help="The last day, month or year."),
]
Year = Annotated[str | None, typer.Option("--year", parser=parse_year, metavar="YEAR", help="Like 2026.")]
Sort = Annotated[
    Order | None, typer.Option("--sort", help="The order: by time, size or name; by default the newest first.")
]


def span(since: str | None, until: str | None, year: str | None) -> tuple[str | None, str | None]:
    """Return the first and the last day that the options leave; None where none does."""
    firsts = [day for day in (since, year and f"{year}-01-01") if day]
    lasts = [day for day in (until, year and f"{year}-12-31") if day]
    first, last = max(firsts, default=None), min(lasts, default=None)
    if first and last and first > last:
        raise WrongUsage("The range ends before it starts.")
    return first, last


def in_order(entries: Iterable[HistoryEntry], order: Order | None) -> Iterable[HistoryEntry]:
    """Return the entries, which come newest first, in another order."""
    if order in (None, Order.NEWEST):
        return entries
    if order is Order.OLDEST:
        return reversed(list(entries))
    return sorted(entries, key=_KEYS[order])
