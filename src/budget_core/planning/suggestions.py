"""Suggestions for a plan: the usual cost of a category, from its net spending in the months before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Final

from budget_core.base import currencies, months
from budget_core.base.conversions import Amount, total
from budget_core.base.money import PLACES, quantize
from budget_core.base.rates import Rates

MONTHS_MAX: Final = 6
_MONTHS_FEW: Final = 3


@dataclass(frozen=True, slots=True)
class PlanSuggestion:
    """Usual cost of a category, in one currency; None where no full month lies before."""

    last_month: Decimal | None
    average3: Decimal | None
    average6: Decimal | None
    not_converted: tuple[Amount, ...]
    """Spending without a rate, left out."""


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


def suggestion(
    full: Sequence[str], spent: Mapping[str, Sequence[Amount]], currency_code: str, rates: Rates
) -> PlanSuggestion:
    """Return the last month and the averages.

    `full` are the last full months, `spent` has amounts by month.
    """
    digits = currencies.money_digits(currency_code)
    amounts = [total(spent.get(month, ()), currency_code, rates).amount for month in full]
    left_out = total((part for month in full for part in spent.get(month, ())), currency_code, rates).not_converted
    return PlanSuggestion(
        last_month=amounts[-1] if amounts else None,
        average3=average(amounts[-_MONTHS_FEW:], digits),
        average6=average(amounts[-MONTHS_MAX:], digits),
        not_converted=left_out,
    )
