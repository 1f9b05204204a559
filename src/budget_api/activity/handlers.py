"""Handlers of the calls about what changed."""

from typing import Protocol

from budget_api.activity import queries, sync
from budget_api.activity.start import start
from budget_api.activity.undo_parts import UndoRunner
from budget_api.calls import handler
from budget_api.calls.handler import Handlers, ask, read
from budget_api.calls.request import Request
from budget_core.contract.workspaces import changes as calls
from budget_core.contract.workspaces.changes import ActivityPage


class ActivityContext(handler.CallContext, Protocol):
    """Services that calls about changes need."""

    @property
    def undo_runner(self) -> UndoRunner:
        """Undo of change sets, in one write or in parts."""


async def list_activity(context: ActivityContext, request: Request) -> ActivityPage:
    """Return a page of change sets."""
    query = request.query
    criteria = queries.ActivityFilter(query.user_id, query.entity, query.month)
    return await context.database.read(queries.activity, request.caller, query.cursor, query.limit, criteria)


HANDLERS: Handlers[ActivityContext] = {
    calls.START: read(start),
    calls.LIST_CHANGES: read(sync.changes_since),
    calls.LIST_ACTIVITY: list_activity,
    calls.UNDO: ask(lambda context: context.undo_runner.undo),
}
