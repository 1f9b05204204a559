"""Categories of spending."""

from collections.abc import Sequence

from budget_core.contract.planning import categories as calls
from budget_core.contract.planning import plannings as plannings_calls
from budget_core.contract.planning.categories import Category
from budget_sdk.calls import AsyncResource, Resource, endpoint, ordering, row_body, workspace_body
from budget_sdk.tables import Table


class _Categories:
    @endpoint(calls.LIST_CATEGORIES)
    def list(self, workspace_id: str | None = None) -> Table[Category]: ...

    @endpoint(calls.LIST_DELETED_CATEGORIES)
    def deleted(self, workspace_id: str | None = None) -> Table[Category]: ...

    create = workspace_body(plannings_calls.CREATE_CATEGORY)
    update = row_body(calls.UPDATE_CATEGORY)

    @endpoint(calls.DELETE_CATEGORY)
    def delete(self, category_id: str) -> Category: ...

    @ordering(calls.ORDER_CATEGORIES)
    def order(self, ids: Sequence[str], workspace_id: str | None = None) -> Table[Category]:
        """Put these first, in this order; the others follow as they were."""

    @endpoint(calls.RESTORE_CATEGORY)
    def restore(self, category_id: str) -> Category: ...


class Categories(_Categories, Resource):
    """`client.categories`, blocking."""


class AsyncCategories(_Categories, AsyncResource):
    """`client.categories`, awaiting."""
