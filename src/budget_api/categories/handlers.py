"""Handlers of the calls about categories."""

from budget_api.calls.handler import CallContext, Handlers, look_up, write
from budget_api.categories import queries, service
from budget_core.contract.planning import categories as calls

HANDLERS: Handlers[CallContext] = {
    calls.LIST_CATEGORIES: look_up(queries.list_categories),
    calls.LIST_DELETED_CATEGORIES: look_up(queries.list_deleted),
    calls.ORDER_CATEGORIES: write(service.order_categories),
    calls.UPDATE_CATEGORY: write(service.update_category),
    calls.DELETE_CATEGORY: write(service.delete_category),
    calls.RESTORE_CATEGORY: write(service.restore_category),
}
