"""Merge of a saved list with the stored one and with changes that others made meanwhile."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid5

from msgspec import UnsetType, to_builtins
from sqlalchemy.orm import Session

from budget_api.db.models import ListItemRow, ListRow
from budget_api.ids import new_id
from budget_api.journal.edits import camel
from budget_api.lists.item_rows import FIELDS, check_any, check_count, item_of, item_on
from budget_api.lists.queries import live_items, removed_items
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.entries.lists import ListItemSet
from budget_core.lists import list_merge
from budget_core.lists.lists import Item

Sent = Mapping[int, ListItemSet]
"""Items of a body by their index in it; empty ones are left out."""


@dataclass(frozen=True, slots=True)
class MergedItems:
    """Result of saving a whole list: its items, and its conflicts."""

    stored: Sequence[ListItemRow]
    items: Sequence[Item]
    conflicts: Mapping[str, object]
    """Stored value of each field that conflicts, by its path in the body."""
    is_change: bool


def merge_items(db: Session, row: ListRow, sent: Sent, based_on: int | UnsetType) -> MergedItems:
    """Merge the items sent, edited on version `based_on`, with the stored ones.

    Without `based_on` they replace them.
    """
    ids = item_ids(sent, None if isinstance(based_on, UnsetType) else f"{row.id}/{based_on}")
    live = live_items(db, row)
    stored = [*live, *removed_items(db, row, set(ids.values()) - {item.id for item in live})]
    theirs = [item_of(item) for item in live]
    base = theirs if isinstance(based_on, UnsetType) else _base(stored, based_on)
    mine = requested_items(ids, sent, {item.id: item for item in (*theirs, *base)})
    merged = list_merge.merge(base, mine, theirs)
    if theirs:
        check_any(merged.items)
    check_count(merged.items)
    indexes = {item_id: index for index, item_id in ids.items()}
    conflicts = {
        f"listItems.{indexes[item_id]}.{camel(name)}": to_builtins(value)
        for item_id, fields in merged.conflicts.items()
        for name, value in fields.items()
    }
    return MergedItems(stored, merged.items, conflicts, list(merged.items) != theirs)


def new_items(sent: Sent) -> list[Item]:
    """Return the items of a list that is to be made."""
    items = requested_items(item_ids(sent, None), sent, {})
    check_count(items)
    return items


def item_ids(sent: Sent, save: str | None) -> dict[int, str]:
    """Return the id of each item sent, by index.

    When the same `save` is sent again, new items get the same ids.
    """
    ids: dict[int, str] = {}
    for index, item in sent.items():
        if not isinstance(item.id, UnsetType):
            item_id = item.id
        else:
            item_id = new_id() if save is None else str(uuid5(UUID(save[:36]), f"{save}/{index}/{item.label}"))
        if item_id in ids.values():
            raise field_error(f"listItems.{index}.id", ErrorCode.VALIDATION_UNIQUE)
        ids[index] = item_id
    return ids


def requested_items(ids: Mapping[int, str], sent: Sent, base: Mapping[str, Item]) -> list[Item]:
    """Return the complete items.

    A field left out keeps the value of that version, or a new item's default.
    """
    return [_requested(ids[index], item, base.get(ids[index])) for index, item in sent.items()]


def _requested(item_id: str, sent: ListItemSet, base: Item | None) -> Item:
    values: dict[str, Any] = {name: getattr(sent, name) for name in FIELDS}
    fields = {name: value for name, value in values.items() if not isinstance(value, UnsetType)}
    unsaid = {} if base is None else {name: getattr(base, name) for name in FIELDS if name not in fields}
    return Item(id=item_id, **fields, **unsaid)


def _base(stored: Sequence[ListItemRow], version: int) -> list[Item]:
    return [item for row in stored if (item := item_on(row, version)) is not None]
