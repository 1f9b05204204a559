"""Categories, plannings, schedules, reminders and alerts."""

from collections.abc import Sequence

from budget_core.contract.planning import alerts, categories, plannings, reminders, schedules
from budget_core.contract.planning import plannings as plannings_calls
from budget_core.contract.planning.alerts import Alerts
from budget_core.contract.planning.carry_over import Suggestion
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import Explanation, Planning, PlanningCategory
from budget_core.contract.planning.reminders import Reminder
from budget_core.contract.planning.schedules import Forecast, Schedule
from budget_core.contract.types import Done, WhoseShare
from budget_core.planning.explanations import Of
from budget_sdk.calls import AsyncResource, Resource, endpoint, ordering, part_body, row_body, with_body, workspace_body
from budget_sdk.months import Month
from budget_sdk.tables import Table


class _Categories:
    @endpoint(categories.LIST_CATEGORIES)
    def list(self, workspace_id: str | None = None) -> Table[Category]: ...

    @endpoint(categories.LIST_DELETED_CATEGORIES)
    def deleted(self, workspace_id: str | None = None) -> Table[Category]: ...

    create = workspace_body(plannings_calls.CREATE_CATEGORY)
    update = row_body(categories.UPDATE_CATEGORY)

    @endpoint(categories.DELETE_CATEGORY)
    def delete(self, category_id: str) -> Category: ...

    @ordering(categories.ORDER_CATEGORIES)
    def order(self, ids: Sequence[str], workspace_id: str | None = None) -> Table[Category]:
        """Put these first, in this order; the others follow as they were."""

    @endpoint(categories.RESTORE_CATEGORY)
    def restore(self, category_id: str) -> Category: ...


class Categories(_Categories, Resource):
    """`client.categories`, blocking."""


class AsyncCategories(_Categories, AsyncResource):
    """`client.categories`, awaiting."""


class _Plannings:
    @endpoint(plannings.GET_PLANNING)
    def get(self, workspace_id: str | None = None, date: Month | None = None, share: WhoseShare = "all") -> Planning:
        """Return the plan of a month (`2026-10`, or a day of it), by default the running one.

        With `share="mine"` only what the caller bears counts as spent.
        """

    set = workspace_body(plannings.SET_PLANNING)
    set_many = part_body(plannings.SET_PLANNINGS)
    move = workspace_body(plannings.MOVE_BUDGET)
    set_months = workspace_body(plannings.SET_MONTHS, Table[Planning])

    set_carry_over = workspace_body(plannings.SET_CARRY_OVER)
    set_target = workspace_body(plannings.SET_TARGET)
    set_expected_income = workspace_body(plannings.SET_EXPECTED_INCOME)

    @endpoint(plannings.LIST_SUGGESTIONS)
    def suggestions(self, workspace_id: str | None = None, date: Month | None = None) -> Table[Suggestion]:
        """Return what each category usually costs, for the plan of a month; by default the running one's."""

    @endpoint(plannings.EXPLAIN_PLANNING)
    def explain(
        self,
        workspace_id: str | None = None,
        date: Month | None = None,
        category_id: str | None = None,
        of: Of = "available",
    ) -> Explanation:
        """Return what a number of a month is made of, as a tree; by default what is available."""

    @endpoint(plannings.DELETE_PLANNING)
    def delete(self, workspace_id: str, planning_category_id: str) -> PlanningCategory: ...

    @endpoint(plannings.RESTORE_PLANNING)
    def restore(self, workspace_id: str, planning_category_id: str) -> PlanningCategory: ...


class Plannings(_Plannings, Resource):
    """`client.plannings`, blocking."""


class AsyncPlannings(_Plannings, AsyncResource):
    """`client.plannings`, awaiting."""


class _Schedules:
    @endpoint(schedules.LIST_SCHEDULES)
    def list(self, workspace_id: str | None = None) -> Table[Schedule]: ...

    create = workspace_body(schedules.CREATE_SCHEDULE)
    update = row_body(schedules.UPDATE_SCHEDULE)
    toggle = row_body(schedules.TOGGLE_SCHEDULE)

    @endpoint(schedules.DELETE_SCHEDULE)
    def delete(self, schedule_id: str) -> Schedule: ...

    @endpoint(schedules.RESTORE_SCHEDULE)
    def restore(self, schedule_id: str) -> Schedule: ...

    post = row_body(schedules.POST_SCHEDULE)
    skip = row_body(schedules.SKIP_SCHEDULE)

    @endpoint(schedules.GET_FORECAST)
    def forecast(self, workspace_id: str | None = None, until: str | None = None) -> Forecast: ...


class Schedules(_Schedules, Resource):
    """`client.schedules`, blocking."""


class AsyncSchedules(_Schedules, AsyncResource):
    """`client.schedules`, awaiting."""


class _Reminders:
    @endpoint(reminders.LIST_REMINDERS)
    def list(self) -> Table[Reminder]: ...

    create = with_body(reminders.CREATE_REMINDER)
    update = row_body(reminders.UPDATE_REMINDER)
    toggle = row_body(reminders.TOGGLE_REMINDER)

    @endpoint(reminders.DISMISS_REMINDER)
    def dismiss(self, reminder_id: str) -> Reminder: ...

    @endpoint(reminders.DELETE_REMINDER)
    def delete(self, reminder_id: str) -> Done: ...


class Reminders(_Reminders, Resource):
    """`client.reminders`, blocking."""


class AsyncReminders(_Reminders, AsyncResource):
    """`client.reminders`, awaiting."""


class _AlertsCalls:
    @endpoint(alerts.GET_ALERTS)
    def get(self, workspace_id: str | None = None) -> Alerts: ...

    set = workspace_body(alerts.SET_ALERTS)


class AlertsCalls(_AlertsCalls, Resource):
    """`client.alerts`, blocking."""


class AsyncAlertsCalls(_AlertsCalls, AsyncResource):
    """`client.alerts`, awaiting."""
