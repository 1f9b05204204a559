"""Period of time that a subscription covers."""

from datetime import UTC, datetime

import pytest

from budget_core.people.subscriptions import FOREVER, SubscriptionTerms, entitled_until

BEGAN, ENDS = datetime(2026, 11, 1, tzinfo=UTC), datetime(2026, 12, 1, tzinfo=UTC)
A_WEEK_IN = datetime(2026, 11, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    ("status", "is_ending", "is_unpaid", "until"),
    [
        ("active", False, False, FOREVER),
        ("trialing", False, False, FOREVER),
        ("active", True, False, ENDS),
        ("trialing", True, False, ENDS),
        ("past_due", False, False, A_WEEK_IN),
        ("past_due", True, False, A_WEEK_IN),
        ("canceled", False, False, ENDS),
        ("canceled", False, True, A_WEEK_IN),
        ("unpaid", False, False, None),
        ("incomplete", False, False, None),
        ("incomplete_expired", False, False, None),
        ("paused", False, False, None),
        ("something new", False, False, None),
    ],
)
def test_a_subscription_is_good_until(status: str, is_ending: bool, is_unpaid: bool, until: datetime | None) -> None:
    assert entitled_until(SubscriptionTerms(status, BEGAN, ENDS, is_ending, is_unpaid)) == until
