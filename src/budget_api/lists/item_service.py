"""Single items of a list. These calls never conflict: the last write wins."""

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import ListItemRow
from budget_api.ids import new_id
from budget_api.journal.edits import sent_fields
from budget_api.journal.idempotency import check_same_create, create_hash
from budget_api.journal.writes import begin_write
from budget_api.lists.item_rows import FIELDS, item_of, new_item, remove_items, save_item
from budget_api.lists.item_rules import check_any, check_count, check_item
from budget_api.lists.logged_writes import bump_version, record_list
from budget_api.lists.queries import any_list, list_with_items, live_items, live_list
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries import lists as contract
from budget_core.lists.lists import Item


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
