"""Calls about currencies and their rates."""

from typing import Annotated

from budget_api.access.dependencies import Database
from budget_api.access.guards import authenticate
from budget_api.currencies import queries
from budget_api.http.routes import Controller, QueryParameter, get
from budget_core.contract.currencies import CurrencyRates
from budget_core.grants import Reach
from budget_core.rates import BASE


class CurrencyController(Controller):
    """The catalogue and the rates."""

    path = "/currency"
    tags = ("currencies",)
    guards = (authenticate(Reach.BASICS),)

    @get("/", operation_id="getRates")
    async def get_rates(self, database: Database) -> CurrencyRates:
        """Rates per US dollar."""
        return await database.read(queries.rates_view, BASE)

    @get("/by", operation_id="getRatesBy")
    async def get_rates_by(
        self, database: Database, base: Annotated[str, QueryParameter(name="baseCurrency")]
    ) -> CurrencyRates:
        """Rates per unit of another currency."""
        return await database.read(queries.rates_view, base)
