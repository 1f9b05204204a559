"""Schedules: what comes up again, and the forecast it makes."""

from budget_core.contract.planning import schedules as calls
from budget_core.contract.planning.schedules import Forecast, Schedule
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, workspace_body
from budget_sdk.tables import Table


class _Schedules:
    @endpoint(calls.LIST_SCHEDULES)
    def list(self, workspace_id: str | None = None) -> Table[Schedule]: ...

    create = workspace_body(calls.CREATE_SCHEDULE)
    update = row_body(calls.UPDATE_SCHEDULE)
    toggle = row_body(calls.TOGGLE_SCHEDULE)

    @endpoint(calls.DELETE_SCHEDULE)
    def delete(self, schedule_id: str) -> Schedule: ...

    @endpoint(calls.RESTORE_SCHEDULE)
    def restore(self, schedule_id: str) -> Schedule: ...

    post = row_body(calls.POST_SCHEDULE)
    skip = row_body(calls.SKIP_SCHEDULE)

    @endpoint(calls.GET_FORECAST)
    def forecast(self, workspace_id: str | None = None, until: str | None = None) -> Forecast: ...


class Schedules(_Schedules, Resource):
    """`client.schedules`, blocking."""


class AsyncSchedules(_Schedules, AsyncResource):
    """`client.schedules`, awaiting."""
