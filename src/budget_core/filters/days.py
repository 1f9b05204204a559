"""Spans of days as filters name them: a day, a month, a year or a word like `yesterday`."""

from datetime import date

from budget_core.base import months
from budget_core.base.errors import DomainError

_YEAR_CHARACTERS = 4


def read_span(text: str, today: date) -> tuple[str, str] | None:
    """Return the first and last day that a text names; None where it names none.

    | text       | first      | last       |
    |------------|------------|------------|
    | 2026       | 2026-01-01 | 2026-12-31 |
    | 2026-02    | 2026-02-01 | 2026-02-28 |
    | 24.12.2026 | 2026-12-24 | 2026-12-24 |
    """
    try:
        if len(text) == _YEAR_CHARACTERS:
            first, _ = months.day_range(months.parse_month(f"{text}-01"), 1)
            return first.isoformat(), first.replace(month=12, day=31).isoformat()
        first, last = months.day_range(months.parse_month(text), 1)
        return first.isoformat(), last.isoformat()
    except DomainError:
        day = _day(text, today)
        return None if day is None else (day.isoformat(), day.isoformat())


def _day(text: str, today: date) -> date | None:
    # Every command loads filters, and few of them name a day in words.
    from budget_core.quick_add.days import dotted_day, read_days
    from budget_core.quick_add.words import split

    if dotted := dotted_day(text, today):
        return dotted
    words = split(text)
    found = read_days(words, today)
    return found[0].day if len(found) == 1 and len(found[0].words) == len(words) else None
