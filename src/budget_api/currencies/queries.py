"""Queries of the stored rates, or of the ones the server was shipped with."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from decimal import Decimal
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import RatesRow
from budget_api.db.statements import Statement
from budget_core.accounts.accounts import FOLLOWS_WORKSPACE
from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.rates import Rates, format_rate, rebase, snapshot
from budget_core.contract.money import currencies as contract

_RATES = table_of(RatesRow).c
_NEWEST = Statement(select(_RATES.date, _RATES.updated_at).order_by(_RATES.date.desc()).limit(1))


def current_rates(db: Session) -> Rates:
    """Return the newest rates, per unit of the base they are published in."""
    newest = _NEWEST.one_or_none(db, {})
    if newest is None or newest.date <= snapshot().date.isoformat():
        return snapshot()
    if _rates_cache.get("key") != newest:
        _rates_cache.update(key=newest, rates=_load(db, newest.date))
    rates: Rates = _rates_cache["rates"]
    return rates


def rates_for(db: Session, currency: str, other: str) -> Rates:
    """Return the rates for a conversion; without a look at the database when there is none to do."""
    return snapshot() if other in (currency, FOLLOWS_WORKSPACE) else current_rates(db)


def rates_view(db: Session, base: str) -> contract.CurrencyRates:
    """Return all rates per unit of `base`, with the catalogue."""
    if not currencies.is_known(base):
        raise field_error("baseCurrency", ErrorCode.VALIDATION_CURRENCY)
    rates = _rebased(current_rates(db), base)
    fetched = datetime.combine(rates.date, time(), UTC)
    return contract.CurrencyRates(
        base_currency=base,
        last_updated_at=rates.date.isoformat(),
        created_at=fetched,
        updated_at=fetched,
        data={code: contract.Rate(code=code, value=format_rate(value)) for code, value in rates.data.items()},
        all_currencies=_catalogue(),
    )


def _rebased(rates: Rates, base: str) -> Rates:
    try:
        return rebase(rates, base)
    except DomainError as error:
        raise field_error("baseCurrency", error.code) from error


_rates_cache: dict[str, Any] = {}
"""The rates read last: parsing some 200 decimals for every balance would cost more than all the rest of it."""


def _load(db: Session, day: str) -> Rates:
    row = db.get_one(RatesRow, day)
    return Rates(row.base, date.fromisoformat(row.date), _decimals(row.data), _decimals(row.held))


def _decimals(values: dict[str, str]) -> Mapping[str, Decimal]:
    return MappingProxyType({code: Decimal(value) for code, value in values.items()})


@lru_cache
def _catalogue() -> list[contract.CurrencyInfo]:
    return [
        contract.CurrencyInfo(
            code=currency.code,
            symbol=currency.symbol,
            name=currency.name,
            name_ua=currency.name_ua,
            decimal_digits=currency.decimal_digits,
            type=currency.type.value,
            countries=list(currency.countries),
        )
        for currency in currencies.catalogue().values()
    ]
