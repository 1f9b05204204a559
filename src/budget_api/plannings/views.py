"""Plannings as clients see them."""

from collections.abc import Iterable

from budget_api.db.models import PlanningCategoryRow
from budget_core.contract.accounts import NotConverted
from budget_core.contract.plannings import PlanningCategory, StoredPlanning
from budget_core.conversions import Amount
from budget_core.plannings import Progress


def stored_view(row: PlanningCategoryRow) -> StoredPlanning:
    """Return a stored budget, for the log of changes."""
    return StoredPlanning(
        id=row.id,
        category_id=row.category_id,
        date=row.date,
        budget=row.budget,
        currency_code=row.currency_code,
        deleted=row.deleted_at is not None,
        version=row.version,
    )


def category_row(
    category_id: str, date: str, progress: Progress, stored: PlanningCategoryRow | None
) -> PlanningCategory:
    """Return a category's row of a month, stored or not."""
    return PlanningCategory(
        id=stored.id if stored else None,
        category_id=category_id,
        date=date,
        budget=progress.budget,
        spent=progress.spent,
        currency_code=progress.currency_code,
        percent=progress.percent,
        ratio=progress.ratio,
        overflow=progress.overflow,
        left=progress.left,
        not_converted=not_converted_view(progress.not_converted),
        version=stored.version if stored else 0,
        created_at=stored.created_at if stored else None,
        updated_at=stored.updated_at if stored else None,
    )


def not_converted_view(parts: Iterable[Amount]) -> list[NotConverted]:
    """Amounts left out of a total."""
    return [NotConverted(currency_code=part.currency_code, amount=part.amount) for part in parts]
