"""Calls about lists."""

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.http.routes import Controller, FromPath, JSONBody, delete, get, post, put
from budget_api.lists import item_service, queries, service
from budget_core.access import Action
from budget_core.contract.lists import List, ListCreate, ListItemAdd, ListItemUpdate, ListUpdate
from budget_core.limits import LIST_BODY_MAX_BYTES

READ = [require(Action.READ)]
WRITE = [require(Action.WRITE)]


class ListController(Controller):
    """Things to buy or do."""

    path = "/list"
    tags = ("lists",)

    @get("/{workspace_id:str}", operation_id="listLists", guards=READ)
    async def list_lists(self, caller: Caller, database: Database) -> list[List]:
        """Pinned lists first, in each group the one last created or updated first."""
        return await database.read(queries.list_lists, caller)

    @post(
        "/{workspace_id:str}/create",
        operation_id="createList",
        guards=WRITE,
        request_max_body_size=LIST_BODY_MAX_BYTES,
    )
    async def create_list(self, caller: Caller, database: Database, data: JSONBody[ListCreate]) -> List:
        """Make a list with its items; empty ones are dropped, one at least must stay."""
        return await database.write(service.create_list, caller, data)

    @put("/{list_id:str}", operation_id="updateList", guards=WRITE, request_max_body_size=LIST_BODY_MAX_BYTES)
    async def update_list(
        self, caller: Caller, database: Database, list_id: FromPath[str], data: JSONBody[ListUpdate]
    ) -> List:
        """Change the fields the body carries; with `version`, items that others changed meanwhile are merged."""
        return await database.write(service.update_list, caller, list_id, data)

    @delete("/{list_id:str}", operation_id="deleteList", guards=WRITE)
    async def delete_list(self, caller: Caller, database: Database, list_id: FromPath[str]) -> List:
        """Put a list aside; it can be restored."""
        return await database.write(service.delete_list, caller, list_id)

    @put("/{list_id:str}/restore", operation_id="restoreList", guards=WRITE)
    async def restore_list(self, caller: Caller, database: Database, list_id: FromPath[str]) -> List:
        """Bring a deleted list back."""
        return await database.write(service.restore_list, caller, list_id)

    @post("/{list_id:str}/items", operation_id="addListItem", guards=WRITE)
    async def add_item(
        self, caller: Caller, database: Database, list_id: FromPath[str], data: JSONBody[ListItemAdd]
    ) -> List:
        """Put an item at the end of a list."""
        return await database.write(item_service.add_item, caller, list_id, data)

    @put("/{list_id:str}/items/{item_id:str}", operation_id="updateListItem", guards=WRITE)
    async def update_item(
        self,
        caller: Caller,
        database: Database,
        list_id: FromPath[str],
        item_id: FromPath[str],
        data: JSONBody[ListItemUpdate],
    ) -> List:
        """Tick an item off, or change it; never a conflict."""
        return await database.write(item_service.update_item, caller, list_id, item_id, data)

    @delete("/{list_id:str}/items/{item_id:str}", operation_id="removeListItem", guards=WRITE)
    async def remove_item(
        self, caller: Caller, database: Database, list_id: FromPath[str], item_id: FromPath[str]
    ) -> List:
        """Take an item out of a list; the last one stays."""
        return await database.write(item_service.remove_item, caller, list_id, item_id)
