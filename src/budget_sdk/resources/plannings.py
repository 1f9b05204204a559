"""Plannings: what a month is meant to cost per category, and how it goes."""

from budget_core.contract.plannings import MonthsSet, Planning, PlanningCategory, PlanningSet, PlanningsSet
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.months import Month, month_date
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Plannings:
    @endpoint
    @staticmethod
    def get(workspace_id: str | None = None, date: Month | None = None) -> Operation[Planning]:
        """The plan of a month (`2026-10`, or a day of it), by default the running one."""
        return Operation(
            "GET", "/planning/{workspace_id}/list", Planning, (workspace_id,), query={"date": month_date(date)}
        )

    @with_body(PlanningSet)
    @staticmethod
    def set(workspace_id: str | None, data: PlanningSet) -> Operation[PlanningCategory]:
        """Set the budget of one category in one month."""
        return Operation("POST", "/planning/{workspace_id}/planning-category", PlanningCategory, (workspace_id,), data)

    @with_body(PlanningsSet)
    @staticmethod
    def set_many(workspace_id: str, planning_id: str, data: PlanningsSet) -> Operation[Planning]:
        """Set several budgets of one month at once."""
        return Operation(
            "PUT", "/planning/{workspace_id}/{planning_id}/planning", Planning, (workspace_id, planning_id), data
        )

    @with_body(MonthsSet)
    @staticmethod
    def set_months(workspace_id: str | None, data: MonthsSet) -> Operation[Table[Planning]]:
        """Set budgets of several months and take categories out of them: all or nothing, and one change to undo."""
        return Operation("PUT", "/planning/{workspace_id}/months", Table[Planning], (workspace_id,), data)

    @endpoint
    @staticmethod
    def delete(workspace_id: str, planning_category_id: str) -> Operation[PlanningCategory]:
        """Take a category out of a month; its entries stay and it can be restored."""
        route = "/planning/{workspace_id}/delete/{planning_id}"
        return Operation("DELETE", route, PlanningCategory, (workspace_id, planning_category_id))

    @endpoint
    @staticmethod
    def restore(workspace_id: str, planning_category_id: str) -> Operation[PlanningCategory]:
        """Bring it back into its month."""
        route = "/planning/{workspace_id}/{planning_id}/restore"
        return Operation("PUT", route, PlanningCategory, (workspace_id, planning_category_id))


class Plannings(_Plannings, Resource):
    """`client.plannings`, blocking."""


class AsyncPlannings(_Plannings, AsyncResource):
    """`client.plannings`, awaiting."""
