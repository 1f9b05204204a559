"""Currencies: the catalogue and the rates."""

from datetime import datetime
from decimal import Decimal
from typing import Literal

from budget_core.contract.types import View


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
    value: Decimal
    """Units of `code` for one unit of the base currency."""


class CurrencyRates(View, kw_only=True):
    base_currency: str
    last_updated_at: str
    """The day the rates are from."""
    created_at: datetime
    updated_at: datetime
    data: dict[str, Rate]
    all_currencies: list[CurrencyInfo]
