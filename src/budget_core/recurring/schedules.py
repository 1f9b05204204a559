"""Schedules: on which days planned expenses, incomes and transfers occur, and which of these days are open.

Every occurrence is computed from the first one, so that a schedule of the 31st comes back to it after shorter months.
An occurrence is named by its own date; `weekend` moves the day it is booked on alone.
"""

from calendar import monthrange
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import count
from typing import Final, Protocol
from uuid import UUID, uuid5

from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import YEAR_MAX

ONCE: Final = "once"
_DAYS: Final = {"day": 1, "week": 7}
_MONTHS: Final = {"month": 1, "year": 12}
_SATURDAY: Final = 5
_NO_END: Final = 10**6
SHIFT_MAX: Final = timedelta(days=2)
"""Days at most between an occurrence and the day it is booked on."""
_LAST_DAY: Final = date(YEAR_MAX, 12, 31)


class Rhythm(Protocol):
    """Rule that gives the dates of a schedule's occurrences."""

    @property
    def frequency(self) -> str:
        """`once`, `day`, `week`, `month` or `year`."""

    @property
    def every(self) -> int:
        """Number of units from one occurrence to the next; 1 for `once`."""

    @property
    def start_date(self) -> date:
        """Date of the first occurrence."""

    @property
    def end_date(self) -> date | None:
        """Last date an occurrence may have."""

    @property
    def count(self) -> int | None:
        """Number of occurrences, counted from the first date."""

    @property
    def weekend(self) -> str:
        """`asIs`; `before` and `after` move what falls on a weekend to Friday or Monday."""


class ScheduleRule(Rhythm, Protocol):
    """Rhythm that is switched on or off."""

    @property
    def is_active(self) -> bool:
        """False while it is paused: then nothing of it is due."""

    @property
    def active_from(self) -> date:
        """No occurrence before this date is ever due."""


@dataclass(frozen=True, slots=True)
class OpenOccurrence:
    """An occurrence that waits, and the day it is booked on."""

    occurrence: date
    day: date


def check_rhythm(rhythm: Rhythm) -> None:
    """Raise the error of the field that makes no sense beside the others.

    A schedule ends by a date or by a number, and one for once needs neither.
    """
    if rhythm.end_date is not None and rhythm.count is not None:
        raise field_error("count", ErrorCode.VALIDATION_CHOICE)
    if rhythm.frequency == ONCE and rhythm.every != 1:
        raise field_error("every", ErrorCode.VALIDATION_CHOICE)
    if rhythm.frequency == ONCE and rhythm.end_date is not None:
        raise field_error("endDate", ErrorCode.VALIDATION_CHOICE)
    if rhythm.frequency == ONCE and rhythm.count is not None:
        raise field_error("count", ErrorCode.VALIDATION_CHOICE)
    if rhythm.end_date is not None and rhythm.end_date < rhythm.start_date:
        raise field_error("endDate", ErrorCode.VALIDATION_PAST)


def occurrences(rhythm: Rhythm, first: date, last: date) -> list[date]:
    """Return the dates of the occurrences from `first` to `last`, both included.

    | start, frequency  | dates                                |
    |-------------------|--------------------------------------|
    | 2027-01-31, month | 31 Jan, 28 Feb, 31 Mar, 30 Apr …     |
    | 2028-02-29, year  | 29 Feb 2028, 28 Feb 2029 … 2032: 29  |
    """
    found = []
    for day in _dates(rhythm, first):
        if day > last:
            break
        found.append(day)
    return found


def is_occurrence(rhythm: Rhythm, day: date) -> bool:
    """Return whether the schedule has an occurrence of this date."""
    return _count(rhythm, day, day) == 1


def booked_day(occurrence: date, weekend: str) -> date:
    """Return the day an occurrence is booked on: a weekend moves it to the Friday before or the Monday after."""
    days_in = occurrence.weekday() - _SATURDAY
    if days_in < 0 or weekend == "asIs":
        return occurrence
    return occurrence + timedelta(days=-1 - days_in if weekend == "before" else 2 - days_in)


def open_occurrences(schedule: ScheduleRule, settled: Collection[date], last: date) -> Iterator[OpenOccurrence]:
    """Yield what is to be booked up to a day, in order, `settled` ones (posted or skipped) left out."""
    if not schedule.is_active:
        return
    for occurrence in _dates(schedule, schedule.active_from):
        day = booked_day(occurrence, schedule.weekend)
        if day > last:
            return
        if occurrence not in settled:
            yield OpenOccurrence(occurrence, day)


def booked_days(schedule: ScheduleRule, skipped: Collection[date], first: date, last: date) -> list[date]:
    """Return the days from `first` to `last` on which occurrences are booked, whether they are posted or not."""
    if not schedule.is_active:
        return []
    dates = occurrences(schedule, max(schedule.active_from, first - SHIFT_MAX), last + SHIFT_MAX)
    days = (booked_day(day, schedule.weekend) for day in dates if day not in skipped)
    return [day for day in days if first <= day <= last]


def count_booked(schedule: ScheduleRule, left_out: Collection[date], first: date | None, last: date) -> int:
    """Return the number of occurrences booked from `first` to `last`, without listing them.

    Without `first` they are counted since the schedule is active. `left_out` are posted or skipped ones.
    """
    if not schedule.is_active:
        return 0
    begin = schedule.active_from
    if first is not None:
        begin = max(begin, min(day for day in _days_around(first) if booked_day(day, schedule.weekend) >= first))
    end = max(day for day in _days_around(last) if booked_day(day, schedule.weekend) <= last)
    return _count(schedule, begin, end) - sum(begin <= day <= end and is_occurrence(schedule, day) for day in left_out)


def next_day(schedule: ScheduleRule, settled: Collection[date], today: date) -> date | None:
    """Return the day of the first open occurrence that is booked after today; None when there is none."""
    if not schedule.is_active:
        return None
    for day in _dates(schedule, max(schedule.active_from, today - SHIFT_MAX)):
        if day not in settled and booked_day(day, schedule.weekend) > today:
            return booked_day(day, schedule.weekend)
    return None


def active_from(start_date: date, today: date, *, has_backfill: bool = False) -> date:
    """Return the date before which nothing of a new schedule is due: of the past only what `has_backfill` asks for."""
    return start_date if has_backfill else max(start_date, today)


def entry_id(schedule_id: str, occurrence: date, attempt: int = 1) -> str:
    """Return the id of the entry that posts an occurrence, the same on every device.

    `attempt` rises by one with every reversal of the entry.
    """
    name = occurrence.isoformat() if attempt == 1 else f"{occurrence.isoformat()}#{attempt}"
    return str(uuid5(UUID(schedule_id), name))


def reversals(schedule_id: str, occurrence: date, reversed_ids: Collection[str]) -> int:
    """Return how many ids of an occurrence's entries are taken by reversed ones.

    Those of corrections are none.
    """
    ids = (entry_id(schedule_id, occurrence, attempt) for attempt in count(1))
    return next(number for number, one in enumerate(ids) if one not in reversed_ids)  # always: they come to an end


def _dates(rhythm: Rhythm, first: date) -> Iterator[date]:
    """Yield the dates of the occurrences from a day on, in order."""
    for index in range(_index_from(rhythm, first), _number_of(rhythm)):
        day = _date_at(rhythm, index)
        if day is None or (rhythm.end_date is not None and day > rhythm.end_date):
            return
        yield day


def _count(rhythm: Rhythm, first: date, last: date) -> int:
    """Return the number of occurrences from `first` to `last`, both included."""
    end = min(last, rhythm.end_date or _LAST_DAY, _LAST_DAY)
    after = min(_index_from(rhythm, end + timedelta(days=1)), _number_of(rhythm))
    return max(0, after - _index_from(rhythm, first))


def _number_of(rhythm: Rhythm) -> int:
    """Return the number of all occurrences, `_NO_END` where only the calendar ends them."""
    return 1 if rhythm.frequency == ONCE else rhythm.count or _NO_END


def _index_from(rhythm: Rhythm, first: date) -> int:
    """Return the number of the first occurrence from a day on, counted from 0."""
    start = rhythm.start_date
    if first <= start:
        return 0
    if rhythm.frequency == ONCE:
        return 1
    if rhythm.frequency in _DAYS:
        return -((start - first).days // (_DAYS[rhythm.frequency] * rhythm.every))
    months = (first.year - start.year) * 12 + first.month - start.month
    index = months // (_MONTHS[rhythm.frequency] * rhythm.every)
    day = _date_at(rhythm, index)
    return index if day is None or day >= first else index + 1


def _days_around(day: date) -> list[date]:
    """Return the days that a weekend can move to or from a day, in order."""
    return [day + timedelta(days=days) for days in range(-SHIFT_MAX.days, SHIFT_MAX.days + 1)]


def _date_at(rhythm: Rhythm, index: int) -> date | None:
    """Return the date of the occurrence of a number, from 0; None beyond the last year there is."""
    start, steps = rhythm.start_date, rhythm.every * index
    if rhythm.frequency in _MONTHS:
        year, month = divmod(start.year * 12 + start.month - 1 + steps * _MONTHS[rhythm.frequency], 12)
        if year > YEAR_MAX:
            return None
        return date(year, month + 1, min(start.day, monthrange(year, month + 1)[1]))
    days = steps * _DAYS.get(rhythm.frequency, 0)
    return start + timedelta(days=days) if days <= (_LAST_DAY - start).days else None
