"""Undo of changes of budgets."""

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy.orm import Session

from budget_api.categories.queries import live_category
from budget_api.db.models import CarryRuleRow, ExpectedIncomeRow, TargetRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import undo_row
from budget_api.journal.writes import Write
from budget_api.plannings.budgets import PLANNING
from budget_api.plannings.service import any_planning
from budget_api.plannings.views import ENTITY_OF, SavedRow, saved_view, stored_view


def undo_plannings(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore budgets; a new one becomes 0, which a month shows like none."""
    for change in changes:
        before = change.before or {**(change.after or {}), "budget": "0.00"}
        row = any_planning(db, write, change.entity_id)
        undo_row(db, write, PLANNING, row, stored_view, replace(change, before=before))


def check_plannings(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Raise when a budget that comes back needs a category that is not in use."""
    for change in changes:
        row = any_planning(db, write, change.entity_id)
        if row.budget and row.deleted_at is None:
            live_category(db, write, row.category_id)


def undo_carry_rules(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore rules; a new one is removed."""
    _undo_saved(db, write, CarryRuleRow, changes)


def undo_targets(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore targets; a new one is removed."""
    _undo_saved(db, write, TargetRow, changes)


def undo_incomes(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore expected incomes; a new one is removed."""
    _undo_saved(db, write, ExpectedIncomeRow, changes)


def _undo_saved(db: Session, write: Write, model: type[SavedRow], changes: Iterable[LoggedChange]) -> None:
    for change in changes:
        row = db.get_one(model, change.entity_id)
        undo_row(db, write, ENTITY_OF[model], row, saved_view, change)
