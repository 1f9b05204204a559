"""Age of a price; its text is tested by the vectors."""

from datetime import UTC, datetime, timedelta

import pytest

from budget_core.stocks import age

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (-5, (0, "minutes")),
        (59, (0, "minutes")),
        (3599, (59, "minutes")),
        (3600, (1, "hours")),
        (86_399, (23, "hours")),
        (200_000, (2, "days")),
    ],
)
def test_an_age_is_told_in_its_largest_unit(seconds: int, shown: tuple[int, str]) -> None:
    assert age(NOW - timedelta(seconds=seconds), NOW) == shown
