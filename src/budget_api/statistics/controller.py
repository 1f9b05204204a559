"""Calls about statistics."""

from typing import Annotated

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.http.routes import Controller, QueryParameter, get
from budget_api.statistics import queries
from budget_core.access import Action
from budget_core.contract import statistics as contract
from budget_core.contract.category_statistics import CategoryShares, CategoryStatistics

READ = [require(Action.READ)]
First = Annotated[str | None, QueryParameter(name="from", description="First month: yyyy-MM; eleven before the last")]
Last = Annotated[str | None, QueryParameter(name="to", description="Last month: yyyy-MM; the running one")]


class StatisticsController(Controller):
    """What became of the money, month by month."""

    path = "/statistics/{workspace_id:str}"
    tags = ("statistics",)

    @get("/main-stats", operation_id="getMainStatistics", guards=READ)
    async def main_statistics(
        self, caller: Caller, database: Database, first: First = None, last: Last = None
    ) -> contract.MainStatistics:
        """Income, spending, plan and balance of each month."""
        return await database.read(queries.main_statistics, caller, first, last)

    @get("/account-stats", operation_id="getAccountStatistics", guards=READ)
    async def account_statistics(
        self, caller: Caller, database: Database, first: First = None, last: Last = None
    ) -> contract.AccountStatistics:
        """The balance of each account at the end of each month."""
        return await database.read(queries.account_statistics, caller, first, last)

    @get("/category-stats", operation_id="getCategoryStatistics", guards=READ)
    async def category_statistics(
        self, caller: Caller, database: Database, first: First = None, last: Last = None
    ) -> CategoryStatistics:
        """Spending and plan of each category in each month."""
        return await database.read(queries.category_statistics, caller, first, last)

    @get("/category-stats-with-percent", operation_id="getCategoryShares", guards=READ)
    async def category_shares(
        self, caller: Caller, database: Database, first: First = None, last: Last = None
    ) -> CategoryShares:
        """Each category's share of all spending in these months, and of its plan."""
        return await database.read(queries.category_shares, caller, first, last)
