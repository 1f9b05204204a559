"""Lists: things to buy or do, ticked off one by one, alone or together."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any

from msgspec import Meta

from budget_core.base.errors import ErrorCode
from budget_core.base.limits import LIST_BODY_MAX_BYTES
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.entries.history import HistoryEntry, Spending
from budget_core.contract.types import (
    UNSET,
    Body,
    Id,
    Instant,
    Label,
    Name,
    NotNegativeMoney,
    PositiveMoney,
    Query,
    UnsetType,
    Version,
    View,
)
from budget_core.people.access import Action

MaybeLabel = Annotated[str, Meta(extra={"rule": "itemLabel"}, extra_json_schema={"maxLength": 100})]
"""An item with an empty label is dropped before the list is kept."""


class ListItem(View, kw_only=True):
    """Something to buy or do."""

    id: Id
    label: str
    is_checked: bool
    price: Decimal | None
    """For one, in the workspace currency; None while nobody knows it."""
    quantity: Decimal


class List(View, kw_only=True):
    """A list with its items in their order; 200 of them at most, none after a check-out of all."""

    id: Id
    workspace_id: Id
    name: str
    category_id: Id | None
    is_pinned: bool
    list_items: list[ListItem]
    version: int
    """Counts the changes of the items too."""
    created_at: Instant
    updated_at: Instant


class ListItemSet(Body, kw_only=True):
    """An item as the list should have it. What is left out stays as it is, or takes its default in a new item."""

    id: Id | UnsetType = UNSET
    label: MaybeLabel
    is_checked: bool | UnsetType = UNSET
    price: NotNegativeMoney | UnsetType | None = UNSET
    quantity: PositiveMoney | UnsetType = UNSET


class ListCreate(Body, kw_only=True):
    """A new list; at least one item must have a label (`validation.items`)."""

    id: Id | UnsetType = UNSET
    name: Name
    category_id: Id | None = None
    is_pinned: bool = False
    list_items: list[ListItemSet]

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Name the items where none has a label, beside whatever else is wrong."""
        return _wrong_items(values)


class ListUpdate(Body, kw_only=True):
    """With `version`, what others changed since is kept, item by item; without it `listItems` is the whole list."""

    name: Name | UnsetType = UNSET
    category_id: Id | UnsetType | None = UNSET
    is_pinned: bool | UnsetType = UNSET
    list_items: list[ListItemSet] | UnsetType = UNSET
    version: Version | UnsetType = UNSET

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Name the items where none has a label, beside whatever else is wrong."""
        return _wrong_items(values)


def _wrong_items(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
    """Return VALIDATION_ITEMS for a list without a label; an item that is None has an error of its own."""
    items: list[ListItemSet | None] | None = values.get("list_items")
    if items is None or any(item is None or item.label for item in items):
        return {}
    return {"listItems": ErrorCode.VALIDATION_ITEMS}


class ListItemAdd(Body, kw_only=True):
    """One more item at the end of a list."""

    id: Id | UnsetType = UNSET
    label: Label
    is_checked: bool = False
    price: NotNegativeMoney | None = None
    quantity: PositiveMoney = Decimal(1)


class ListItemUpdate(Body, kw_only=True):
    """The fields of an item to change."""

    label: Label | UnsetType = UNSET
    is_checked: bool | UnsetType = UNSET
    price: NotNegativeMoney | UnsetType | None = UNSET
    quantity: PositiveMoney | UnsetType = UNSET


class ListCheckOut(Spending, kw_only=True):
    """Items to book as one expense: its fields, and those of the basket.

    `conflict.basket` if none of the items is in the list and ticked any more; those that still are get booked. Sent
    again with its `id`, the same check-out changes nothing.
    """

    item_ids: list[Id]
    value: PositiveMoney | UnsetType = UNSET
    """Amount paid; the sum of the items when left out. `validation.positive` if that is 0."""
    category_id: Id | UnsetType = UNSET
    """The list's when left out; `validation.required` where it has none. With `lines`, that of the first line."""
    keep: bool = False
    """Untick the items instead of removing them."""

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Require the value that a currency is of: prices are in the workspace's."""
        is_missing = "currency_code" in values and "value" not in values
        return {"value": ErrorCode.VALIDATION_REQUIRED} if is_missing else {}


class CheckOut(View, kw_only=True):
    """The booked expense, and the list as it is now."""

    entry: HistoryEntry
    list: List


class LastPrice(View, kw_only=True):
    """Price that a label had at its last check-out, for one, in the workspace currency."""

    label: str
    price: Decimal
    updated_at: Instant


class PricesQuery(Query, frozen=True, kw_only=True):
    """Filter of `listLastPrices`."""

    label: str | None = None
    """Only the price of this label; case, accents and further spaces make no difference"""


# fmt: off

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
