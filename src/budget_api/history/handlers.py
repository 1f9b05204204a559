"""Handlers of the calls about the history."""

from budget_api.calls.answers import Download, file_answer
from budget_api.calls.handler import CallContext, Handlers, write, write_once
from budget_api.calls.request import Request
from budget_api.history import queries, quick, service
from budget_api.history.export import entries_csv, entries_json, history_csv
from budget_api.history.search.filters import EVERYTHING, read_filters
from budget_core.base.errors import DomainError
from budget_core.contract.entries import history_calls as calls
from budget_core.contract.entries.history import EntryId, HistoryEntry, HistoryPage
from budget_core.people.grants import Scope
from budget_core.quick_add import AmbiguousLine


async def list_history(context: CallContext, request: Request) -> HistoryPage:
    """Return a page; one of all entries is quick to read."""
    query = request.query
    filters = read_filters(query, request.caller.user.today)
    run = context.database.look_up if filters == EVERYTHING else context.database.read
    return await run(queries.page, request.caller, filters, query.cursor, query.limit)


async def export_history(context: CallContext, request: Request) -> Download:
    """Return entries as CSV."""
    filters = read_filters(request.query, request.caller.user.today)
    rows_of = entries_csv if request.query.rows == "entries" else history_csv
    return await file_answer(rows_of(context.database, request.caller, filters), "history.csv")


async def export_entries(context: CallContext, request: Request) -> Download:
    """Return entries as lines of JSON."""
    filters = read_filters(request.query, request.caller.user.today)
    return await file_answer(entries_json(context.database, request.caller, filters), "history.jsonl")


async def add_from_line(context: CallContext, request: Request) -> HistoryEntry | EntryId:
    """Book a line; a token that may only add entries is told no names."""
    grant = request.caller.user.grant
    is_blind = grant is not None and grant.scope is Scope.ENTRY
    try:
        line = await context.database.read(quick.read_line, request.caller, request.body)
        entry = await context.database.write(quick.add_from_line, request.caller, request.body, line)
    except AmbiguousLine as error:
        if is_blind:
            raise DomainError(error.code, error.fields) from None
        raise
    return EntryId(id=entry.id) if is_blind else entry


HANDLERS: Handlers[CallContext] = {
    calls.LIST_HISTORY: list_history,
    calls.EXPORT_HISTORY: export_history,
    calls.EXPORT_ENTRIES: export_entries,
    calls.ADD_EXPENSE: write(service.add_expense),
    calls.ADD_REFUND: write(service.add_refund),
    calls.QUICK_ENTRY: add_from_line,
    calls.REPLACE_EXPENSE: write_once(service.replace_expense),
    calls.REPLACE_TRANSFER: write_once(service.replace_transfer),
    calls.UPDATE_HISTORY: write(service.update_entry),
    calls.DELETE_HISTORY: write(service.delete_entry),
    calls.TRANSFER: write(service.transfer),
}
