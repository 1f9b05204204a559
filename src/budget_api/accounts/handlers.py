"""Handlers of the calls about accounts."""

from budget_api.accounts import queries, service
from budget_api.calls.handler import CallContext, Handlers, look_up, read, write
from budget_core.contract.money import accounts as calls

HANDLERS: Handlers[CallContext] = {
    calls.LIST_ACCOUNTS: look_up(queries.list_accounts),
    calls.LIST_DELETED_ACCOUNTS: read(queries.list_deleted),
    calls.GET_BALANCE: look_up(queries.balance),
    calls.LIST_ACCOUNT_HISTORY: read(queries.account_history),
    calls.CREATE_ACCOUNT: write(service.create_account),
    calls.ORDER_ACCOUNTS: write(service.order_accounts),
    calls.UPDATE_ACCOUNT: write(service.update_account),
    calls.DELETE_ACCOUNT: write(service.delete_account),
    calls.RESTORE_ACCOUNT: write(service.restore_account),
    calls.SET_MAIN_ACCOUNT: write(service.set_main_account),
}
