"""Times of a stored reminder, by the rule of the core."""

from datetime import datetime
from zoneinfo import ZoneInfo

from budget_api.db.models import ReminderRow
from budget_core.base.errors import ErrorCode, field_error
from budget_core.recurring.reminders import last_at, next_at, parse_local_minute


def next_time(row: ReminderRow, after: datetime) -> datetime | None:
    """Return the first time after an instant; None when a single one is past."""
    return next_at(parse_local_minute(row.date), row.frequency, ZoneInfo(row.time_zone), after)


def last_time(row: ReminderRow, until: datetime) -> datetime | None:
    """Return the last time up to an instant; None before its beginning."""
    return last_at(parse_local_minute(row.date), row.frequency, ZoneInfo(row.time_zone), until)


def schedule(row: ReminderRow, now: datetime) -> None:
    """Set the next time from the other fields.

    Raises: DomainError(VALIDATION_PAST) on `date` when there is none.
    """
    coming = next_time(row, now)
    if coming is None:
        raise field_error("date", ErrorCode.VALIDATION_PAST)
    row.next_at = coming if row.active else None
