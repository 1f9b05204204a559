"""Sums over budget months: which months are asked for, what they come to, and each part's share.

Amounts are converted to the workspace currency, each sum rounded once; transfers are in no sum. `reports` puts them
together. Source: specification, decisions 1 (defaults of queries) and 3.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from math import floor
from typing import Final, Literal, TypeVar, cast

from budget_core.base import months
from budget_core.base.conversions import Amount, Total, total, total_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import PERCENT_MAX, STATISTICS_DEFAULT_MONTHS, STATISTICS_MAX_MONTHS
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates

Figure = Literal["income", "spent", "budget", "balance"]
NOTHING: Final = Total(ZERO, ())
KeyT = TypeVar("KeyT", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Period:
    """A run of budget months (`yyyy-MM`, first to last) as the workspace counts them now, and what it is told in."""

    keys: Sequence[str]
    first_day: int
    currency_code: str
    """The workspace's."""
    rates: Rates
    running: str
    """The month of today."""

    def totals(self, parts: Iterable[tuple[KeyT, Amount]]) -> dict[KeyT, Total]:
        """Return the sum of each key, in the workspace currency."""
        return totals(parts, self.currency_code, self.rates)

    def total(self, amounts: Iterable[Amount]) -> Total:
        """Return the sum in the workspace currency."""
        return total(amounts, self.currency_code, self.rates)


@dataclass(frozen=True, slots=True)
class UnconvertedSum:
    """An amount, in its own currency, left out of a figure because that currency has no rate."""

    figure: Figure
    currency_code: str
    amount: Decimal


def month_keys(today: date, first_day: int, first: str | None = None, last: str | None = None) -> list[str]:
    """Return the months asked for: up to the running one, and the last 12, when not said otherwise.

    At most 120.
    """
    end = last or months.month_of(today, first_day)
    start = first or months.add(end, 1 - STATISTICS_DEFAULT_MONTHS)
    keys = months.between(start, end)
    if not 0 < len(keys) <= STATISTICS_MAX_MONTHS:
        raise DomainError(ErrorCode.VALIDATION_MONTH)
    return keys


def averaged_months(keys: Sequence[str], first: str | None, running: str) -> list[str]:
    """Return the months that an average is over: the whole ones since the month of the first entry.

    The running month counts only where it is the only one. `first` is None without an entry.

    | keys             | first   | running | averaged         |
    |------------------|---------|---------|------------------|
    | 2026-09, 10, 11  | 2026-01 | 2026-11 | 2026-09, 2026-10 |
    | 2026-09, 10, 11  | 2026-10 | 2026-11 | 2026-10          |
    | 2026-09, 10, 11  | 2026-11 | 2026-11 | 2026-11          |
    """
    if first is None:
        return []
    whole = [key for key in keys if first <= key < running]
    return whole or [key for key in keys if first <= key == running]


def totals(parts: Iterable[tuple[KeyT, Amount]], currency_code: str, rates: Rates) -> dict[KeyT, Total]:
    """Return the sum of each key (a category, an account), in the order they first appear."""
    grouped: dict[KeyT, dict[str, Decimal]] = defaultdict(lambda: defaultdict(lambda: ZERO))
    for key, amount in parts:
        grouped[key][amount.currency_code] += amount.amount
    return {key: total_of(sums, currency_code, rates) for key, sums in grouped.items()}


def closings(balance: Decimal, moved: Mapping[str, Decimal], keys: Sequence[str], running: str) -> list[Decimal]:
    """Return an account's balance at the end of each month: today's, less what it moved by in all months after that.

    A balance counts every booked entry, whatever its day: from the running month on it is today's.
    """
    ends: list[Decimal] = []
    later = sorted(moved)
    for key in reversed(keys):
        while key < running and later and later[-1] > key:
            balance -= moved[later.pop()]
        ends.append(balance)
    return ends[::-1]


def left_out(**figures: Total) -> list[UnconvertedSum]:
    """Return the amounts without a rate, by the figure they are missing in; the keywords are figures."""
    return [
        UnconvertedSum(cast(Figure, figure), part.currency_code, part.amount)
        for figure, total in figures.items()
        for part in total.not_converted
    ]


def was_counted(is_show_in_balance: bool, deleted_on: date | None, day: date) -> bool:
    """Return whether an account is part of the balance at the end of a day: shown today, and not deleted by then."""
    return is_show_in_balance and (deleted_on is None or deleted_on > day)


def shares(amounts: Sequence[Decimal]) -> list[int]:
    """Return each amount's share in whole percents, which add up to 100.

    All are 0 if the sum is; amounts below zero count 0.

    Each is rounded down first; the percents still missing go to the largest remainders, the earlier of equal ones.

    | amounts    | shares     |
    |------------|------------|
    | 1, 1, 1    | 34, 33, 33 |
    | 2, 0, 1    | 67, 0, 33  |
    | -2, 1, 1   | 0, 50, 50  |
    """
    counted = [max(Fraction(amount), Fraction(0)) for amount in amounts]
    total = sum(counted)
    if not total:
        return [0] * len(amounts)
    exact = [amount * PERCENT_MAX / total for amount in counted]
    percents = [floor(share) for share in exact]
    by_remainder = sorted(range(len(exact)), key=lambda index: percents[index] - exact[index])
    for index in by_remainder[: PERCENT_MAX - sum(percents)]:
        percents[index] += 1
    return percents
