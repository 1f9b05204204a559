"""Income that is expected in a month, and what of it is not planned yet."""

from collections.abc import Sequence
from decimal import Decimal

from budget_core.base.conversions import Amount, Total, total
from budget_core.base.rates import Rates


def expected_income(
    scheduled: Sequence[Amount], currency_code: str, rates: Rates, entered: Amount | None = None
) -> Total | None:
    """Return the income entered for a month, else the incomes scheduled in it; None when neither is known."""
    known = scheduled if entered is None else [entered]
    return total(known, currency_code, rates) if known else None


def to_assign(budget: Decimal, expected: Decimal | None = None) -> Decimal | None:
    """Return the expected income less all budgets, below zero when more is planned.

    None when it is not known.
    """
    return None if expected is None else expected - budget
