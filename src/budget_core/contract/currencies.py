"""Currencies: the catalogue and the rates."""

from typing import Literal

from budget_core.contract.types import CalendarDay, Instant, RateDigits, View


class CurrencyInfo(View, kw_only=True):
    code: str
    symbol: str
    name: str
    name_ua: str
    decimal_digits: int
    type: Literal["fiat", "metal", "crypto"]
    countries: list[str]


class Rate(View, kw_only=True):
    code: str
    value: RateDigits
    """Units of `code` for one unit of the base currency."""


class CurrencyRates(View, kw_only=True):
    base_currency: str
    last_updated_at: CalendarDay
    """The day the rates are from."""
    created_at: Instant
    updated_at: Instant
    data: dict[str, Rate]
    all_currencies: list[CurrencyInfo]
