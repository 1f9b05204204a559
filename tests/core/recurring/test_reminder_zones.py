"""Reminders where clocks jump: every zone, two years, beside an oracle that only looks at what clocks show."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from budget_core.recurring.reminders import last_at, next_at

FROM, UNTIL = datetime(2026, 12, 1, tzinfo=UTC), datetime(2028, 12, 1, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
AROUND = timedelta(hours=3)
"""Longest jump of a clock in these years; a test checks it."""
STEPS = 23
"""Minutes between the times that are tried: they fall on every part of an hour."""
SHORTEST_MONTH = 28
EVERY = 8
"""One zone of this many is tested; `make prove` tests all."""
START_BEFORE = {"once": 0, "daily": 1, "weekly": 14}


class Jump(NamedTuple):
    """The first minute in which the clock of a zone shows what it would not have shown."""

    zone: ZoneInfo
    at: datetime
    by: timedelta


def jumps(zone: ZoneInfo) -> Iterator[Jump]:
    """All of them in the two years."""
    day = FROM
    while day < UNTIL:
        by = offset(zone, day + DAY) - offset(zone, day)
        if by:
            yield Jump(zone, first_minute(zone, day), by)
        day += DAY


def offset(zone: ZoneInfo, at: datetime) -> timedelta:
    return shown(zone, at) - at.replace(tzinfo=None)


def shown(zone: ZoneInfo, at: datetime) -> datetime:
    return at.astimezone(zone).replace(tzinfo=None)


def first_minute(zone: ZoneInfo, day: datetime) -> datetime:
    """Return the minute of the jump, found by bisection."""
    before, after = day, day + DAY
    while after - before > MINUTE:
        middle = before + (after - before) // 2 // MINUTE * MINUTE
        before, after = (before, middle) if offset(zone, middle) != offset(zone, day) else (middle, after)
    return after


def expected_times(jump: Jump) -> Iterator[tuple[datetime, datetime]]:
    """Local times around a jump, and when a reminder for each rings: the first time a clock shows it.

    One that no clock shows rings as much later as the clock jumps.
    """
    first_shown: dict[datetime, datetime] = {}
    at = jump.at - AROUND
    while at < jump.at + AROUND:
        first_shown.setdefault(shown(jump.zone, at), at)
        at += MINUTE
    local = shown(jump.zone, jump.at - AROUND) + abs(jump.by)
    while local < shown(jump.zone, jump.at + AROUND) - abs(jump.by):
        yield local, first_shown.get(local) or first_shown[local + jump.by]
        local += STEPS * MINUTE


def check(jump: Jump, local: datetime, at: datetime) -> None:
    """The rule rings then: not before, not twice, and not again when the clock of the server was set back."""
    for frequency, days in START_BEFORE.items():
        start, told = local - days * DAY, (jump.zone.key, local, frequency)
        assert next_at(start, frequency, jump.zone, at - MINUTE) == at, told
        assert last_at(start, frequency, jump.zone, at + MINUTE) == at, told
        assert last_at(start, frequency, jump.zone, at) == at, told
        assert next_at(start, frequency, jump.zone, at) != at, told
        earlier = last_at(start, frequency, jump.zone, at - MINUTE)
        assert earlier is None or earlier < at, told
    if local.day <= SHORTEST_MONTH:
        month_before = (local.replace(day=1) - DAY).replace(day=local.day, hour=local.hour, minute=local.minute)
        assert next_at(month_before, "monthly", jump.zone, at - MINUTE) == at, (jump.zone.key, local)


def check_zones(keys: Iterable[str]) -> int:
    """Return the number of local times at which the rule and the oracle agreed."""
    tried = 0
    for key in keys:
        for jump in jumps(ZoneInfo(key)):
            assert abs(jump.by) < AROUND, jump
            for local, at in expected_times(jump):
                check(jump, local, at)
                tried += 1
    return tried


def test_reminders_ring_once_where_clocks_jump() -> None:
    assert check_zones(sorted(available_timezones())[::EVERY]) > 0


def test_a_reminder_rings_by_the_clock_of_its_place_before_and_after_a_jump() -> None:
    zone = ZoneInfo("Europe/Kyiv")
    (first, *_) = jumps(zone)
    assert (first.at, first.by) == (datetime(2027, 3, 28, 1, tzinfo=UTC), timedelta(hours=1))
    times = dict(expected_times(first))
    skipped = [at for local, at in times.items() if shown(zone, at) != local]
    assert skipped
    assert all(shown(zone, at) - local == first.by for local, at in times.items() if at in skipped)
