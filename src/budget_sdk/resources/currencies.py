"""Currency rates and the catalogue of currencies."""

from budget_core.contract.currencies import CurrencyRates
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.operation import Operation


class _Currencies:
    @endpoint
    @staticmethod
    def rates() -> Operation[CurrencyRates]:
        """Rates for one US dollar, and the catalogue."""
        return Operation("GET", "/currency", CurrencyRates)

    @endpoint
    @staticmethod
    def rates_by(base_currency: str) -> Operation[CurrencyRates]:
        """Rates for one unit of another currency."""
        return Operation("GET", "/currency/by", CurrencyRates, query={"baseCurrency": base_currency})


class Currencies(_Currencies, Resource):
    """`client.currencies`, blocking."""


class AsyncCurrencies(_Currencies, AsyncResource):
    """`client.currencies`, awaiting."""
