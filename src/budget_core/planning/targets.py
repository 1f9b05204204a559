"""Targets: the amount that is to lie in a category by a month, or that is planned for it every month.

A target counts in the months from the one it was set in to the one it is to be reached in. Amounts are in the currency
of the month's row. Source: specification, decisions 20.
"""

from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol

from budget_core.base import currencies
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.money import PLACES, ZERO, from_hundredths, quantize, to_hundredths


class TargetTerms(Protocol):
    """Target of a category: `by` a month, or every month."""

    @property
    def category_id(self) -> str:
        """Category it is for."""

    @property
    def month(self) -> str:
        """First month in which it counts."""

    @property
    def amount(self) -> Decimal:
        """Amount to reach, or to plan each month, in the workspace currency."""

    @property
    def by(self) -> str | None:
        """Month it is to be reached by; None for one of every month."""

    @property
    def every_month(self) -> bool:
        """True where the amount is to be planned each month."""


@dataclass(frozen=True, slots=True)
class SetTarget:
    """Target as somebody sets it; months are `yyyy-MM`."""

    category_id: str
    month: str
    amount: Decimal
    by: str | None
    every_month: bool


def check_target(target: TargetTerms, currency_code: str) -> None:
    """Raise the error of the field that is wrong: it is either by a month, from its first one on, or for every one."""
    if target.by is None and not target.every_month:
        raise field_error("by", ErrorCode.VALIDATION_REQUIRED)
    if target.by is not None and target.every_month:
        raise field_error("everyMonth", ErrorCode.VALIDATION_CHOICE)
    if target.by is not None and target.by < target.month:
        raise field_error("by", ErrorCode.VALIDATION_PAST)
    if quantize(target.amount, currencies.money_digits(currency_code)) != target.amount:
        raise field_error("amount", ErrorCode.VALIDATION_AMOUNT_DIGITS)


def first_month(running: str, stored: str | None = None) -> str:
    """Return the first month of a target that is set without one: that of the stored target, the running one at latest.

    The stored one lies in the future once a later first day of the month made the running month an earlier one.
    """
    return running if stored is None else min(stored, running)


def counts_in(target: TargetTerms, month: str) -> bool:
    """Return whether a target counts in a month."""
    return target.month <= month and (target.by is None or month <= target.by)


def per_month(target: TargetTerms, month: str, carried: Decimal, currency_code: str) -> Decimal:
    """Return what is to be planned in a month, rounded up, so that the amount lies there in time.

    | amount, by      | month   | carried | per month |
    |-----------------|---------|---------|-----------|
    | 900.00, 2027-06 | 2026-12 | 200.00  | 100.00    |
    | 900.00, 2027-06 | 2027-06 | 850.00  | 50.00     |
    | 900.00, 2027-06 | 2027-01 | 950.00  | 0.00      |
    | 80.00, always   | 2027-01 | 40.00   | 80.00     |
    """
    if target.by is None:
        return target.amount
    missing = to_hundredths(max(ZERO, target.amount - carried))
    step = 10 ** (PLACES - min(currencies.money_digits(currency_code), PLACES))
    parts = (_number(target.by) - _number(month) + 1) * step
    return from_hundredths(-(-missing // parts) * step)


def _number(month: str) -> int:
    return int(month[:4]) * 12 + int(month[5:])
