"""Currencies: the catalogue and the rates."""

from typing import Literal

from budget_core.contract.call import Call, SignedIn
from budget_core.contract.types import CalendarDay, Instant, Query, RateDigits, View
from budget_core.people.grants import AccessLevel


class CurrencyInfo(View, kw_only=True):
    """A currency of the catalogue: ISO 4217 for fiat and metals (per troy ounce), tickers for crypto."""

    code: str
    symbol: str
    name: str
    name_ua: str
    decimal_digits: int
    type: Literal["fiat", "metal", "crypto"]
    countries: list[str]


class Rate(View, kw_only=True):
    """Price of one unit of the base currency."""

    code: str
    value: RateDigits
    """Units of `code` for one unit of the base currency."""


class CurrencyRates(View, kw_only=True):
    """Rates of one day for one base currency, and the whole catalogue. A code without a rate is not in `data`."""

    base_currency: str
    last_updated_at: CalendarDay
    """The day the rates are from."""
    created_at: Instant
    updated_at: Instant
    data: dict[str, Rate]
    all_currencies: list[CurrencyInfo]


class RatesQuery(Query, frozen=True, kw_only=True):
    """Currency that `getRatesBy` answers the rates of."""

    base_currency: str


# fmt: off

GET_RATES = Call(
    "getRates", "GET", "/currency",
    tag="currencies", answer=CurrencyRates,
    right=SignedIn(AccessLevel.BASICS),
    description="Return rates per US dollar.",
)

GET_RATES_BY = Call(
    "getRatesBy", "GET", "/currency/by",
    tag="currencies", query=RatesQuery, answer=CurrencyRates,
    right=SignedIn(AccessLevel.BASICS),
    description="Return rates per unit of another currency.",
)
