"""Amounts of several currencies as one: exact until the end, and nothing guessed.

Equal currencies need no rate. An amount whose currency has none is left out of a total and named there.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from budget_core import currencies
from budget_core.errors import DomainError, ErrorCode
from budget_core.money import ZERO, exchange, quantize
from budget_core.rates import Rates


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount in its own currency."""

    currency_code: str
    amount: Decimal


@dataclass(frozen=True, slots=True)
class Total:
    """A sum in one currency, and per currency what had no rate."""

    amount: Decimal
    not_converted: tuple[Amount, ...]


def exact(amount: Decimal, source: str, target: str, rates: Rates) -> Fraction | None:
    """The amount in another currency, not yet rounded; None without a rate."""
    if source == target:
        return Fraction(amount)
    rate_from, rate_to = rates.rate(source), rates.rate(target)
    return None if rate_from is None or rate_to is None else exchange(amount, rate_from, rate_to)


def convert(amount: Decimal, source: str, target: str, rates: Rates) -> Decimal:
    """The amount in another currency, rounded to its digits; without a rate `expense.noRate`."""
    converted = exact(amount, source, target, rates)
    if converted is None:
        raise DomainError(ErrorCode.EXPENSE_NO_RATE)
    return quantize(converted, currencies.money_digits(target))


def total(amounts: Iterable[Amount], target: str, rates: Rates) -> Total:
    """The sum in one currency, rounded once at the end."""
    converted = Fraction(0)
    missing: dict[str, Decimal] = defaultdict(lambda: ZERO)
    for part in amounts:
        value = exact(part.amount, part.currency_code, target, rates)
        if value is None:
            missing[part.currency_code] += part.amount
        else:
            converted += value
    named = tuple(Amount(code, missing[code]) for code in sorted(missing))
    return Total(quantize(converted, currencies.money_digits(target)), named)
