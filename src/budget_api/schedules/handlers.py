"""Handlers of the calls about schedules."""

from http import HTTPStatus

from budget_api.calls.answers import Answer
from budget_api.calls.handler import Context, Handlers, read, write
from budget_api.calls.request import Request
from budget_api.schedules import queries, service
from budget_core.contract.calls import schedules as calls
from budget_core.contract.history import HistoryEntry


async def post_schedule(context: Context, request: Request) -> Answer[HistoryEntry]:
    """Book an occurrence: 201 for a new entry, 200 with the one that stands."""
    entry, is_new = await context.database.write(service.post_schedule, request.caller, request.ids[0], request.body)
    return Answer(entry, status=HTTPStatus.CREATED if is_new else HTTPStatus.OK)


HANDLERS: Handlers[Context] = {
    calls.LIST_SCHEDULES: read(queries.list_schedules),
    calls.CREATE_SCHEDULE: write(service.create_schedule),
    calls.UPDATE_SCHEDULE: write(service.update_schedule),
    calls.TOGGLE_SCHEDULE: write(service.toggle_schedule),
    calls.DELETE_SCHEDULE: write(service.delete_schedule),
    calls.RESTORE_SCHEDULE: write(service.restore_schedule),
    calls.POST_SCHEDULE: post_schedule,
    calls.SKIP_SCHEDULE: write(service.skip_schedule),
    calls.GET_FORECAST: read(queries.get_forecast),
}
