"""Plannings as clients see them."""

from collections.abc import Iterable

from budget_api.db.models import PlanningCategoryRow
from budget_api.db.row_views import view_of
from budget_core.contract.accounts import NotConverted
from budget_core.contract.plannings import PlanningCategory, StoredPlanning
from budget_core.conversions import Amount
from budget_core.plannings import Progress


def stored_view(row: PlanningCategoryRow) -> StoredPlanning:
    """Return a stored budget, for the log of changes."""
    return view_of(StoredPlanning, row, deleted=row.deleted_at is not None)


def category_row(
    category_id: str, date: str, progress: Progress, stored: PlanningCategoryRow | None
) -> PlanningCategory:
    """Return a category's row of a month, stored or not."""
    return view_of(
        PlanningCategory,
        progress,
        id=stored.id if stored else None,
        category_id=category_id,
        date=date,
        not_converted=not_converted_view(progress.not_converted),
        version=stored.version if stored else 0,
        created_at=stored.created_at if stored else None,
        updated_at=stored.updated_at if stored else None,
    )


def not_converted_view(parts: Iterable[Amount]) -> list[NotConverted]:
    """Return the amounts left out of a total."""
    return [view_of(NotConverted, part) for part in parts]
