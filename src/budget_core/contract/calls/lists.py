"""Calls about lists."""

from budget_core.access import Action
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.lists import List, ListCreate, ListItemAdd, ListItemUpdate, ListUpdate
from budget_core.limits import LIST_BODY_MAX_BYTES

LIST_LISTS = Call(
    "listLists", "GET", "/list/{workspace_id}",
    tag="lists", answer=list[List],
    right=InWorkspace(Action.READ),
    description="Pinned lists first, in each group the one last created or updated first.",
)

CREATE_LIST = BodyCall(
    "createList", "POST", "/list/{workspace_id}/create",
    tag="lists", body=ListCreate, answer=List, status=201,
    right=InWorkspace(Action.WRITE), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Make a list with its items; empty ones are dropped, one at least must stay.",
)

UPDATE_LIST = BodyCall(
    "updateList", "PUT", "/list/{list_id}",
    tag="lists", body=ListUpdate, answer=List,
    right=InWorkspace(Action.WRITE), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Change the fields the body carries; with `version`, items that others changed meanwhile are merged.",
)

DELETE_LIST = Call(
    "deleteList", "DELETE", "/list/{list_id}",
    tag="lists", answer=List,
    right=InWorkspace(Action.WRITE),
    description="Put a list aside; it can be restored.",
)

RESTORE_LIST = Call(
    "restoreList", "PUT", "/list/{list_id}/restore",
    tag="lists", answer=List,
    right=InWorkspace(Action.WRITE),
    description="Bring a deleted list back.",
)

ADD_LIST_ITEM = BodyCall(
    "addListItem", "POST", "/list/{list_id}/items",
    tag="lists", body=ListItemAdd, answer=List, status=201,
    right=InWorkspace(Action.WRITE),
    description="Put an item at the end of a list.",
)

UPDATE_LIST_ITEM = BodyCall(
    "updateListItem", "PUT", "/list/{list_id}/items/{item_id}",
    tag="lists", body=ListItemUpdate, answer=List,
    right=InWorkspace(Action.WRITE),
    description="Tick an item off, or change it; never a conflict.",
)

REMOVE_LIST_ITEM = Call(
    "removeListItem", "DELETE", "/list/{list_id}/items/{item_id}",
    tag="lists", answer=List,
    right=InWorkspace(Action.WRITE),
    description="Take an item out of a list; the last one stays.",
)
