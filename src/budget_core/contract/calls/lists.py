"""Calls about lists."""

from budget_core.base.limits import LIST_BODY_MAX_BYTES
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.lists import (
    CheckOut,
    LastPrice,
    List,
    ListCheckOut,
    ListCreate,
    ListItemAdd,
    ListItemUpdate,
    ListUpdate,
    PricesQuery,
)
from budget_core.people.access import Action

LIST_LISTS = Call(
    "listLists", "GET", "/list/{workspace_id}",
    tag="lists", answer=list[List],
    right=InWorkspace(Action.READ),
    description="List pinned lists first, in each group the last updated first.",
)

CREATE_LIST = BodyCall(
    "createList", "POST", "/list/{workspace_id}/create",
    tag="lists", body=ListCreate, answer=List, status=201,
    right=InWorkspace(Action.WRITE), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Create a list with at least one item; items without a label are dropped.",
)

UPDATE_LIST = BodyCall(
    "updateList", "PUT", "/list/{list_id}",
    tag="lists", body=ListUpdate, answer=List,
    right=InWorkspace(Action.WRITE), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Change the given fields; with `version`, items that others changed are merged.",
)

DELETE_LIST = Call(
    "deleteList", "DELETE", "/list/{list_id}",
    tag="lists", answer=List,
    right=InWorkspace(Action.WRITE),
    description="Delete a list; it can be restored.",
)

RESTORE_LIST = Call(
    "restoreList", "PUT", "/list/{list_id}/restore",
    tag="lists", answer=List,
    right=InWorkspace(Action.WRITE),
    description="Restore a deleted list.",
)

ADD_LIST_ITEM = BodyCall(
    "addListItem", "POST", "/list/{list_id}/items",
    tag="lists", body=ListItemAdd, answer=List, status=201,
    right=InWorkspace(Action.WRITE),
    description="Add an item at the end of a list.",
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
    description="Remove an item from a list; the last one stays.",
)

CHECK_OUT_LIST = BodyCall(
    "checkOutList", "POST", "/list/{list_id}/checkout",
    tag="lists", body=ListCheckOut, answer=CheckOut, status=201,
    right=InWorkspace(Action.WRITE),
    description="Book ticked items as one expense, and remove or untick them; both or neither.",
)

LIST_LAST_PRICES = Call(
    "listLastPrices", "GET", "/list/{workspace_id}/prices",
    tag="lists", query=PricesQuery, answer=list[LastPrice],
    right=InWorkspace(Action.READ),
    description="List the last price of each label that was checked out, by label.",
)
