"""Currency rates and the catalogue of currencies."""

from budget_core.contract.money import currencies as calls
from budget_core.contract.money.currencies import CurrencyRates
from budget_sdk.calls import AsyncResource, Resource, endpoint


class _Currencies:
    @endpoint(calls.GET_RATES)
    def rates(self) -> CurrencyRates: ...

    @endpoint(calls.GET_RATES_BY)
    def rates_by(self, base_currency: str) -> CurrencyRates: ...


class Currencies(_Currencies, Resource):
    """`client.currencies`, blocking."""


class AsyncCurrencies(_Currencies, AsyncResource):
    """`client.currencies`, awaiting."""
