"""Spent part of a budget: exact percents for programs, and the whole percent for people.

Exact percents are decimals with two places, rounded half away from zero: 12.50 of 300.00 is `4.17`. Amounts of one
call are in one currency. Source: specification, decisions 3 (percent of budget).
"""

from decimal import Decimal

from budget_core.base.limits import PERCENT_MAX
from budget_core.base.money import NO_BREAK_SPACE, PLACES, ZERO, quantize, quotient

FULL = quantize(Decimal(PERCENT_MAX))


def percent(spent: Decimal, budget: Decimal) -> Decimal:
    """Spent of budget, from 0 to 100.

    | spent | budget | percent |
    |-------|--------|---------|
    | 0     | 0      | 0.00    |
    | 5     | 0      | 100.00  |
    | 1     | 3      | 33.33   |
    | 9     | 3      | 100.00  |
    """
    share = ratio(spent, budget)
    if share is None:
        return FULL if spent > 0 else ZERO
    return min(max(share, ZERO), FULL)


def ratio(spent: Decimal, budget: Decimal) -> Decimal | None:
    """Spent of budget in percent, not capped; None where no budget is."""
    if budget <= 0:
        return None
    if not spent:
        return ZERO
    over, under = spent.as_integer_ratio()
    numerator, parts = budget.as_integer_ratio()
    return quotient(over * parts * PERCENT_MAX, under * numerator)


def whole(spent: Decimal, budget: Decimal) -> int:
    """Return the percent as every client writes it (`63` for "63%").

    Rounded half away from zero, not capped. 0 means that nothing is spent, 100 that exactly all of it is: whatever lies
    in between or above says so, however small the difference. Without a budget anything spent is 100.

    | spent  | budget | percent | whole |
    |--------|--------|---------|-------|
    | 0      | 300    | 0       | 0     |
    | 0.90   | 300    | 0.3     | 1     |
    | 187.50 | 300    | 62.5    | 63    |
    | 298.80 | 300    | 99.6    | 99    |
    | 301.20 | 300    | 100.4   | 101   |
    | 375    | 300    | 125     | 125   |
    | 5      | 0      |         | 100   |
    """
    if spent <= 0:
        return 0
    if budget <= 0 or spent == budget:
        return PERCENT_MAX
    (over, under), (planned, parts) = spent.as_integer_ratio(), budget.as_integer_ratio()
    rounded = int(quotient(over * parts * PERCENT_MAX, under * planned, 0))
    return max(rounded, PERCENT_MAX + 1) if spent > budget else min(max(rounded, 1), PERCENT_MAX - 1)


def overflow(spent: Decimal, budget: Decimal) -> Decimal:
    """Return the amount spent over the budget, never negative."""
    return max(ZERO, spent - budget)


def left(spent: Decimal, budget: Decimal) -> Decimal:
    """Return the rest of the budget, never negative."""
    return max(ZERO, budget - spent)


def left_per_day(left_amount: Decimal, days: int, digits: int = PLACES) -> Decimal:
    """Return the amount for each of the days left, rounded down.

    Spending it daily never exceeds the budget.
    """
    step = Decimal(1).scaleb(-min(digits, PLACES))
    return quantize(left_amount // (days * step) * step)


def display(number: int | str, language: str) -> str:
    """Return a percent as people read it: `62%` in English, `62 %` in Ukrainian; the space does not break."""
    return f"{number}{NO_BREAK_SPACE if language == 'ua' else ''}%"
