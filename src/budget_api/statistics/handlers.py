"""Handlers of the calls about statistics."""

from budget_api.calls.handler import CallContext, Handlers, read
from budget_api.calls.request import Request
from budget_api.history.search.filters import read_filters
from budget_api.statistics import queries
from budget_core.contract.entries import statistics as calls
from budget_core.contract.entries.statistics import EntrySums


async def entry_sums(context: CallContext, request: Request) -> EntrySums:
    """Return sums of entries."""
    query, caller = request.query, request.caller
    filters = read_filters(query, caller.user.today)
    return await context.database.read(queries.entry_sums, caller, query.rows, query.columns, filters)


HANDLERS: Handlers[CallContext] = {
    calls.GET_MAIN_STATISTICS: read(queries.main_statistics),
    calls.GET_ACCOUNT_STATISTICS: read(queries.account_statistics),
    calls.GET_CATEGORY_STATISTICS: read(queries.category_statistics),
    calls.GET_CATEGORY_SHARES: read(queries.category_shares),
    calls.GET_ENTRY_SUMS: entry_sums,
    calls.GET_PAYEE_STATISTICS: read(queries.payee_statistics),
    calls.GET_TAG_STATISTICS: read(queries.tag_statistics),
}
