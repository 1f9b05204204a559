"""Differences between what categories cost in a period and what they usually do.

A month is compared with the mean of the full months before it, a run of months with the same one a year earlier; while
the last month runs, up to the same day. Amounts are decimals in the workspace currency. Source: specification, section
"Statistics", decisions 32 (averages).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Final

from budget_core.base import currencies, months
from budget_core.base.money import ZERO, quantize
from budget_core.planning.suggestions import MONTHS_MAX, full_months

CHANGES_MAX: Final = 3
_MONTHS_MIN: Final = 2
_YEAR: Final = 12
_LEAST: Final = Decimal(5)
_LEAST_SHARE: Final = Decimal("0.1")

Span = tuple[date, date]


@dataclass(frozen=True, slots=True)
class CategoryChange:
    """Cost of a category in a period, and what is usual."""

    category_id: str
    spent: Decimal
    usual: Decimal

    @property
    def difference(self) -> Decimal:
        """Spent more than usual; below zero for less."""
        return self.spent - self.usual


def compared_spans(keys: Sequence[str], first_day: int, today: date, first: str) -> list[Span]:
    """Return the first and last days that a run of months is compared with.

    None where fewer than two full months lie between `first`, in which the history begins, and a single month, or where
    the history does not reach back to the beginning of the year before, and for months that have not begun.
    """
    running = months.month_of(today, first_day)
    if keys[-1] > running:
        return []
    if len(keys) == 1:
        full = full_months(keys[0], running, first, MONTHS_MAX)
        return [_until_today(key, keys[0], first_day, today) for key in full] if len(full) >= _MONTHS_MIN else []
    start, end = months.add(keys[0], -_YEAR), months.add(keys[-1], -_YEAR)
    if start < first:
        return []
    return [(months.day_range(start, first_day)[0], _until_today(end, keys[-1], first_day, today)[1])]


def _until_today(key: str, month: str, first_day: int, today: date) -> Span:
    """Return the days of a month up to the same day as today's in another; all where that one is over today."""
    start, end = months.day_range(key, first_day)
    number = months.day_number(today, month, first_day)
    if number is None or number[0] == number[1]:
        return start, end
    return start, min(end, start + timedelta(days=number[0] - 1))


def largest_changes(
    spent: Mapping[str, Decimal], before: Mapping[str, Decimal], count: int, currency_code: str
) -> list[CategoryChange]:
    """Return the three largest differences of categories, each from 5 units and a tenth of what is usual.

    `before` has the sums of all `count` spans together.
    """
    digits = currencies.money_digits(currency_code)
    changes = [
        CategoryChange(
            category_id=category_id,
            spent=spent.get(category_id, ZERO),
            usual=quantize(Fraction(before.get(category_id, ZERO)) / count, digits),
        )
        for category_id in dict.fromkeys([*spent, *before])
    ]
    notable = [
        change
        for change in changes
        if abs(change.difference) >= _LEAST and abs(change.difference) >= abs(change.usual) * _LEAST_SHARE
    ]
    return sorted(notable, key=lambda change: -abs(change.difference))[:CHANGES_MAX]
