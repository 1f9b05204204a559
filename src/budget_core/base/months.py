"""Budget months: which one a day belongs to, its first and last day, and the days left in it.

A month is its key `yyyy-MM`, a day is a `date`. With a first day d, the days up to and including d belong to their own
month, later ones to the next; d = 1 means the calendar month.
"""

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone
from functools import lru_cache

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import YEAR_MAX, YEAR_MIN

_MONTH = re.compile(r"[0-9]{4}-[0-9]{2}")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_INSTANT = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-5][0-9])"
)
_NOON = time(12, tzinfo=UTC)
_OFFSETS_HOURS = (0, 14, -12)
"""Local days lie between 12 hours behind and 14 ahead of UTC: one of these is right for every moment of a clock."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When something happened: the instant in UTC, and the calendar day where it happened."""

    instant: datetime
    local_day: date


def month_of(day: date, first_day: int) -> str:
    """Return the budget month of a day.

    | day        | d = 1   | d = 10  |
    |------------|---------|---------|
    | 2026-11-10 | 2026-11 | 2026-11 |
    | 2026-11-11 | 2026-11 | 2026-12 |
    | 2026-12-31 | 2026-12 | 2027-01 |
    """
    own = f"{day:%Y-%m}"
    return own if first_day == 1 or day.day <= first_day else add(own, 1)


def add(month: str, count: int) -> str:
    """Return the month so many months later, or earlier when negative."""
    year, index = divmod(int(month[:4]) * 12 + int(month[5:]) - 1 + count, 12)
    return f"{year:04}-{index + 1:02}"


def between(first: str, last: str) -> list[str]:
    """Return all months from the first to the last, both included.

    There are none if the last comes before the first.
    """
    months = []
    while first <= last:
        months.append(first)
        first = add(first, 1)
    return months


def first_date(month: str) -> date:
    """Return the calendar day a planning of the month is dated with."""
    return date(int(month[:4]), int(month[5:]), 1)


def day_range(month: str, first_day: int) -> tuple[date, date]:
    """Return the first and the last day of a budget month.

    With d = 10, 2026-12 is 11 November to 10 December.
    """
    start = first_date(month)
    if first_day == 1:
        return start, start.replace(day=monthrange(start.year, start.month)[1])
    previous = start - timedelta(days=1)
    return previous.replace(day=first_day) + timedelta(days=1), start.replace(day=first_day)


def days_left(today: date, month: str, first_day: int) -> int:
    """Return the days of the running month from today on, today included; 0 for any other month."""
    first, last = day_range(month, first_day)
    return (last - today).days + 1 if first <= today <= last else 0


def day_number(today: date, month: str, first_day: int) -> tuple[int, int] | None:
    """Return the day's number and the month's length ("Day 12 of 30").

    None for any month but the running one.
    """
    first, last = day_range(month, first_day)
    if not first <= today <= last:
        return None
    return (today - first).days + 1, (last - first).days + 1


def parse_month(text: str) -> str:
    """Read `yyyy-MM`."""
    if _MONTH.fullmatch(text) is None:
        raise DomainError(ErrorCode.VALIDATION_MONTH)
    return f"{_day(f'{text}-01', ErrorCode.VALIDATION_MONTH):%Y-%m}"


def parse_month_date(text: str) -> str:
    """Read a planning's date `yyyy-MM-01` and give its month."""
    if _DAY.fullmatch(text) is None or not text.endswith("-01"):
        raise DomainError(ErrorCode.VALIDATION_MONTH)
    return parse_month(text[:7])


def parse_day(text: str) -> date:
    """Read `yyyy-MM-dd`."""
    if _DAY.fullmatch(text) is None:
        raise DomainError(ErrorCode.VALIDATION_DATE)
    return _day(text, ErrorCode.VALIDATION_DATE)


@lru_cache(maxsize=4096)
def parse_moment(text: str) -> Moment:
    """Read an RFC 3339 date and time with offset, or a bare day, which stands for its noon in UTC.

    The local day is the one written in the text, whatever its offset. Fractions below a microsecond are dropped.
    """
    if _DAY.fullmatch(text) is not None:
        day = parse_day(text)
        return Moment(datetime.combine(day, _NOON), day)
    if _INSTANT.fullmatch(text) is None:
        raise DomainError(ErrorCode.VALIDATION_DATE)
    day = parse_day(text[:10])  # first: days at the ends of the calendar have no moment in UTC (OverflowError)
    return Moment(_instant(text.upper()), day)


def moment_text(instant: datetime, local_day: date) -> str:
    """Return the moment as `parse_moment` reads it.

    At an offset where the instant is on this day; else only the day.
    """
    for hours in _OFFSETS_HOURS:
        local = instant.astimezone(timezone(timedelta(hours=hours)))
        if local.date() == local_day:
            return local.isoformat(timespec="milliseconds")
    return local_day.isoformat()


def _day(text: str, code: ErrorCode) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise DomainError(code) from error
    if not YEAR_MIN <= day.year <= YEAR_MAX:
        raise DomainError(code)
    return day


def _instant(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except ValueError as error:
        raise DomainError(ErrorCode.VALIDATION_DATE) from error
