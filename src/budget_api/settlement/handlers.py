"""Handlers of the calls about settling up."""

from budget_api.calls.handler import CallContext, Handlers, read, write, write_once
from budget_api.settlement import queries, service
from budget_core.contract.entries import shares as calls

HANDLERS: Handlers[CallContext] = {
    calls.GET_SETTLEMENT: read(queries.get_settlement),
    calls.SETTLE: write(service.settle),
    calls.REPLACE_SETTLEMENT: write_once(service.replace_settlement),
}
