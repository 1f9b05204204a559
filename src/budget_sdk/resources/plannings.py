"""Plannings: budget and spending of a month, per category."""

from budget_core.contract.planning import plannings as calls
from budget_core.contract.planning.carry_over import Suggestion
from budget_core.contract.planning.plannings import Explanation, Planning, PlanningCategory
from budget_core.contract.types import WhoseShare
from budget_core.planning.explanations import Of
from budget_sdk.calls import AsyncResource, Resource, endpoint, part_body, workspace_body
from budget_sdk.months import Month
from budget_sdk.tables import Table


class _Plannings:
    @endpoint(calls.GET_PLANNING)
    def get(self, workspace_id: str | None = None, date: Month | None = None, share: WhoseShare = "all") -> Planning:
        """Return the plan of a month (`2026-10`, or a day of it), by default the running one.

        With `share="mine"` only what the caller bears counts as spent.
        """

    set = workspace_body(calls.SET_PLANNING)
    set_many = part_body(calls.SET_PLANNINGS)
    set_months = workspace_body(calls.SET_MONTHS, Table[Planning])

    set_carry_over = workspace_body(calls.SET_CARRY_OVER)
    set_target = workspace_body(calls.SET_TARGET)
    set_expected_income = workspace_body(calls.SET_EXPECTED_INCOME)

    @endpoint(calls.LIST_SUGGESTIONS)
    def suggestions(self, workspace_id: str | None = None, date: Month | None = None) -> Table[Suggestion]:
        """Return what each category usually costs, for the plan of a month; by default the running one's."""

    @endpoint(calls.EXPLAIN_PLANNING)
    def explain(
        self,
        workspace_id: str | None = None,
        date: Month | None = None,
        category_id: str | None = None,
        of: Of = "available",
    ) -> Explanation:
        """Return what a number of a month is made of, as a tree; by default what is available."""

    @endpoint(calls.DELETE_PLANNING)
    def delete(self, workspace_id: str, planning_category_id: str) -> PlanningCategory: ...

    @endpoint(calls.RESTORE_PLANNING)
    def restore(self, workspace_id: str, planning_category_id: str) -> PlanningCategory: ...


class Plannings(_Plannings, Resource):
    """`client.plannings`, blocking."""


class AsyncPlannings(_Plannings, AsyncResource):
    """`client.plannings`, awaiting."""
