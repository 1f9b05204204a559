"""Categories as clients see them."""

from budget_api.db.models import CategoryRow
from budget_api.db.row_views import view_of
from budget_core.contract.planning.categories import Category


def category_view(row: CategoryRow) -> Category:
    """Return a category as clients see it."""
    return view_of(Category, row, deleted=row.deleted_at is not None)
