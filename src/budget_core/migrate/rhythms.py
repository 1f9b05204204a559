"""Rhythms of other apps as the rhythm of a schedule."""

from datetime import date, timedelta
from typing import Final

from budget_core.base.limits import YEAR_MIN

LAST: Final = -1
_LONGEST: Final = 31


def on_day_of_month(start: date, number: int) -> date | None:
    """Return the first day of a monthly schedule on a day of the month; None for a day that no month has.

    A schedule on the 31st falls on the last day of shorter months, so the last day of each month begins with a month
    of 31 days, which may lie before `start`.
    """
    if number == LAST:
        number = _LONGEST
        first = start.replace(day=1)
        while _days_in(first) < _LONGEST and first.year > YEAR_MIN:
            first = (first - timedelta(days=1)).replace(day=1)
        return first.replace(day=number)
    if not 1 <= number <= _LONGEST:
        return None
    first = start.replace(day=1)
    while _days_in(first) < number or first.replace(day=number) < start:
        first = _next_month(first)
    return first.replace(day=number)


def _days_in(first: date) -> int:
    return (_next_month(first) - timedelta(days=1)).day


def _next_month(first: date) -> date:
    return (first + timedelta(days=32)).replace(day=1)
