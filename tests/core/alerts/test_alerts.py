"""Rules of alerts that only a server has: what is told again, and which expenses of others are."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from budget_core.alerts.alerts import is_told_again, is_told_of

NOON = datetime(2026, 11, 27, 12, tzinfo=UTC)


@pytest.mark.parametrize(("minutes", "expected"), [(0, False), (59, False), (60, True), (600, True)])
def test_a_level_is_told_again_after_an_hour(minutes: int, expected: bool) -> None:
    assert is_told_again(NOON, NOON + timedelta(minutes=minutes)) is expected


@pytest.mark.parametrize(
    ("value", "above", "expected"),
    [
        (Decimal("-49.99"), Decimal(50), False),
        (Decimal("-50.00"), Decimal(50), True),
        (Decimal("-0.01"), Decimal(0), True),
        (None, Decimal(50), True),
    ],
)
def test_a_small_expense_of_somebody_else_is_not_told(value: Decimal | None, above: Decimal, expected: bool) -> None:
    assert is_told_of(value, above) is expected
