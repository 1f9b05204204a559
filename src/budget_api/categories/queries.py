"""Queries of categories."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import CategoryRow
from budget_api.db.row_views import view_of
from budget_api.db.statements import Statement
from budget_api.journal.writes import Write, any_row, live_row
from budget_core.contract.planning.categories import Category

_CATEGORIES = table_of(CategoryRow)
_ORDER = (_CATEGORIES.c.position, _CATEGORIES.c.created_at, _CATEGORIES.c.id)
_ALL = Statement(
    select(_CATEGORIES).where(readable.categories(_CATEGORIES.c, bindparam("workspace"))).order_by(*_ORDER)
)

_GROUPED = Statement(
    select(_CATEGORIES.c.id, _CATEGORIES.c.deleted_at.is_not(None).label("deleted"))
    .where(readable.categories(_CATEGORIES.c, bindparam("workspace")))
    .order_by(*_ORDER)
)


def live_category(db: Session, write: Write, category_id: str, field: str | None = None) -> CategoryRow:
    """Return a category that is not archived: of the path, or of the body's `field`."""
    return live_row(db, CategoryRow, write, category_id, field)


def any_category(db: Session, write: Write, category_id: str) -> CategoryRow:
    """Return a category of the path, archived or not."""
    return any_row(db, CategoryRow, write, category_id)


def planning_groups(db: Session, workspace_id: str) -> Sequence[Any]:
    """Return id and `deleted` of all categories in their order, by which plannings are grouped."""
    return _GROUPED.all(db, {"workspace": workspace_id})


def all_categories(db: Session, workspace_id: str) -> Sequence[Any]:
    """Return live and archived categories in their order; to read only."""
    return _ALL.all(db, {"workspace": workspace_id})


def ordered_categories(db: Session, workspace_id: str) -> list[CategoryRow]:
    """Return live and archived categories in their order, to be changed."""
    return list(db.scalars(select(CategoryRow).where(readable.categories(CategoryRow, workspace_id)).order_by(*_ORDER)))


def list_categories(db: Session, caller: Caller) -> list[Category]:
    """Return the categories in use, in their order."""
    return [category_view(row) for row in all_categories(db, caller.workspace_id) if row.deleted_at is None]


def list_deleted(db: Session, caller: Caller) -> list[Category]:
    """Return the archived categories, in their order."""
    return [category_view(row) for row in all_categories(db, caller.workspace_id) if row.deleted_at is not None]


def category_view(row: CategoryRow) -> Category:
    """Return a category as clients see it."""
    return view_of(Category, row, deleted=row.deleted_at is not None)
