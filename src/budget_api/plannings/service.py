"""Setting budgets, one or many, also that of a new category, and removing them."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import live_category
from budget_api.categories.service import find_created, insert_category
from budget_api.db.models import PlanningCategoryRow
from budget_api.journal.edits import VersionConflictError
from budget_api.journal.idempotency import check_same_create, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.plannings.budgets import PLANNING, find_stored, month_id, store_budget
from budget_api.plannings.queries import category_view, month_view
from budget_api.plannings.views import stored_view
from budget_core import limits, months
from budget_core.contract import plannings as contract
from budget_core.contract.categories import Category, CategoryCreate
from budget_core.errors import DomainError, ErrorCode, field_error


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


def set_planning(db: Session, caller: Caller, body: contract.PlanningSet) -> contract.PlanningCategory:
    """Set the budget of one category in one month."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id)
    if (repeated := _repeated(db, write, body, sent)) is not None:
        return category_view(db, caller, repeated)
    live_category(db, write, body.category_id, "categoryId")
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
    return category_view(db, caller, row)


def set_plannings(db: Session, caller: Caller, planning_id: str, body: contract.PlanningsSet) -> contract.Planning:
    """Set several budgets of one month, all or none."""
    write = begin_write(db, caller)
    if planning_id != month_id(caller.workspace_id, body.date):
        raise DomainError(ErrorCode.NOT_FOUND)
    if len(body.plannings_categories) > limits.PLANNINGS_AT_ONCE_MAX:
        raise field_error("planningsCategories", ErrorCode.VALIDATION_MAX)
    for index, item in enumerate(body.plannings_categories):
        field = f"planningsCategories.{index}"
        live_category(db, write, item.category_id, f"{field}.categoryId")
        with _inside(field):
            _set_item(db, write, body.date, item)
    return month_view(db, caller, body.date)


def _set_item(db: Session, write: Write, date: str, item: contract.PlanningSetItem) -> None:
    sent = create_hash(write.caller.user.id, item, write.workspace_id, date)
    made = find_by_client_id(db, PlanningCategoryRow, item.id)
    if made is not None and made.create_hash == sent:  # whatever became of it since
        return
    store_budget(
        db,
        write,
        item.category_id,
        date,
        item.budget,
        item.currency_code,
        entry_id=item.id,
        create_hash=None if isinstance(item.id, UnsetType) else sent,
        based_on=item.version,
    )


@contextmanager
def _inside(path: str) -> Iterator[None]:
    """Errors of what is done inside name their fields by the path to them."""
    try:
        yield
    except VersionConflictError as error:
        raise VersionConflictError({f"{path}.{name}": value for name, value in error.current.items()}) from error
    except DomainError as error:
        raise DomainError(error.code, {f"{path}.{name}": code for name, code in error.fields.items()}) from error


def delete_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Take a category out of a month; its entries stay. A second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    if row.deleted_at is None:
        before = stored_view(row)
        row.deleted_at = caller.now
        _touched(db, write, row, "deleted", before)
    return category_view(db, caller, row)


def restore_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Put a removed category back into its month; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    if row.deleted_at is not None:
        before = stored_view(row)
        row.deleted_at = None
        _touched(db, write, row, "restored", before)
    return category_view(db, caller, row)


def _touched(db: Session, write: Write, row: PlanningCategoryRow, kind: str, before: contract.StoredPlanning) -> None:
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()
    record_change(db, write, PLANNING, row.id, kind, before=before, after=stored_view(row))


def any_planning(db: Session, write: Write, planning_id: str) -> PlanningCategoryRow:
    """The budget of a category in a month, removed or not."""
    row = db.get(PlanningCategoryRow, planning_id)
    if row is None or row.workspace_id != write.workspace_id:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def _repeated(db: Session, write: Write, body: contract.PlanningSet, sent: str) -> PlanningCategoryRow | None:
    """The row that the same call made before; with a version of what is stored, or if made otherwise, it is an edit.

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
    check_same_create(stored.create_hash, sent)
    return stored
