"""Undoing changes of categories."""

from collections.abc import Iterable

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from budget_api.categories.queries import any_category, category_view
from budget_api.categories.service import CATEGORY
from budget_api.changes.differences import Logged
from budget_api.changes.reversal import DELETED, DependedOnError, is_used_since, reverse_row
from budget_api.changes.service import Write
from budget_api.db.models import ChangeRow, HistoryRow, PlanningCategoryRow
from budget_core.money import ZERO


def undo_categories(db: Session, write: Write, changes: Iterable[Logged]) -> None:
    """Give names and icons back, archive what was made, bring back what was archived."""
    for change in changes:
        reverse_row(db, write, CATEGORY, any_category(db, write, change.entity_id), category_view, change)


def check_categories(db: Session, write: Write, changes: Iterable[Logged]) -> None:
    """What is archived again must not have been used since."""
    for change in changes:
        if DELETED in change.touched and change.old[DELETED] and _is_used(db, write, change):
            raise DependedOnError


def _is_used(db: Session, write: Write, change: Logged) -> bool:
    spent = HistoryRow.category_id == change.entity_id
    return is_used_since(db, write, change.revision, spent) or _is_planned(db, write, change)


def _is_planned(db: Session, write: Write, change: Logged) -> bool:
    since = exists().where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision > change.revision,
        ChangeRow.entity == "planning",
        ChangeRow.entity_id == PlanningCategoryRow.id,
    )
    planned = select(PlanningCategoryRow.id).where(
        PlanningCategoryRow.workspace_id == write.workspace_id,
        PlanningCategoryRow.category_id == change.entity_id,
        PlanningCategoryRow.budget > ZERO,
        PlanningCategoryRow.deleted_at.is_(None),
        since,
    )
    return db.scalar(planned.limit(1)) is not None
