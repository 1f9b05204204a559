"""Statistics over budget months, added up from the kept sums of days.

Amounts are converted to the workspace currency, each sum rounded once; transfers are in no sum.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from fractions import Fraction
from math import floor
from typing import TypeVar

from budget_core import months
from budget_core.conversions import Amount, Total, total_of
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import PERCENT_MAX, STATISTICS_DEFAULT_MONTHS, STATISTICS_MAX_MONTHS
from budget_core.money import ZERO
from budget_core.rates import Rates

KeyT = TypeVar("KeyT", bound=Hashable)


def month_keys(today: date, first_day: int, first: str | None = None, last: str | None = None) -> list[str]:
    """The months asked for: up to the running one, and the last 12, when not said otherwise; at most 120."""
    end = last or months.month_of(today, first_day)
    start = first or months.add(end, 1 - STATISTICS_DEFAULT_MONTHS)
    keys = months.between(start, end)
    if not 0 < len(keys) <= STATISTICS_MAX_MONTHS:
        raise DomainError(ErrorCode.VALIDATION_MONTH)
    return keys


def month_totals(
    keys: Iterable[str], days: Iterable[tuple[date, Amount]], first_day: int, currency_code: str, rates: Rates
) -> dict[str, Total]:
    """The sum of each month, also of those where nothing happened."""
    sums = totals(((months.month_of(day, first_day), amount) for day, amount in days), currency_code, rates)
    return {key: sums.get(key, Total(ZERO, ())) for key in keys}


def totals(parts: Iterable[tuple[KeyT, Amount]], currency_code: str, rates: Rates) -> dict[KeyT, Total]:
    """The sum of each key (a category, an account), in the order they first appear."""
    grouped: dict[KeyT, dict[str, Decimal]] = defaultdict(lambda: defaultdict(lambda: ZERO))
    for key, amount in parts:
        grouped[key][amount.currency_code] += amount.amount
    return {key: total_of(sums, currency_code, rates) for key, sums in grouped.items()}


def closings(balance: Decimal, moved: Mapping[str, Decimal], keys: Sequence[str]) -> list[Decimal]:
    """An account's balance at the end of each month: today's, less what it moved by in all months after that one."""
    ends: list[Decimal] = []
    later = sorted(moved)
    for key in reversed(keys):
        while later and later[-1] > key:
            balance -= moved[later.pop()]
        ends.append(balance)
    return ends[::-1]


def was_counted(is_show_in_balance: bool, deleted_on: date | None, day: date) -> bool:
    """Whether an account is part of the balance at the end of a day: shown today, and not deleted by then."""
    return is_show_in_balance and (deleted_on is None or deleted_on > day)


def shares(amounts: Sequence[Decimal]) -> list[int]:
    """Each amount's share of them all in whole percents that add up to 100, or all 0 when there is nothing.

    Each is rounded down first; the percents still missing go to the largest remainders, the earlier of equal ones.

    | amounts    | shares     |
    |------------|------------|
    | 1, 1, 1    | 34, 33, 33 |
    | 2, 0, 1    | 67, 0, 33  |
    """
    whole = sum(map(Fraction, amounts))
    if not whole:
        return [0] * len(amounts)
    exact = [Fraction(amount) * PERCENT_MAX / whole for amount in amounts]
    percents = [floor(share) for share in exact]
    by_remainder = sorted(range(len(exact)), key=lambda index: percents[index] - exact[index])
    for index in by_remainder[: PERCENT_MAX - sum(percents)]:
        percents[index] += 1
    return percents
