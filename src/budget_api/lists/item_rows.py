"""Rows of lists and their items, and the rules for the items of a list together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from budget_api.db.models import ListItemRow, ListRow
from budget_api.journal.writes import Write
from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import LIST_ITEMS_MAX
from budget_core.base.money import check_digits
from budget_core.contract.entries.lists import ListItemAdd, ListItemSet, ListItemUpdate
from budget_core.lists import lists
from budget_core.lists.lists import Item

EDITS_KEPT = 60
"""Edits kept per item. A save based on an older list conflicts wherever the item differs."""

_FORGOTTEN: Any = object()

FIELDS = tuple(field.name for field in fields(Item) if field.name != "id")


def insert_list(
    db: Session,
    workspace_id: str,
    list_id: str,
    name: str,
    items: Iterable[Item],
    *,
    category_id: str | None,
    is_pinned: bool,
    created_at: datetime,
    updated_at: datetime,
    create_hash: str | None = None,
) -> ListRow:
    """Return a new list with its items in their order.

    It checks and logs nothing; the caller does.
    """
    row = ListRow(
        id=list_id,
        workspace_id=workspace_id,
        name=name,
        category_id=category_id,
        is_pinned=is_pinned,
        version=1,
        create_hash=create_hash,
        created_at=created_at,
        updated_at=updated_at,
    )
    db.add(row)
    db.flush()
    db.add_all(new_item(row, item, place) for place, item in enumerate(items))
    db.flush()
    return row


def save_items(db: Session, row: ListRow, stored: Sequence[ListItemRow], requested: Sequence[Item]) -> None:
    """Make the items what is wanted, as a change of the list's present version."""
    known = {item.id: item for item in stored}
    for place, item in enumerate(requested):
        if item.id in known:
            save_item(row, known[item.id], item)
            known[item.id].place = place
        else:
            db.add(new_item(row, item, place))
    remove_items(row, [item for item in stored if item.id not in {each.id for each in requested}])
    db.flush()


def new_item(row: ListRow, item: Item, place: int, create_hash: str | None = None) -> ListItemRow:
    """Return an item that the list has from its present version on."""
    return ListItemRow(
        workspace_id=row.workspace_id,
        list_id=row.id,
        place=place,
        create_hash=create_hash,
        created_version=row.version,
        edits=[],
        **{name: getattr(item, name) for name in ("id", *FIELDS)},
    )


def save_item(row: ListRow, stored: ListItemRow, item: Item) -> None:
    """Set what differs, remembering what was there before; a removed item is back."""
    if stored.removed_version is not None:
        stored.removed_version, stored.created_version, stored.edits = None, row.version, []
    changed = {name: getattr(item, name) for name in FIELDS if getattr(item, name) != getattr(stored, name)}
    edits = [*stored.edits, *([row.version, name, _plain(getattr(stored, name))] for name in changed)]
    if changed:
        stored.edits = edits[-EDITS_KEPT:]
    for name, value in changed.items():
        setattr(stored, name, value)


def remove_items(row: ListRow, items: Iterable[ListItemRow]) -> None:
    """Take items out of the list."""
    for item in items:
        if item.removed_version is None:
            item.removed_version = row.version


def item_of(stored: ListItemRow) -> Item:
    """Return the item as it is now."""
    return Item(id=stored.id, **{name: getattr(stored, name) for name in FIELDS})


def item_on(stored: ListItemRow, version: int) -> Item | None:
    """Return the item as it was on a version of its list; None when that version did not have it."""
    removed = stored.removed_version is not None and stored.removed_version <= version
    if removed or stored.created_version > version:
        return None
    if len(stored.edits) == EDITS_KEPT and version < stored.edits[0][0]:
        return Item(id=stored.id, **dict.fromkeys(FIELDS, _FORGOTTEN))
    values = {name: getattr(stored, name) for name in FIELDS}
    for changed_on, name, before in reversed(stored.edits):
        if changed_on > version:
            values[name] = _read(name, before)
    return Item(id=stored.id, **values)


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Decimal) else value


def _read(name: str, value: Any) -> Any:
    return Decimal(value) if name in {"price", "quantity"} and value is not None else value


def filled_items(write: Write, sent: Sequence[ListItemSet]) -> dict[int, ListItemSet]:
    """Return the sent items by index, without the empty ones; every wrong field is named by its index."""
    wrong = {
        f"listItems.{index}.{name}": code
        for index, item in enumerate(sent)
        for name, code in _wrong_fields(write, item).items()
    }
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return {index: sent[index] for index in lists.clean_labels([item.label for item in sent])}


def check_item(write: Write, item: ListItemAdd | ListItemUpdate) -> None:
    """Raise REQUEST_INVALID with the fields when price or quantity of an item break a rule."""
    if wrong := _wrong_fields(write, item):
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)


def check_any(items: Sequence[object]) -> None:
    """Raise unless there is an item: only a check-out leaves a list without one."""
    if not items:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS)


def check_count(items: Sequence[object]) -> None:
    """Raise for more items than a list holds."""
    if len(items) > LIST_ITEMS_MAX:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS_MAX)


def _wrong_fields(write: Write, item: ListItemAdd | ListItemSet | ListItemUpdate) -> dict[str, ErrorCode]:
    digits = currencies.money_digits(write.currency_code)
    checks: list[tuple[str, Any, Callable[[Decimal], object]]] = [
        ("price", item.price, lambda price: check_digits(price, digits)),
        ("quantity", item.quantity, lists.check_quantity),
    ]
    wrong: dict[str, ErrorCode] = {}
    for name, value, check in checks:
        try:
            if isinstance(value, Decimal):
                check(value)
        except DomainError as error:
            wrong[name] = error.code
    return wrong
