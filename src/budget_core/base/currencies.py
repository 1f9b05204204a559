"""The catalogue of currencies: what the product knows of each code, read once.

Codes are ISO 4217's for fiat and metals (a metal's unit is the troy ounce) and the usual ticker for crypto.
`catalogue.json` and `currency_names.json` are made by `docs/generators/make_catalogue.py` and also read by the web.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from budget_core.base.errors import DomainError, ErrorCode

SELECTABLE: Final = (
    "UAH", "USD", "EUR", "PLN", "KRW", "CZK", "CAD", "DKK", "GBP", "GHS", "CLP", "BRL", "JPY", "CHF",
)  # fmt: skip
"""Currencies of workspaces and accounts, in the order of the choice."""

LEGACY_LABELS: Final[Mapping[str, str]] = MappingProxyType({"dollar": "USD", "euro": "EUR", "UAH": "UAH"})

MONEY_DIGITS_MAX: Final = 2


class CurrencyType(StrEnum):
    """The groups the rates are shown in, in this order."""

    FIAT = "fiat"
    METAL = "metal"
    CRYPTO = "crypto"


@dataclass(frozen=True, slots=True)
class Currency:
    """One row of the catalogue.

    `symbol` is the code where no narrower sign is in use; countries are ISO 3166 codes.
    """

    code: str
    symbol: str
    name: str
    name_ua: str
    decimal_digits: int
    type: CurrencyType
    countries: tuple[str, ...]


_Row = tuple[str, str, int]
_Names = tuple[str, str, str, str]


def _content(name: str) -> bytes:
    return files("budget_core").joinpath("data", name).read_bytes()


@cache
def catalogue() -> Mapping[str, Currency]:
    """Return every currency by code: fiat by alphabet, metals, then crypto by weight."""
    groups = msgspec.json.decode(_content("catalogue.json"), type=dict[CurrencyType, list[_Row]])
    names = msgspec.json.decode(_content("currency_names.json"), type=list[_Names])
    named = {code: row for code, *row in names}

    def currency(kind: CurrencyType, code: str, sign: str, decimal_digits: int) -> Currency:
        name, name_ua, countries = named[code]
        return Currency(code, sign or code, name, name_ua, decimal_digits, kind, tuple(countries.split()))

    return MappingProxyType({row[0]: currency(kind, *row) for kind, rows in groups.items() for row in rows})


def is_known(code: str) -> bool:
    """Return whether the catalogue has the code, in capitals: `usd` is unknown."""
    return code in catalogue()


def get(code: str) -> Currency:
    """Return the currency of a code; `validation.currency` for one the catalogue does not have."""
    if not is_known(code):
        raise DomainError(ErrorCode.VALIDATION_CURRENCY)
    return catalogue()[code]


def normalize(label: str) -> str:
    """Return the code of a label: older data says `dollar` and `euro`.

    Raises: VALIDATION_CURRENCY for other texts.
    """
    return get(LEGACY_LABELS.get(label, label)).code


def symbol(code: str) -> str:
    """Return the sign shown with amounts; several dollars share `$`."""
    return get(code).symbol


def digits(code: str) -> int:
    """Return the decimals shown of rates and of converted amounts."""
    return get(code).decimal_digits


@cache
def money_digits(code: str) -> int:
    """Return the decimals of stored amounts: those of the currency, two at most."""
    return min(digits(code), MONEY_DIGITS_MAX)
