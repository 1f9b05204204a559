"""Amounts in whole units of a currency, where there is no room for cents: rings, plans, charts and short texts.

Amounts are decimals. Source: specification, decisions 32 (whole units).
"""

from decimal import Decimal

from budget_core.base.money import ZERO, quantize

_ONE = quantize(Decimal(1))


def spent(amount: Decimal) -> Decimal:
    """Return what was spent, rounded half away from zero.

    | amount | spent |
    |--------|-------|
    | 12.49  | 12    |
    | 12.50  | 13    |
    """
    return quantize(amount, 0)


def left(amount: Decimal) -> Decimal:
    """Return what is left, cut: nobody is promised a cent that is not there.

    | amount | left |
    |--------|------|
    | 12.99  | 12   |
    | 0.99   | 0    |
    """
    return quantize(Decimal(int(amount)))


def over(amount: Decimal) -> Decimal:
    """Return what was spent beyond a plan: at least 1 while something is over.

    | amount | over |
    |--------|------|
    | 0.01   | 1    |
    | 1.49   | 1    |
    | 1.50   | 2    |
    """
    return max(spent(amount), _ONE) if amount > 0 else ZERO
