"""Writes of categories: creating, renaming, ordering, archiving.

The call that creates one belongs to `plannings`, as it sets a budget too.
"""

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import all_categories, any_category, category_view, live_category, ordered_categories
from budget_api.db.models import CategoryRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit, move_to_front, sent_fields
from budget_api.journal.idempotency import check_repeat, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.ledger.sharing import check_share_rule
from budget_api.ledger.waiting_schedules import post_again
from budget_core.base import limits
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.ordering import next_position
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.money.accounts import NewOrder
from budget_core.contract.planning import categories as contract

CATEGORY = "category"


def find_created(db: Session, write: Write, body: contract.CategoryCreate) -> contract.Category | None:
    """Return the category that the same create made before; see `check_repeat`."""
    row = find_by_client_id(db, CategoryRow, body.id)
    if row is None:
        return None
    check_repeat(row, create_hash(write.caller.user.id, body, write.workspace_id))
    return category_view(row)


def insert_category(db: Session, write: Write, body: contract.CategoryCreate) -> contract.Category:
    """Store a new category and log it; its first budget is up to the caller."""
    existing = [row.position for row in all_categories(db, write.workspace_id)]
    if len(existing) >= limits.CATEGORIES_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)
    return _record_update(db, write, _insert(db, write, body, next_position(existing)), "created", None)


def order_categories(db: Session, caller: Caller, body: NewOrder) -> list[contract.Category]:
    """Move the categories of the body to the front; return all that are in use in their new order."""
    write = begin_write(db, caller)
    rows = ordered_categories(db, write.workspace_id)
    return move_to_front(db, write, CATEGORY, rows, category_view, body.ids)


def update_category(db: Session, caller: Caller, category_id: str, body: contract.CategoryUpdate) -> contract.Category:
    """Change the fields the body carries."""
    write = begin_write(db, caller)
    row = live_category(db, write, category_id)
    before = category_view(row)
    if isinstance(body.share_rule, ShareRule):
        check_share_rule(db, write.workspace_id, body.share_rule)
    changed = edit(db, row, sent_fields(body), body.version, caller.now)
    return _record_update(db, write, row, "updated", before) if changed else before


def delete_category(db: Session, caller: Caller, category_id: str) -> contract.Category:
    """Archive a category; its history keeps its name. A second time changes nothing."""
    write = begin_write(db, caller)
    row = any_category(db, write, category_id)
    if row.deleted_at is not None:
        return category_view(row)
    before = category_view(row)
    row.deleted_at = caller.now
    return _mark_updated(db, write, row, "deleted", before)


def restore_category(db: Session, caller: Caller, category_id: str) -> contract.Category:
    """Bring an archived category back; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_category(db, write, category_id)
    if row.deleted_at is None:
        return category_view(row)
    before = category_view(row)
    row.deleted_at = None
    post_again(db, write, row.id)
    return _mark_updated(db, write, row, "restored", before)


def _insert(db: Session, write: Write, body: contract.CategoryCreate, position: int) -> CategoryRow:
    user = write.caller.user
    if body.share_rule is not None:
        check_share_rule(db, write.workspace_id, body.share_rule)
    row = CategoryRow(
        id=new_id() if isinstance(body.id, UnsetType) else body.id,
        workspace_id=write.workspace_id,
        name=body.name,
        icon=body.icon,
        position=position,
        share_rule=body.share_rule,
        create_hash=create_hash(user.id, body, write.workspace_id),
        created_at=user.now,
        updated_at=user.now,
    )
    db.add(row)
    db.flush()
    return row


def _mark_updated(
    db: Session, write: Write, row: CategoryRow, kind: str, before: contract.Category
) -> contract.Category:
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()
    return _record_update(db, write, row, kind, before)


def _record_update(
    db: Session, write: Write, row: CategoryRow, kind: str, before: contract.Category | None
) -> contract.Category:
    after = category_view(row)
    record_change(db, write, CATEGORY, row.id, kind, before=before, after=after)
    return after
