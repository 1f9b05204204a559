"""Exchange rates of one day: how many units of each currency one unit of the base buys.

A rate is exact decimal text as published, or a quotient of two of them; nothing here asks a clock or the network.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from budget_core.base.currencies import CurrencyType, catalogue, get
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import DEFAULT_CURRENCY, RATE_MAX, RATES_AGE_SHOWN_AFTER_DAYS, RATES_REFRESH_DAYS

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


class _RatesDocument(msgspec.Struct):
    base: str
    date: date
    data: dict[str, Decimal]


@cache
def snapshot() -> Rates:
    """Return the dated rates that ship with the product, for an install that has not been online yet."""
    text = files("budget_core").joinpath("data", "rates.json").read_bytes()
    document = msgspec.json.decode(text, type=_RatesDocument)
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


RATE_MIN: Final = 1 / RATE_MAX
JUMP_MAX: Final = Decimal("0.5")
"""Half of the old value: what a fiat rate may move from one answer to the next without being confirmed."""

ANSWER_MIN_SHARE: Final = Decimal("0.5")
"""Half of the catalogue: an answer with fewer usable rates is taken for a broken one."""

_PUBLISHED = re.compile(r"[0-9]{1,15}(\.[0-9]{1,30})?([eE][+-]?[0-9]{1,2})?")


def read_rate(text: str) -> Decimal | None:
    """Return a published number, or None for one that can't be a rate.

    Zero, negative, or out of all proportion.
    """
    if _PUBLISHED.fullmatch(text) is None:
        return None
    value = Decimal(text)
    return Decimal(format_rate(value)) if RATE_MIN <= value <= RATE_MAX else None


def read_answer(day: date, published: Mapping[str, str], today: date) -> Rates | None:
    """Return a source's answer as rates per unit of `BASE`.

    By code, as published; None when it cannot be right. Left out: codes the catalogue does not have and values that
    cannot be a rate. Not right: a day after tomorrow (sources east of here are a day ahead), too few rates.
    """
    read = {code: read_rate(text) for code, text in published.items() if code in catalogue()}
    data = {code: value for code, value in read.items() if value is not None} | {BASE: Decimal(1)}
    if day > today + timedelta(days=1) or len(data) < ANSWER_MIN_SHARE * len(catalogue()):
        return None
    return Rates(BASE, day, MappingProxyType(data))


def accept(fresh: Rates, previous: Rates) -> Rates:
    """Return the new rates to keep.

    None of an older or equal day, else all but unconfirmed jumps of fiat rates. A fiat rate that moved by more than
    half keeps its old value, and the new one is held. The next answer, when it says the same again, is believed: real
    devaluations happen, a slipped comma is mended by then. Once the previous rates are stale there is nothing to
    compare with, and all is taken.
    """
    if fresh.date <= previous.date:
        return previous
    if is_stale(previous.date, fresh.date):
        return fresh
    doubtful = {code: value for code, value in fresh.data.items() if _is_doubtful(code, value, previous)}
    data = dict(fresh.data) | {code: previous.data[code] for code in doubtful}
    return replace(fresh, data=MappingProxyType(data), held=MappingProxyType(doubtful))


def _is_doubtful(code: str, value: Decimal, previous: Rates) -> bool:
    old = previous.rate(code)
    if old is None or get(code).type is not CurrencyType.FIAT or not _is_jump(old, value):
        return False
    waiting = previous.held.get(code)
    return waiting is None or _is_jump(waiting, value)


def _is_jump(old: Decimal, new: Decimal) -> bool:
    return abs(new - old) > JUMP_MAX * old
