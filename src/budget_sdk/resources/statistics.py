"""Statistics over budget months, by default the last 12 up to the running one."""

from datetime import date as Day  # noqa: N812 - a day; `date` is a field of entries
from decimal import Decimal

from budget_core.contract.entries import statistics
from budget_core.contract.entries.statistics import EntrySums, GroupKey, PayeeStatistics, TagStatistics
from budget_core.contract.types import EntryKind, WhoseShare
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.charts import AccountStatistics, CategoryShares, CategoryStatistics, MainStatistics
from budget_sdk.months import Month


class _Statistics:
    @endpoint(statistics.GET_MAIN_STATISTICS)
    def main(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        *,
        payee: str | None = None,
        tag: str | None = None,
        share: WhoseShare = "all",
    ) -> MainStatistics: ...

    @endpoint(statistics.GET_ACCOUNT_STATISTICS)
    def accounts(
        self, workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> AccountStatistics: ...

    @endpoint(statistics.GET_CATEGORY_STATISTICS)
    def categories(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        *,
        payee: str | None = None,
        tag: str | None = None,
        share: WhoseShare = "all",
    ) -> CategoryStatistics: ...

    @endpoint(statistics.GET_CATEGORY_SHARES)
    def shares(
        self, workspace_id: str | None = None, first: Month | None = None, last: Month | None = None
    ) -> CategoryShares: ...

    @endpoint(statistics.GET_ENTRY_SUMS)
    def sums(
        self,
        workspace_id: str | None = None,
        rows: GroupKey | None = None,
        columns: GroupKey | None = None,
        *,
        since: Day | str | None = None,
        until: Day | str | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        payee: str | None = None,
        tag: str | None = None,
        kind: EntryKind | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
        search: str | None = None,
        where: str | None = None,
    ) -> EntrySums:
        """Return spending and income of entries in groups, by ids; `client.sums` has their names."""

    @endpoint(statistics.GET_PAYEE_STATISTICS)
    def payees(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        *,
        payee: str | None = None,
        tag: str | None = None,
        share: WhoseShare = "all",
    ) -> PayeeStatistics: ...

    @endpoint(statistics.GET_TAG_STATISTICS)
    def tags(
        self,
        workspace_id: str | None = None,
        first: Month | None = None,
        last: Month | None = None,
        *,
        payee: str | None = None,
        tag: str | None = None,
        share: WhoseShare = "all",
    ) -> TagStatistics: ...


class Statistics(_Statistics, Resource):
    """`client.statistics`, blocking."""


class AsyncStatistics(_Statistics, AsyncResource):
    """`client.statistics`, awaiting."""
