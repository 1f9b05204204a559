"""Handlers of the calls about schedules."""

from budget_api.calls.handler import CallContext, Handlers, read, write, write_once
from budget_api.calls.request import Request
from budget_api.schedules import queries, service
from budget_api.schedules.timing import backlog_of_new, backlog_of_stored
from budget_core.contract.planning import schedules as calls
from budget_core.contract.planning.schedules import Schedule


async def create_schedule(context: CallContext, request: Request) -> Schedule:
    """Make a schedule; what it posts at once counts as entries."""
    _count_entries(context, request, backlog_of_new(request.caller, request.body))
    return await context.database.write(service.create_schedule, request.caller, request.body)


async def update_schedule(context: CallContext, request: Request) -> Schedule:
    """Change a schedule; what it posts at once counts as entries."""
    caller, (schedule_id,), body = request.caller, request.ids, request.body
    if body.mode == "post":
        _count_entries(context, request, await context.database.read(backlog_of_stored, caller, schedule_id))
    return await context.database.write(service.update_schedule, caller, schedule_id, body)


def _count_entries(context: CallContext, request: Request, count: int) -> None:
    """Count entries. Raises: RATE_LIMITED for more than a minute may bring."""
    if count:
        context.limits.take("ENTRY", {"account": request.caller.user.id}, count)


HANDLERS: Handlers[CallContext] = {
    calls.LIST_SCHEDULES: read(queries.list_schedules),
    calls.CREATE_SCHEDULE: create_schedule,
    calls.UPDATE_SCHEDULE: update_schedule,
    calls.TOGGLE_SCHEDULE: write(service.toggle_schedule),
    calls.DELETE_SCHEDULE: write(service.delete_schedule),
    calls.RESTORE_SCHEDULE: write(service.restore_schedule),
    calls.POST_SCHEDULE: write_once(service.post_schedule),
    calls.SKIP_SCHEDULE: write(service.skip_schedule),
    calls.GET_FORECAST: read(queries.get_forecast),
}
