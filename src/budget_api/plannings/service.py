"""Writes of budgets, of a new category too, and their removal."""

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import live_category
from budget_api.categories.service import find_created, insert_category
from budget_api.db.models import PlanningCategoryRow
from budget_api.journal.idempotency import check_repeat, create_hash, find_by_client_id
from budget_api.journal.rows import any_row
from budget_api.journal.writes import Write, begin_write
from budget_api.plannings.budgets import find_stored, remove_category, restore_category, store_budget
from budget_api.plannings.queries import category_view
from budget_core.base import months
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.planning import plannings as contract
from budget_core.contract.planning.categories import Category, CategoryCreate


def create_category(db: Session, caller: Caller, body: CategoryCreate) -> Category:
    """Make a category with a budget in the month `date`, by default the running one."""
    write = begin_write(db, caller)
    if (repeated := find_created(db, write, body)) is not None:
        return repeated
    category = insert_category(db, write, body)
    date = _month_date(write, body.date)
    store_budget(db, write, category.id, date, body.budget, write.currency_code, entry_id=body.planning_id)
    return category


def _month_date(write: Write, date: str | UnsetType) -> str:
    if not isinstance(date, UnsetType):
        return date
    return f"{months.month_of(write.caller.user.today, write.first_day_of_month)}-01"


def set_planning(db: Session, caller: Caller, body: contract.PlanningSet) -> tuple[contract.PlanningCategory, bool]:
    """Set the budget of one category in one month; return it, and whether it is new."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id)
    if (repeated := _repeated(db, write, body, sent)) is not None:
        return category_view(db, caller, repeated), False
    live_category(db, write, body.category_id, "categoryId")
    is_new = find_stored(db, write.workspace_id, body.date, body.category_id) is None
    row = store_budget(
        db,
        write,
        body.category_id,
        body.date,
        body.budget,
        body.currency_code,
        entry_id=body.id,
        create_hash=None if isinstance(body.id, UnsetType) else sent,
        based_on=body.version,
    )
    return category_view(db, caller, row), is_new


def delete_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Take a category out of a month; its entries stay. A second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    remove_category(db, write, row)
    return category_view(db, caller, row)


def restore_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Put a removed category back into its month; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    restore_category(db, write, row)
    return category_view(db, caller, row)


def any_planning(db: Session, write: Write, planning_id: str) -> PlanningCategoryRow:
    """Return the budget of a category in a month, removed or not."""
    return any_row(db, PlanningCategoryRow, write, planning_id)


def _repeated(db: Session, write: Write, body: contract.PlanningSet, sent: str) -> PlanningCategoryRow | None:
    """Return the row that the same call made before; with a version of what is stored, or if made otherwise, an edit.

    A client-made id may name only the row of this very category and month.
    """
    row = find_by_client_id(db, PlanningCategoryRow, body.id)
    if row is None:
        return None
    stored = find_stored(db, write.workspace_id, body.date, body.category_id)
    if stored is None or stored is not row:
        raise DomainError(ErrorCode.CONFLICT_ID)
    if stored.create_hash is None or not (isinstance(body.version, UnsetType) or body.version == 0):
        return None
    check_repeat(stored, sent)
    return stored
