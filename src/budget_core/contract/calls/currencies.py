"""Calls about currencies and their rates."""

from budget_core.contract.call import Call, SignedIn
from budget_core.contract.currencies import CurrencyRates, RatesQuery
from budget_core.people.grants import AccessLevel

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
