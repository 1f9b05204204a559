"""Storage of the budgets of categories in a month."""

from collections.abc import Collection
from decimal import Decimal
from uuid import UUID, uuid5

from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.models import PlanningCategoryRow, PlanningRow
from budget_api.ids import new_id
from budget_api.journal.edits import set_fields
from budget_api.journal.writes import Write, record_change
from budget_api.plannings.views import stored_view
from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import check_digits
from budget_core.contract.planning.plannings import StoredPlanning

PLANNING = "planning"


class MonthBudgets:
    """Budgets of some categories in a month (yyyy-MM-01), read together; `save` writes together what was set."""

    def __init__(
        self, db: Session, write: Write, date: str, category_ids: Collection[str], entry_ids: Collection[str] = ()
    ) -> None:
        self._db, self._write, self._date = db, write, date
        row = PlanningCategoryRow
        of_month = (row.workspace_id == write.workspace_id) & (row.date == date) & row.category_id.in_(category_ids)
        rows = db.scalars(select(row).where(of_month | row.id.in_(entry_ids))).all()
        self._by_id = {each.id: each for each in rows}
        own = (each for each in rows if each.workspace_id == write.workspace_id and each.date == date)
        self._by_category = {each.category_id: each for each in own}
        self._changes: dict[str, tuple[str, StoredPlanning | None]] = {}
        """Kind of each row's change, and the row before it."""

    def named(self, entry_id: str | UnsetType) -> PlanningCategoryRow | None:
        """Return the row with the id of a client's."""
        return None if isinstance(entry_id, UnsetType) else self._by_id.get(entry_id)

    def stored(self) -> list[StoredPlanning]:
        """Return the budgets that are stored, removed ones too."""
        return [stored_view(row) for row in self._by_category.values()]

    def set(
        self,
        category_id: str,
        budget: Decimal,
        wanted_currency: str | UnsetType,
        *,
        entry_id: str | UnsetType = UNSET,
        create_hash: str | None = None,
        based_on: int | UnsetType = UNSET,
    ) -> PlanningCategoryRow:
        """Set the budget of a category; a removed one comes back, a first one makes the month.

        CONFLICT_ID when `entry_id` is that of another category or month.
        """
        row, now = self._by_category.get(category_id), self._write.caller.now
        currency_code = self._write.currency_code if isinstance(wanted_currency, UnsetType) else wanted_currency
        _check_digits(budget, currency_code)
        if (named := self.named(entry_id)) is not None and named is not row:
            raise DomainError(ErrorCode.CONFLICT_ID)
        if row is None:
            return self._add(category_id, budget, currency_code, entry_id, create_hash)
        before, is_restored = stored_view(row), row.deleted_at is not None
        row.deleted_at = None
        is_changed = set_fields(row, {"budget": budget, "currency_code": currency_code}, based_on, now)
        if is_restored and not is_changed:
            row.version += 1
        if is_changed or is_restored:
            self._changes.setdefault(row.id, ("restored" if is_restored else "updated", before))
        return row

    def save(self) -> None:
        """Write and log what was set."""
        self._db.flush()
        for row_id, (kind, before) in self._changes.items():
            after = stored_view(self._by_id[row_id])
            record_change(self._db, self._write, PLANNING, row_id, kind, before=before, after=after)
        self._changes.clear()

    def _add(
        self,
        category_id: str,
        budget: Decimal,
        currency_code: str,
        entry_id: str | UnsetType,
        create_hash: str | None,
    ) -> PlanningCategoryRow:
        if not self._by_category:
            _ensure_month(self._db, self._write.workspace_id, self._date)
        now = self._write.caller.now
        row = PlanningCategoryRow(
            id=new_id() if isinstance(entry_id, UnsetType) else entry_id,
            workspace_id=self._write.workspace_id,
            category_id=category_id,
            date=self._date,
            budget=budget,
            currency_code=currency_code,
            version=1,
            field_versions={},
            create_hash=create_hash,
            created_at=now,
            updated_at=now,
        )
        self._db.add(row)
        self._by_id[row.id] = self._by_category[category_id] = row
        self._changes[row.id] = ("created", None)
        return row


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
    """Set the budget of one category in a month, as `MonthBudgets` does."""
    budgets = MonthBudgets(db, write, date, [category_id], [] if isinstance(entry_id, UnsetType) else [entry_id])
    row = budgets.set(
        category_id, budget, wanted_currency, entry_id=entry_id, create_hash=create_hash, based_on=based_on
    )
    budgets.save()
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
