"""Statistics over budget months, by default the last 12 up to the running one."""

from budget_core.contract.calls import statistics as calls
from budget_core.contract.types import WhoseShare
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.charts import AccountStatistics, CategoryShares, CategoryStatistics, MainStatistics
from budget_sdk.months import Month


class _Statistics:
    @endpoint(calls.GET_MAIN_STATISTICS)
    def main(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        share: WhoseShare = "all",
    ) -> MainStatistics: ...

    @endpoint(calls.GET_ACCOUNT_STATISTICS)
    def accounts(
        self, workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> AccountStatistics: ...

    @endpoint(calls.GET_CATEGORY_STATISTICS)
    def categories(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        share: WhoseShare = "all",
    ) -> CategoryStatistics: ...

    @endpoint(calls.GET_CATEGORY_SHARES)
    def shares(
        self, workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> CategoryShares: ...


class Statistics(_Statistics, Resource):
    """`client.statistics`, blocking."""


class AsyncStatistics(_Statistics, AsyncResource):
    """`client.statistics`, awaiting."""
