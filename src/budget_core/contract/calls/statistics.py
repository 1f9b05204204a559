"""Calls about statistics."""

from budget_core.contract.call import Call, InWorkspace
from budget_core.contract.category_statistics import CategoryShares, CategoryStatistics
from budget_core.contract.entry_sums import EntrySums, EntrySumsQuery
from budget_core.contract.payees import PayeeStatistics, TagStatistics
from budget_core.contract.statistics import (
    AccountStatistics,
    MainStatistics,
    SharedStatisticsQuery,
    StatisticsQuery,
)
from budget_core.people.access import Action

GET_MAIN_STATISTICS = Call(
    "getMainStatistics", "GET", "/statistics/{workspace_id}/main-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=MainStatistics,
    right=InWorkspace(Action.READ),
    description="Return income, spending, plan and balance of each month.",
)

GET_ACCOUNT_STATISTICS = Call(
    "getAccountStatistics", "GET", "/statistics/{workspace_id}/account-stats",
    tag="statistics", query=StatisticsQuery, answer=AccountStatistics,
    right=InWorkspace(Action.READ),
    description="Return the balance of each account at the end of each month.",
)

GET_CATEGORY_STATISTICS = Call(
    "getCategoryStatistics", "GET", "/statistics/{workspace_id}/category-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=CategoryStatistics,
    right=InWorkspace(Action.READ),
    description="Return spending and plan of each category in each month.",
)

GET_CATEGORY_SHARES = Call(
    "getCategoryShares", "GET", "/statistics/{workspace_id}/category-stats-with-percent",
    tag="statistics", query=StatisticsQuery, answer=CategoryShares,
    right=InWorkspace(Action.READ),
    description="Return each category's share of all spending in these months, and of its plan.",
)

GET_ENTRY_SUMS = Call(
    "getEntrySums", "GET", "/statistics/{workspace_id}/sums",
    tag="statistics", query=EntrySumsQuery, answer=EntrySums,
    right=InWorkspace(Action.READ),
    description=(
        "Return spending and income of entries in groups: by month, category, account, person or kind, or two of them."
    ),
)

GET_PAYEE_STATISTICS = Call(
    "getPayeeStatistics", "GET", "/statistics/{workspace_id}/payee-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=PayeeStatistics,
    right=InWorkspace(Action.READ),
    description="Return what was spent on each payee in these months.",
)

GET_TAG_STATISTICS = Call(
    "getTagStatistics", "GET", "/statistics/{workspace_id}/tag-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=TagStatistics,
    right=InWorkspace(Action.READ),
    description="Return what was spent with each tag in these months.",
)
