"""Handlers of the calls about lists."""

from budget_api.calls.handler import CallContext, Handlers, read, write
from budget_api.lists import check_out, prices, queries, service
from budget_core.contract.entries import lists as calls

HANDLERS: Handlers[CallContext] = {
    calls.LIST_LISTS: read(queries.list_lists),
    calls.CREATE_LIST: write(service.create_list),
    calls.UPDATE_LIST: write(service.update_list),
    calls.DELETE_LIST: write(service.delete_list),
    calls.RESTORE_LIST: write(service.restore_list),
    calls.ADD_LIST_ITEM: write(service.add_item),
    calls.UPDATE_LIST_ITEM: write(service.update_item),
    calls.REMOVE_LIST_ITEM: write(service.remove_item),
    calls.CHECK_OUT_LIST: write(check_out.check_out_list),
    calls.LIST_LAST_PRICES: read(prices.list_prices),
}
