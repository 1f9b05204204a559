"""Storage of the budget of one category in one month."""

from decimal import Decimal
from uuid import UUID, uuid5

from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.models import PlanningCategoryRow, PlanningRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit
from budget_api.journal.idempotency import find_by_client_id
from budget_api.journal.writes import Write, record_change
from budget_api.plannings.views import stored_view
from budget_core import currencies
from budget_core.contract.plannings import StoredPlanning
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.money import check_digits

PLANNING = "planning"


def store_budget(
    db: Session,
    write: Write,
    category_id: str,
    date: str,
    budget: Decimal,
    wanted_currency: str | UnsetType,
    *,
    entry_id: str | UnsetType = UNSET,
    create_hash: str | None = None,
    based_on: int | UnsetType = UNSET,
) -> PlanningCategoryRow:
    """Set the budget of a category in a month (yyyy-MM-01); a removed one comes back, a first one makes the month.

    CONFLICT_ID when `entry_id` is that of another category or month.
    """
    row = find_stored(db, write.workspace_id, date, category_id)
    currency_code = write.currency_code if isinstance(wanted_currency, UnsetType) else wanted_currency
    _check_digits(budget, currency_code)
    if (named := find_by_client_id(db, PlanningCategoryRow, entry_id)) is not None and named is not row:
        raise DomainError(ErrorCode.CONFLICT_ID)
    if row is None:
        return _insert(db, write, category_id, date, budget, currency_code, entry_id, create_hash)
    before = stored_view(row)
    restored = row.deleted_at is not None
    row.deleted_at = None
    changed = edit(db, row, {"budget": budget, "currency_code": currency_code}, based_on, write.caller.now)
    if restored and not changed:
        row.version += 1
    if changed or restored:
        db.flush()
        record_change(
            db, write, PLANNING, row.id, "restored" if restored else "updated", before=before, after=stored_view(row)
        )
    return row


def remove_category(db: Session, write: Write, row: PlanningCategoryRow) -> None:
    """Remove a category from a month; a repeat changes nothing."""
    if row.deleted_at is None:
        before = stored_view(row)
        row.deleted_at = write.caller.now
        _record_update(db, write, row, "deleted", before)


def restore_category(db: Session, write: Write, row: PlanningCategoryRow) -> None:
    """Restore a category in a month; a repeat changes nothing."""
    if row.deleted_at is not None:
        before = stored_view(row)
        row.deleted_at = None
        _record_update(db, write, row, "restored", before)


def month_id(workspace_id: str, date: str) -> str:
    """Return the id of a month's planning, known before anything is planned in it."""
    return str(uuid5(UUID(workspace_id), date))


def find_stored(db: Session, workspace_id: str, date: str, category_id: str) -> PlanningCategoryRow | None:
    """Return the stored budget of a category in a month, removed or not."""
    return db.scalar(
        select(PlanningCategoryRow).where(
            PlanningCategoryRow.workspace_id == workspace_id,
            PlanningCategoryRow.date == date,
            PlanningCategoryRow.category_id == category_id,
        )
    )


def _record_update(db: Session, write: Write, row: PlanningCategoryRow, kind: str, before: StoredPlanning) -> None:
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()
    record_change(db, write, PLANNING, row.id, kind, before=before, after=stored_view(row))


def _insert(
    db: Session,
    write: Write,
    category_id: str,
    date: str,
    budget: Decimal,
    currency_code: str,
    entry_id: str | UnsetType,
    create_hash: str | None,
) -> PlanningCategoryRow:
    _ensure_month(db, write.workspace_id, date)
    row = PlanningCategoryRow(
        id=new_id() if isinstance(entry_id, UnsetType) else entry_id,
        workspace_id=write.workspace_id,
        category_id=category_id,
        date=date,
        budget=budget,
        currency_code=currency_code,
        create_hash=create_hash,
        created_at=write.caller.now,
        updated_at=write.caller.now,
    )
    db.add(row)
    db.flush()
    record_change(db, write, PLANNING, row.id, "created", after=stored_view(row))
    return row


def _ensure_month(db: Session, workspace_id: str, date: str) -> None:
    month = select(PlanningRow.id).where(PlanningRow.workspace_id == workspace_id, PlanningRow.date == date)
    if db.scalar(month) is None:
        db.add(PlanningRow(id=month_id(workspace_id, date), workspace_id=workspace_id, date=date))
        db.flush()


def _check_digits(budget: Decimal, currency_code: str) -> None:
    try:
        check_digits(budget, currencies.money_digits(currency_code))
    except DomainError as error:
        raise field_error("budget", error.code) from error
