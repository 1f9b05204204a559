"""Reminders: when one is due.

They are stored as local time and zone, so an alarm at 9 stays at 9 in summer.
"""

import re
from calendar import monthrange
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.months import parse_day

FREQUENCIES: Final = ("once", "daily", "weekly", "monthly")

_DAYS: Final = {"daily": 1, "weekly": 7}
_LOCAL_MINUTE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):[0-5][0-9]")


def parse_local_minute(text: str) -> datetime:
    """Read `yyyy-MM-ddTHH:mm`, a time on somebody's clock: without zone."""
    match = _LOCAL_MINUTE.fullmatch(text)
    if match is None:
        raise DomainError(ErrorCode.VALIDATION_DATE)
    parse_day(match[1])
    return datetime.fromisoformat(text)


def next_at(start: datetime, frequency: str, zone: tzinfo, after: datetime) -> datetime | None:
    """Return the first time after an instant, in UTC; None when a reminder set for once is past.

    `start` is local and without zone. What was missed while nothing ran is one time, not many: ask with `after` = now.
    Monthly on the 29th to 31st falls on the last day of shorter months. A local time the clock skips comes as much
    later as the clock jumps; one it shows twice counts the first time.
    """
    count = max(0, _steps_until(start, frequency, after.astimezone(zone).replace(tzinfo=None)) - 1)
    while (at := _occurrence(start, frequency, count, zone)) <= after:
        if frequency == "once":
            return None
        count += 1
    return at


def last_at(start: datetime, frequency: str, zone: tzinfo, until: datetime) -> datetime | None:
    """Return the last time up to an instant, in UTC; None before the first."""
    for count in range(_steps_until(start, frequency, until.astimezone(zone).replace(tzinfo=None)) + 1, -1, -1):
        if (at := _occurrence(start, frequency, count, zone)) <= until:
            return at
    return None


def _steps_until(start: datetime, frequency: str, local: datetime) -> int:
    """Estimate how many times it occurred up to a local time."""
    if frequency == "monthly":
        return (local.year - start.year) * 12 + local.month - start.month
    return (local - start).days // _DAYS.get(frequency, 1) if frequency != "once" else 0


def _occurrence(start: datetime, frequency: str, count: int, zone: tzinfo) -> datetime:
    local = _in_month(start, count) if frequency == "monthly" else start + timedelta(_DAYS.get(frequency, 0) * count)
    return local.replace(tzinfo=zone).astimezone(UTC)


def _in_month(start: datetime, count: int) -> datetime:
    year, index = divmod(start.year * 12 + start.month - 1 + count, 12)
    return start.replace(year=year, month=index + 1, day=min(start.day, monthrange(year, index + 1)[1]))
