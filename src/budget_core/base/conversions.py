"""Amounts of several currencies as one: exact until the end, and nothing guessed.

Equal currencies need no rate. An amount whose currency has none is left out of a total and named there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import PLACES, ZERO, exchange, quantize
from budget_core.base.rates import Rates


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


_NOTHING = Total(ZERO, ())


def exact(amount: Decimal, source: str, target: str, rates: Rates) -> Fraction | None:
    """Return the amount in another currency, not yet rounded; None without a rate."""
    if source == target:
        return Fraction(amount)
    rate_from, rate_to = rates.rate(source), rates.rate(target)
    return None if rate_from is None or rate_to is None else exchange(amount, rate_from, rate_to)


def convert(amount: Decimal, source: str, target: str, rates: Rates) -> Decimal:
    """Return the amount in another currency, rounded to its digits; without a rate `expense.noRate`."""
    converted = amount if source == target else exact(amount, source, target, rates)
    if converted is None:
        raise DomainError(ErrorCode.EXPENSE_NO_RATE)
    return quantize(converted, currencies.money_digits(target))


def total(amounts: Iterable[Amount], target: str, rates: Rates) -> Total:
    """Return the sum in one currency, rounded once at the end."""
    if not amounts and currencies.money_digits(target) == PLACES:
        return _NOTHING
    sums: dict[str, Decimal] = {}
    for part in amounts:
        sums[part.currency_code] = sums.get(part.currency_code, ZERO) + part.amount
    return total_of(sums, target, rates)


def total_of(sums: Mapping[str, Decimal], target: str, rates: Rates) -> Total:
    """Return the sum in one currency of amounts that are added up by currency."""
    digits = currencies.money_digits(target)
    if digits == PLACES and sums.keys() <= {target}:  # nearly always: neither fractions nor rounding
        return Total(sums.get(target, ZERO), ())
    values = {code: exact(amount, code, target, rates) for code, amount in sums.items()}
    named = tuple(Amount(code, sums[code]) for code in sorted(values) if values[code] is None)
    return Total(quantize(sum(filter(None, values.values()), Fraction(0)), digits), named)
