"""Handlers of the calls about currencies and their rates."""

from budget_api.calls.handler import CallContext, Handlers
from budget_api.calls.request import Request
from budget_api.currencies import queries
from budget_core.base.rates import BASE
from budget_core.contract.money import currencies as calls
from budget_core.contract.money.currencies import CurrencyRates


async def get_rates(context: CallContext, request: Request) -> CurrencyRates:
    """Return the rates per US dollar."""
    return await context.database.read(queries.rates_view, BASE)


async def get_rates_by(context: CallContext, request: Request) -> CurrencyRates:
    """Return the rates per unit of the currency asked for."""
    return await context.database.read(queries.rates_view, request.query.base_currency)


HANDLERS: Handlers[CallContext] = {calls.GET_RATES: get_rates, calls.GET_RATES_BY: get_rates_by}
