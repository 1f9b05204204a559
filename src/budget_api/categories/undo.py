"""Undo of changes of categories."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Select, exists, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from budget_api.access import readable
from budget_api.categories.queries import any_category, category_view
from budget_api.categories.service import CATEGORY
from budget_api.db.models import ChangeRow, ListRow, PlanningCategoryRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DELETED, DependedOnError, is_used_since, undo_kind, undo_row
from budget_api.journal.writes import Write
from budget_api.ledger.lines import in_categories
from budget_api.ledger.waiting_schedules import post_again
from budget_core.base.money import ZERO


def undo_categories(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore names and icons, archive created categories, restore archived ones."""
    for change in changes:
        undo_row(db, write, CATEGORY, any_category(db, write, change.entity_id), category_view, change)
        if undo_kind(change) == "restored":
            post_again(db, write, change.entity_id)


def check_categories(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Raise unless all that is archived again is unused since."""
    for change in changes:
        if DELETED in change.touched and change.old[DELETED] and _is_used(db, write, change):
            raise DependedOnError


def _is_used(db: Session, write: Write, change: LoggedChange) -> bool:
    spent = in_categories([change.entity_id])
    return is_used_since(db, write, change.revision, spent) or any(
        db.scalar(use.limit(1)) is not None for use in (_plannings(write, change), _lists(write, change))
    )


def _plannings(write: Write, change: LoggedChange) -> Select[str]:
    """Return the budgets that were set for the category since."""
    return select(PlanningCategoryRow.id).where(
        PlanningCategoryRow.workspace_id == write.workspace_id,
        PlanningCategoryRow.category_id == change.entity_id,
        PlanningCategoryRow.budget != ZERO,
        PlanningCategoryRow.deleted_at.is_(None),
        _changed_since(write, change, "planning", PlanningCategoryRow.id),
    )


def _lists(write: Write, change: LoggedChange) -> Select[str]:
    """Return the lists of the category that were saved since."""
    return select(ListRow.id).where(
        readable.lists(ListRow, write.workspace_id),
        ListRow.category_id == change.entity_id,
        ListRow.deleted_at.is_(None),
        _changed_since(write, change, "list", ListRow.id),
    )


def _changed_since(
    write: Write, change: LoggedChange, entity: str, key: InstrumentedAttribute[str]
) -> ColumnElement[bool]:
    return exists().where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision > change.revision,
        ChangeRow.entity == entity,
        ChangeRow.entity_id == key,
    )
