"""Lists: things to buy or do, ticked off one by one."""

from budget_core.contract.entries import lists as calls
from budget_core.contract.entries.lists import LastPrice, List
from budget_sdk.calls import AsyncResource, Resource, endpoint, part_body, row_body, workspace_body
from budget_sdk.tables import Table


class _Lists:
    @endpoint(calls.LIST_LISTS)
    def list(self, workspace_id: str | None = None) -> Table[List]: ...

    create = workspace_body(calls.CREATE_LIST)
    update = row_body(calls.UPDATE_LIST)

    @endpoint(calls.DELETE_LIST)
    def delete(self, list_id: str) -> List: ...

    @endpoint(calls.RESTORE_LIST)
    def restore(self, list_id: str) -> List: ...

    add_item = row_body(calls.ADD_LIST_ITEM)
    update_item = part_body(calls.UPDATE_LIST_ITEM)

    @endpoint(calls.REMOVE_LIST_ITEM)
    def remove_item(self, list_id: str, item_id: str) -> List: ...

    check_out = row_body(calls.CHECK_OUT_LIST)

    @endpoint(calls.LIST_LAST_PRICES)
    def prices(self, workspace_id: str | None = None, *, label: str | None = None) -> Table[LastPrice]: ...


class Lists(_Lists, Resource):
    """`client.lists`, blocking."""


class AsyncLists(_Lists, AsyncResource):
    """`client.lists`, awaiting."""
