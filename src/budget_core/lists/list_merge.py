"""The merge of a list that two people changed at once, item by item and field by field."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from budget_core.lists.lists import Item


@dataclass(frozen=True, slots=True)
class MergeResult:
    """A list after two people changed it.

    Conflicts are the fields of an item that both changed differently, with their stored value.
    """

    items: tuple[Item, ...]
    conflicts: Mapping[str, Mapping[str, object]]


def merge(base: Iterable[Item], mine: Iterable[Item], theirs: Iterable[Item]) -> MergeResult:
    """Return a list saved as `mine` by somebody who saw `base`, while others made `theirs` of it.

    | item            | result                                                             |
    |-----------------|--------------------------------------------------------------------|
    | added by one    | stays; what only others added comes last                           |
    | removed by one  | is gone, whatever the other did to it                              |
    | changed by one  | field by field                                                     |
    | changed by both | a conflict, unless both made the same of the field                 |
    """
    base_items, stored = _by_id(base), _by_id(theirs)
    my_items = _by_id(mine)
    conflicts: dict[str, Mapping[str, object]] = {}
    items = []
    for item in my_items.values():
        if item.id in base_items and item.id not in stored:
            continue
        result, conflict = _merge_item(base_items.get(item.id), item, stored.get(item.id))
        items.append(result)
        if conflict:
            conflicts[item.id] = conflict
    added = (item for item in stored.values() if item.id not in my_items and item.id not in base_items)
    return MergeResult((*items, *added), conflicts)


def _by_id(items: Iterable[Item]) -> dict[str, Item]:
    return {item.id: item for item in items}


def _merge_item(base: Item | None, mine: Item, theirs: Item | None) -> tuple[Item, Mapping[str, object]]:
    """Return the merged item and its conflicting fields; of one that both added the stored one counts."""
    if base is None or theirs is None:
        return theirs or mine, {}
    values: dict[str, object] = {}
    conflict: dict[str, object] = {}
    for name in (field.name for field in fields(Item)):
        old, new, stored = (getattr(item, name) for item in (base, mine, theirs))
        values[name] = stored if new == old else new
        if new not in (old, stored) and stored != old:
            conflict[name] = stored
    return Item(**values), conflict  # type: ignore[arg-type] # each value comes from the same field of an Item
