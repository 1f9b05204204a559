"""A guest's lists and their items."""

from collections.abc import Sequence

from budget_api.guests.import_context import ImportContext, Row
from budget_api.ids import new_id
from budget_api.workspaces.row_codecs import ITEM, LIST
from budget_core.contract.guest_rows import GuestList, GuestListItem
from budget_core.lists import check_quantity, clean_labels

LISTS = "guestList"


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
    """Return the items of all lists in their order, empty ones dropped; each list must keep one at least."""
    rows: list[Row] = []
    for index, each in enumerate(lists):
        with context.errors_at(f"{LISTS}.{index}"):
            kept = clean_labels([item.label for item in each.list_items])
            rows += (_item_row(context, f"{LISTS}.{index}", each, place) for place in kept)
        for place, item in enumerate(each.list_items):
            _check_item(context, f"{LISTS}.{index}.listItems.{place}", item)
    return rows


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
