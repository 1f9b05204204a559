"""Categories as clients see them."""

from budget_api.db.models import CategoryRow
from budget_core.contract.categories import Category


def category_view(row: CategoryRow) -> Category:
    """Return a category as clients see it."""
    return Category(
        id=row.id,
        workspace_id=row.workspace_id,
        name=row.name,
        icon=row.icon,
        position=row.position,
        deleted=row.deleted_at is not None,
        deleted_at=row.deleted_at,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
