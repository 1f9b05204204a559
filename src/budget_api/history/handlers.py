"""Handlers of the calls about the history."""

from budget_api.calls.answers import Download
from budget_api.calls.downloads import file_answer
from budget_api.calls.handler import Context, Handlers, write
from budget_api.calls.request import Request
from budget_api.history import queries, service
from budget_api.history.export import history_csv
from budget_api.history.search.filters import EVERYTHING, read_filters
from budget_core.contract.calls import history as calls
from budget_core.contract.history import HistoryPage


async def list_history(context: Context, request: Request) -> HistoryPage:
    """Return a page; one of all entries is quick to read."""
    filters, query = read_filters(request.query), request.query
    run = context.database.look_up if filters == EVERYTHING else context.database.read
    return await run(queries.page, request.caller, filters, query.cursor, query.limit)


async def export_history(context: Context, request: Request) -> Download:
    """Return all entries as CSV."""
    return await file_answer(history_csv(context.database, request.caller), "history.csv")


HANDLERS: Handlers[Context] = {
    calls.LIST_HISTORY: list_history,
    calls.EXPORT_HISTORY: export_history,
    calls.ADD_EXPENSE: write(service.add_expense),
    calls.ADD_REFUND: write(service.add_refund),
    calls.REPLACE_EXPENSE: write(service.replace_expense),
    calls.REPLACE_TRANSFER: write(service.replace_transfer),
    calls.UPDATE_HISTORY: write(service.update_entry),
    calls.DELETE_HISTORY: write(service.delete_entry),
    calls.TRANSFER: write(service.transfer),
}
