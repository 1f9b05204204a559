"""Statistics over budget months, by default the last 12 up to the running one."""

from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.figures import AccountStatistics, CategoryShares, CategoryStatistics, MainStatistics
from budget_sdk.months import Month, month_key
from budget_sdk.operation import Operation


class _Statistics:
    @endpoint
    @staticmethod
    def main(
        workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> Operation[MainStatistics]:
        """Income, spending, plan and balance of each month."""
        query = {"from": month_key(first), "to": month_key(last)}
        return Operation("GET", "/statistics/{workspace_id}/main-stats", MainStatistics, (workspace_id,), query=query)

    @endpoint
    @staticmethod
    def accounts(
        workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> Operation[AccountStatistics]:
        """The balance of each account at the end of each month."""
        route, query = "/statistics/{workspace_id}/account-stats", {"from": month_key(first), "to": month_key(last)}
        return Operation("GET", route, AccountStatistics, (workspace_id,), query=query)

    @endpoint
    @staticmethod
    def categories(
        workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> Operation[CategoryStatistics]:
        """Spending and plan of each category in each month."""
        route, query = "/statistics/{workspace_id}/category-stats", {"from": month_key(first), "to": month_key(last)}
        return Operation("GET", route, CategoryStatistics, (workspace_id,), query=query)

    @endpoint
    @staticmethod
    def shares(
        workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> Operation[CategoryShares]:
        """Each category's share of all spending in these months, and of its plan."""
        route, query = (
            "/statistics/{workspace_id}/category-stats-with-percent",
            {"from": month_key(first), "to": month_key(last)},
        )
        return Operation("GET", route, CategoryShares, (workspace_id,), query=query)


class Statistics(_Statistics, Resource):
    """`client.statistics`, blocking."""


class AsyncStatistics(_Statistics, AsyncResource):
    """`client.statistics`, awaiting."""
