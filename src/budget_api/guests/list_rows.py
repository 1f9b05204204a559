"""A guest's lists with their items, and the last prices."""

from collections.abc import Sequence

from budget_api.guests.import_context import ImportContext, Row
from budget_api.ids import new_id
from budget_api.workspaces.row_codecs import ITEM, LIST, PRICE
from budget_core.base.errors import ErrorCode
from budget_core.contract.workspaces.guest_rows import GuestList, GuestListItem, GuestPrice
from budget_core.lists.lists import check_quantity, clean_labels, price_key

LISTS, PRICES = "guestList", "guestPrice"


def list_rows(context: ImportContext, lists: Sequence[GuestList]) -> list[Row]:
    """Return the lists, each with an id of its own in the order they were made in."""
    context.assign_ids(LISTS, lists, "lists")
    return [
        {
            "id": context.ids["lists"][each.id],
            **context.columns(LIST, f"{LISTS}.{index}", each),
            **context.common_columns(each),
        }
        for index, each in enumerate(lists)
    ]


def item_rows(context: ImportContext, lists: Sequence[GuestList]) -> list[Row]:
    """Return the items of all lists in their order, empty ones dropped.

    A list with items must keep one at least.
    """
    rows: list[Row] = []
    for index, each in enumerate(lists):
        with context.errors_at(f"{LISTS}.{index}"):
            labels = clean_labels([item.label for item in each.list_items]) if each.list_items else {}
            rows += (_item_row(context, f"{LISTS}.{index}", each, place) for place in labels)
        for place, item in enumerate(each.list_items):
            _check_item(context, f"{LISTS}.{index}.listItems.{place}", item)
    return rows


def price_rows(context: ImportContext, prices: Sequence[GuestPrice]) -> list[Row]:
    """Return the last prices, at most one for each label."""
    rows: dict[str, Row] = {}
    for index, each in enumerate(prices):
        path, key = f"{PRICES}.{index}", price_key(each.label)
        if key in rows:
            context.wrong[f"{path}.label"] = ErrorCode.VALIDATION_UNIQUE
        context.check_amount(f"{path}.price", each.price, context.workspace.currency_code)
        rows[key] = {
            "workspace_id": context.workspace.id,
            "label_key": key,
            "revision": 0,
            "updated_at": context.instant(each.updated_at),
            **context.columns(PRICE, path, each),
        }
    return [*rows.values()]


def _item_row(context: ImportContext, path: str, each: GuestList, place: int) -> Row:
    return {
        "id": new_id(),
        "workspace_id": context.workspace.id,
        "list_id": context.ids["lists"][each.id],
        "place": place,
        "create_hash": None,
        "created_version": 1,
        "removed_version": None,
        "edits": [],
        **context.columns(ITEM, f"{path}.listItems.{place}", each.list_items[place]),
    }


def _check_item(context: ImportContext, path: str, item: GuestListItem) -> None:
    context.check(f"{path}.quantity", check_quantity, item.quantity)
    if item.price is not None:
        context.check_amount(f"{path}.price", item.price, context.workspace.currency_code)
