"""Lists: things to buy or do, ticked off one by one."""

from budget_core.contract.lists import List, ListCreate, ListItemAdd, ListItemUpdate, ListUpdate
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Lists:
    @endpoint
    @staticmethod
    def list(workspace_id: str | None = None) -> Operation[Table[List]]:
        """Pinned lists first, in each group the one last created or updated first."""
        return Operation("GET", "/list/{workspace_id}", Table[List], (workspace_id,))

    @with_body(ListCreate)
    @staticmethod
    def create(workspace_id: str | None, data: ListCreate) -> Operation[List]:
        """Make a list with its items; empty ones are dropped."""
        return Operation("POST", "/list/{workspace_id}/create", List, (workspace_id,), data)

    @with_body(ListUpdate)
    @staticmethod
    def update(list_id: str, data: ListUpdate) -> Operation[List]:
        """Change the fields the body carries; with a version, what others changed meanwhile is merged."""
        return Operation("PUT", "/list/{list_id}", List, (list_id,), data)

    @endpoint
    @staticmethod
    def delete(list_id: str) -> Operation[List]:
        """Put a list aside; it can be restored."""
        return Operation("DELETE", "/list/{list_id}", List, (list_id,))

    @endpoint
    @staticmethod
    def restore(list_id: str) -> Operation[List]:
        """Bring a deleted list back."""
        return Operation("PUT", "/list/{list_id}/restore", List, (list_id,))

    @with_body(ListItemAdd)
    @staticmethod
    def add_item(list_id: str, data: ListItemAdd) -> Operation[List]:
        """Put an item at the end of a list."""
        return Operation("POST", "/list/{list_id}/items", List, (list_id,), data)

    @with_body(ListItemUpdate)
    @staticmethod
    def update_item(list_id: str, item_id: str, data: ListItemUpdate) -> Operation[List]:
        """Tick an item off, or change it; never a conflict."""
        return Operation("PUT", "/list/{list_id}/items/{item_id}", List, (list_id, item_id), data)

    @endpoint
    @staticmethod
    def remove_item(list_id: str, item_id: str) -> Operation[List]:
        """Take an item out of a list; the last one stays."""
        return Operation("DELETE", "/list/{list_id}/items/{item_id}", List, (list_id, item_id))


class Lists(_Lists, Resource):
    """`client.lists`, blocking."""


class AsyncLists(_Lists, AsyncResource):
    """`client.lists`, awaiting."""
