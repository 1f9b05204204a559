"""Alerts: levels of a budget that spending reaches, and when a message about them may come.

A level counts once a month: it is reached again only after spending fell below it, and told again an hour after it was
told at the earliest. Source: specification, decisions 26 and 32.
"""

import re
from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from decimal import Decimal
from typing import Final, NamedTuple

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import PERCENT_MAX

LEVELS: Final = (80, 100)
"""Percents of a budget."""
DAILY: Final = time(19)
"""Time on a person's clock of the summary of a day."""

TOLD_AGAIN_AFTER: Final = timedelta(hours=1)
"""Time for which a level that was told is not told again, however often spending leaves and reaches it."""

_CLOCK = re.compile("([01][0-9]|2[0-3]):[0-5][0-9]")
_A_DAY = timedelta(days=1)


class QuietHours(NamedTuple):
    """Hours of each day on a person's clock in which no alert comes, `HH:mm`; equal ends are none at all."""

    begin: str
    end: str
    zone: tzinfo


def parse_clock(text: str) -> time:
    """Read `HH:mm`, a time of any day."""
    if _CLOCK.fullmatch(text) is None:
        raise DomainError(ErrorCode.VALIDATION_TIME)
    return time.fromisoformat(text)


def level(spent: Decimal, base: Decimal) -> int:
    """Return the highest level that spending has reached, 0 below the first.

    Where nothing is there to be spent from, nothing is reached.

    | spent | base | level |
    |-------|------|-------|
    | 79.99 | 100  | 0     |
    | 80    | 100  | 80    |
    | 120   | 100  | 100   |
    | 5     | 0    | 0     |
    """
    if base <= 0:
        return 0
    return max((each for each in LEVELS if spent * PERCENT_MAX >= base * each), default=0)


def crossed(old_level: int, new_level: int, levels: Collection[int]) -> list[int]:
    """Return those of the wanted levels that were reached, lowest first: the last is the one to tell of."""
    return [each for each in LEVELS if old_level < each <= new_level and each in levels]


def is_told_again(told_at: datetime, moment: datetime) -> bool:
    """Return whether a level that is reached again may be told."""
    return moment - told_at >= TOLD_AGAIN_AFTER


def is_told_of(workspace_value: Decimal | None, above: Decimal) -> bool:
    """Return whether an expense of somebody else is large enough; one without a rate is told.

    | workspace value | above | told |
    |-----------------|-------|------|
    | -49.99          | 50    | no   |
    | -50.00          | 50    | yes  |
    | none            | 50    | yes  |
    """
    return workspace_value is None or abs(workspace_value) >= above


def quiet_until(moment: datetime, begin: str, end: str, zone: tzinfo) -> datetime | None:
    """Return the end of the quiet hours that hold a moment, in UTC; None outside of them."""
    today = moment.astimezone(zone).date()
    for day in (today - _A_DAY, today):
        last = day if begin < end else day + _A_DAY
        if begin != end and _instant(day, begin, zone) <= moment < (until := _instant(last, end, zone)):
            return until
    return None


def alert_at(moment: datetime, quiet: QuietHours) -> datetime:
    """Return when an alert may come: at once, or when the quiet hours end."""
    return quiet_until(moment, *quiet) or moment


def daily_at(moment: datetime, quiet: QuietHours) -> datetime:
    """Return when the summary of a day comes that follows a moment."""
    today, clock = moment.astimezone(quiet.zone).date(), f"{DAILY:%H:%M}"
    at = _instant(today, clock, quiet.zone)
    return alert_at(at if at > moment else _instant(today + _A_DAY, clock, quiet.zone), quiet)


def _instant(day: date, clock: str, zone: tzinfo) -> datetime:
    """Return the moment of a clock; one that is skipped comes as much later as the clock jumps."""
    return datetime.combine(day, time.fromisoformat(clock), zone).astimezone(UTC)
