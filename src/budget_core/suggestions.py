"""Suggestions for a plan: the usual cost of a category, from its net spending in the months before."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from budget_core import months
from budget_core.money import PLACES, quantize


def full_months(month: str, running: str, first: str, count: int) -> list[str]:
    """Return the last full months before one, at most `count`.

    A month is full once it is over. None lies before the `first` one, in which the history begins.

    | month   | running | first   | count | full months      |
    |---------|---------|---------|-------|------------------|
    | 2026-11 | 2026-11 | 2026-01 | 2     | 2026-09, 2026-10 |
    | 2026-12 | 2026-11 | 2026-01 | 2     | 2026-09, 2026-10 |
    | 2026-11 | 2026-11 | 2026-10 | 2     | 2026-10          |
    """
    last = months.add(min(month, running), -1)
    return months.between(max(first, months.add(last, 1 - count)), last)


def average(amounts: Sequence[Decimal], digits: int = PLACES) -> Decimal | None:
    """Return the mean, rounded to a currency's digits; None of nothing."""
    return quantize(Fraction(sum(amounts)) / len(amounts), digits) if amounts else None
