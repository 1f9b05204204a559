"""Writes of lists and of their single items."""

from typing import Any

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import live_category
from budget_api.db.models import ListItemRow, ListRow
from budget_api.ids import new_id
from budget_api.journal.edits import VersionConflictError, edit, sent_fields
from budget_api.journal.idempotency import check_repeat, check_same_create, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write
from budget_api.lists.item_rows import (
    FIELDS,
    check_any,
    check_count,
    check_item,
    filled_items,
    insert_list,
    item_of,
    new_item,
    remove_items,
    save_item,
    save_items,
)
from budget_api.lists.logged_items import bump_version, record_list
from budget_api.lists.merge import MergedItems, merge_items, new_items
from budget_api.lists.queries import any_list, list_with_items, live_items, live_list, live_lists
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.entries import lists as contract
from budget_core.lists.lists import Item


def create_list(db: Session, caller: Caller, body: contract.ListCreate) -> contract.List:
    """Make a list with its items."""
    write = begin_write(db, caller)
    if (row := find_by_client_id(db, ListRow, body.id)) is not None:
        check_repeat(row, create_hash(caller.user.id, body, write.workspace_id))
        return list_with_items(db, row)
    _check_count(db, write)
    _check_category(db, write, body.category_id)
    return record_list(db, write, _insert(db, write, body), "created", None)


def update_list(db: Session, caller: Caller, list_id: str, body: contract.ListUpdate) -> contract.List:
    """Change the fields the body carries; items merge one by one, and field by field."""
    write = begin_write(db, caller)
    row = live_list(db, write, list_id)
    before = list_with_items(db, row)
    if body.category_id != row.category_id:
        _check_category(db, write, body.category_id)
    merged = None
    if not isinstance(body.list_items, UnsetType):
        merged = merge_items(db, row, filled_items(write, body.list_items), body.version)
    changed = _edit(db, write, row, sent_fields(body, "list_items"), body.version, merged)
    return record_list(db, write, row, "updated", before) if changed else before


def delete_list(db: Session, caller: Caller, list_id: str) -> contract.List:
    """Put a list aside; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_list(db, write, list_id)
    before = list_with_items(db, row)
    if row.deleted_at is not None:
        return before
    row.deleted_at = caller.now
    bump_version(db, write, row)
    return record_list(db, write, row, "deleted", before)


def restore_list(db: Session, caller: Caller, list_id: str) -> contract.List:
    """Bring a deleted list back; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_list(db, write, list_id)
    before = list_with_items(db, row)
    if row.deleted_at is None:
        return before
    _check_count(db, write)
    row.deleted_at = None
    bump_version(db, write, row)
    return record_list(db, write, row, "restored", before)


def _check_count(db: Session, write: Write) -> None:
    if len(live_lists(db, write.workspace_id)) >= limits.LISTS_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)


def _insert(db: Session, write: Write, body: contract.ListCreate) -> ListRow:
    return insert_list(
        db,
        write.workspace_id,
        new_id() if isinstance(body.id, UnsetType) else body.id,
        body.name,
        new_items(filled_items(write, body.list_items)),
        category_id=body.category_id,
        is_pinned=body.is_pinned,
        created_at=write.caller.now,
        updated_at=write.caller.now,
        create_hash=create_hash(write.caller.user.id, body, write.workspace_id),
    )


def _check_category(db: Session, write: Write, category_id: str | UnsetType | None) -> None:
    if isinstance(category_id, str):
        live_category(db, write, category_id, "categoryId")


def _edit(
    db: Session,
    write: Write,
    row: ListRow,
    values: dict[str, Any],
    based_on: int | UnsetType,
    merged: MergedItems | None,
) -> bool:
    conflicts: dict[str, object] = dict(merged.conflicts) if merged else {}
    try:
        changed = edit(db, row, values, based_on, write.caller.now)
    except VersionConflictError as error:
        raise VersionConflictError(error.current | conflicts) from error
    if conflicts:
        raise VersionConflictError(conflicts)
    if merged is None or not merged.is_change:
        return changed
    if not changed:
        bump_version(db, write, row)
    save_items(db, row, merged.stored, merged.items)
    return True


def add_item(db: Session, caller: Caller, list_id: str, body: contract.ListItemAdd) -> contract.List:
    """Put an item at the end of a list; the same one sent twice is there once."""
    write = begin_write(db, caller)
    row = any_list(db, write, list_id)
    before = list_with_items(db, row)
    item_id = new_id() if isinstance(body.id, UnsetType) else body.id
    if (existing := db.get(ListItemRow, (row.id, item_id))) is not None:
        check_same_create(existing.create_hash, create_hash(caller.user.id, body, row.id))
        if existing.removed_version is not None or row.deleted_at is not None:
            raise DomainError(ErrorCode.CONFLICT_DELETED)
        return before
    live_list(db, write, list_id)
    check_item(write, body)
    live = live_items(db, row)
    check_count([*live, item_id])
    bump_version(db, write, row)
    item = Item(id=item_id, **{name: getattr(body, name) for name in FIELDS})
    place = live[-1].place + 1 if live else 0
    db.add(new_item(row, item, place, create_hash(caller.user.id, body, row.id)))
    db.flush()
    return record_list(db, write, row, "updated", before)


def update_item(
    db: Session, caller: Caller, list_id: str, item_id: str, body: contract.ListItemUpdate
) -> contract.List:
    """Change the fields the body carries; an item that somebody removed stays removed."""
    write = begin_write(db, caller)
    row = live_list(db, write, list_id)
    before = list_with_items(db, row)
    check_item(write, body)
    stored = _item(db, row.id, item_id)
    values = {name: getattr(item_of(stored), name) for name in FIELDS} | sent_fields(body)
    requested = Item(id=item_id, **values)
    if stored.removed_version is not None or requested == item_of(stored):
        return before
    bump_version(db, write, row)
    save_item(row, stored, requested)
    db.flush()
    return record_list(db, write, row, "updated", before)


def remove_item(db: Session, caller: Caller, list_id: str, item_id: str) -> contract.List:
    """Take an item out, unless it is the last one; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_list(db, write, list_id)
    before = list_with_items(db, row)
    stored = _item(db, row.id, item_id)
    if stored.removed_version is not None or row.deleted_at is not None:
        return before
    check_any([item for item in live_items(db, row) if item is not stored])
    bump_version(db, write, row)
    remove_items(row, [stored])
    db.flush()
    return record_list(db, write, row, "updated", before)


def _item(db: Session, list_id: str, item_id: str) -> ListItemRow:
    stored = db.get(ListItemRow, (list_id, item_id))
    if stored is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return stored
