"""Exchange rates of one day: how many units of each currency one unit of the base buys.

A rate is exact decimal text as published, or a quotient of two of them; nothing here asks a clock or the network.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import DEFAULT_CURRENCY, RATES_AGE_SHOWN_AFTER_DAYS, RATES_REFRESH_DAYS

BASE: Final = DEFAULT_CURRENCY
"""Rates are fetched, checked and kept per unit of this currency; every other base is computed from it."""

SIGNIFICANT_DIGITS: Final = 12
_QUOTIENT = Context(prec=SIGNIFICANT_DIGITS, rounding=ROUND_HALF_UP)


@dataclass(frozen=True, slots=True)
class Rates:
    """Rates of one day. `data` has the base itself too, as 1.

    `held` are published values that were not believed yet (see `rate_answers.accept`); keep them with the rates.
    """

    base: str
    date: date
    data: Mapping[str, Decimal]
    held: Mapping[str, Decimal] = field(default_factory=dict)

    def rate(self, code: str) -> Decimal | None:
        """Return the units of `code` for one of the base; None if unknown."""
        return self.data.get(code)


class _Document(msgspec.Struct):
    base: str
    date: date
    data: dict[str, Decimal]


@cache
def snapshot() -> Rates:
    """Return the dated rates that ship with the product, for an install that has not been online yet."""
    text = files("budget_core").joinpath("data", "rates.json").read_bytes()
    document = msgspec.json.decode(text, type=_Document)
    return Rates(document.base, document.date, MappingProxyType(document.data))


def format_rate(value: Decimal) -> str:
    """Return the rate as data: plain digits, no exponent, no zeros at the end (`0.000012017405`, `1500`)."""
    text = f"{value:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def quotient(value: Decimal, divisor: Decimal) -> Decimal:
    """Return the exact quotient of two numbers.

    Rounded once to 12 significant digits, half away from zero.

    | value  | divisor | result         |
    |--------|---------|----------------|
    | 1      | 3       | 0.333333333333 |
    | 200000 | 3       | 66666.6666667  |
    | 44.9   | 0.5     | 89.8           |
    """
    return Decimal(format_rate(_QUOTIENT.divide(value, divisor)))


def rebase(rates: Rates, base: str) -> Rates:
    """Return the same rates per unit of another currency.

    Each is the quotient of rate(code) and rate(base). Rebase from rates as published, not from rebased ones. Without a
    rate for the new base: `expense.noRate`.
    """
    divisor = rates.rate(base)
    if divisor is None:
        raise DomainError(ErrorCode.EXPENSE_NO_RATE)
    if base == rates.base:
        return rates
    data = {code: quotient(value, divisor) for code, value in rates.data.items()}
    return replace(rates, base=base, data=MappingProxyType(data), held={})


def age_days(day: date, today: date) -> int:
    """Return the whole days since the rates' day; 0 for a day still to come."""
    return max(0, (today - day).days)


def is_stale(day: date, today: date) -> bool:
    """Return whether the age is to be shown: on the fifth day after and later."""
    return age_days(day, today) > RATES_AGE_SHOWN_AFTER_DAYS


def needs_refresh(day: date, today: date) -> bool:
    """Return whether newer rates are to be fetched: from the second day after."""
    return age_days(day, today) >= RATES_REFRESH_DAYS
