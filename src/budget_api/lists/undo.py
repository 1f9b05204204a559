"""Undo of changes of lists, item by item: later changes of other items stay."""

from collections.abc import Iterable

from sqlalchemy.orm import Session

from budget_api.categories.queries import live_category
from budget_api.db.models import ListRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import (
    DELETED,
    DependedOnError,
    check_unchanged,
    restore_fields,
    undo_kind,
)
from budget_api.journal.writes import Write
from budget_api.lists.item_rows import check_count, item_of, save_items
from budget_api.lists.logged_items import bump_version, record_list, whole_lists
from budget_api.lists.queries import any_list, list_with_items, live_items, removed_items
from budget_core.contract.entries.lists import List
from budget_core.lists import list_merge
from budget_core.lists.lists import Item

_ITEMS = "listItems"


def undo_lists(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Delete created lists, restore deleted ones, restore fields and items."""
    for change in changes:
        _undo(db, write, any_list(db, write, change.entity_id), change)


def check_lists(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Raise when a list that comes back needs a category that is gone."""
    for change in changes:
        row = any_list(db, write, change.entity_id)
        if row.category_id and row.deleted_at is None and change.touched & {DELETED, "categoryId"}:
            live_category(db, write, row.category_id)


def _undo(db: Session, write: Write, row: ListRow, change: LoggedChange) -> None:
    before = list_with_items(db, row)
    check_unchanged(row, before, change, own=(_ITEMS,) if change.kind == "updated" else ())
    restore_fields(db, write, row, List, change, own=(_ITEMS,))
    if _ITEMS in change.touched:
        _undo_items(db, write, row, change, bumped=row.version > before.version)
    record_list(db, write, row, undo_kind(change), before)


def _undo_items(db: Session, write: Write, row: ListRow, change: LoggedChange, *, bumped: bool) -> None:
    live = live_items(db, row)
    now = [item_of(item) for item in live]
    items = _without_change(*whole_lists(change.old, change.new, now), now)
    check_count(items)
    if not bumped:
        bump_version(db, write, row)
    standing = {item.id for item in live}
    save_items(db, row, [*live, *removed_items(db, row, {item.id for item in items} - standing)], items)


def _without_change(old: list[Item], new: list[Item], now: list[Item]) -> list[Item]:
    """Return the items as they are now without what the change made of them."""
    were, became, are = ({item.id: item for item in items} for items in (old, new, now))
    for item_id in were.keys() | became.keys():
        is_added = item_id not in were and are.get(item_id) != became[item_id]
        is_elsewhere = were.get(item_id) != became.get(item_id) and (item_id in are) != (item_id in became)
        if is_added or is_elsewhere:
            raise DependedOnError
    merged = list_merge.merge(base=new, mine=old, theirs=now)
    if merged.conflicts:
        raise DependedOnError
    return list(merged.items)
