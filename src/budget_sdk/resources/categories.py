"""Categories of spending."""

from collections.abc import Sequence

from budget_core.contract.categories import Category, CategoryCreate, CategoryUpdate
from budget_core.contract.ordering import NewOrder
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Categories:
    @endpoint
    @staticmethod
    def list(workspace_id: str | None = None) -> Operation[Table[Category]]:
        """Categories that are not archived."""
        return Operation("GET", "/category/{workspace_id}/list", Table[Category], (workspace_id,))

    @endpoint
    @staticmethod
    def deleted(workspace_id: str | None = None) -> Operation[Table[Category]]:
        """Archived ones, which can be restored."""
        return Operation("GET", "/category/my/{workspace_id}/deleted", Table[Category], (workspace_id,))

    @with_body(CategoryCreate)
    @staticmethod
    def create(workspace_id: str | None, data: CategoryCreate) -> Operation[Category]:
        """Make a category and its planning entry."""
        return Operation("POST", "/category/{workspace_id}/create", Category, (workspace_id,), data)

    @with_body(CategoryUpdate)
    @staticmethod
    def update(category_id: str, data: CategoryUpdate) -> Operation[Category]:
        """Change the fields the body carries."""
        return Operation("PUT", "/category/{category_id}", Category, (category_id,), data)

    @endpoint
    @staticmethod
    def order(ids: Sequence[str], workspace_id: str | None = None) -> Operation[Table[Category]]:
        """Put these first, in this order; the others follow as they were."""
        return Operation(
            "PUT", "/category/{workspace_id}/order", Table[Category], (workspace_id,), NewOrder(ids=[*ids])
        )

    @endpoint
    @staticmethod
    def delete(category_id: str) -> Operation[Category]:
        """Archive it; old months keep it."""
        return Operation("DELETE", "/category/{category_id}", Category, (category_id,))

    @endpoint
    @staticmethod
    def restore(category_id: str) -> Operation[Category]:
        """Bring an archived category back."""
        return Operation("PUT", "/category/{category_id}/restore", Category, (category_id,))


class Categories(_Categories, Resource):
    """`client.categories`, blocking."""


class AsyncCategories(_Categories, AsyncResource):
    """`client.categories`, awaiting."""
