"""Calls about categories."""

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.categories import queries, service
from budget_api.http.routes import Controller, FromPath, JSONBody, delete, get, put
from budget_core.access import Action
from budget_core.contract.categories import Category, CategoryUpdate
from budget_core.contract.ordering import NewOrder

READ = [require(Action.READ)]
WRITE = [require(Action.WRITE)]


class CategoryController(Controller):
    """What money is spent on."""

    path = "/category"
    tags = ("categories",)

    @get("/{workspace_id:str}/list", operation_id="listCategories", guards=READ)
    async def list_categories(self, caller: Caller, database: Database) -> list[Category]:
        """Categories in use, in their order."""
        return await database.look_up(queries.list_categories, caller)

    @get("/my/{workspace_id:str}/deleted", operation_id="listDeletedCategories", guards=READ)
    async def list_deleted(self, caller: Caller, database: Database) -> list[Category]:
        """Archived categories."""
        return await database.look_up(queries.list_deleted, caller)

    @put("/{workspace_id:str}/order", operation_id="orderCategories", guards=WRITE)
    async def order_categories(self, caller: Caller, database: Database, data: JSONBody[NewOrder]) -> list[Category]:
        """Put categories in order; the answer is all that are in use."""
        return await database.write(service.order_categories, caller, data)

    @put("/{category_id:str}", operation_id="updateCategory", guards=WRITE)
    async def update_category(
        self, caller: Caller, database: Database, category_id: FromPath[str], data: JSONBody[CategoryUpdate]
    ) -> Category:
        """Change the name or the icon."""
        return await database.write(service.update_category, caller, category_id, data)

    @delete("/{category_id:str}", operation_id="deleteCategory", guards=WRITE)
    async def delete_category(self, caller: Caller, database: Database, category_id: FromPath[str]) -> Category:
        """Archive a category; its history keeps its name and icon."""
        return await database.write(service.delete_category, caller, category_id)

    @put("/{category_id:str}/restore", operation_id="restoreCategory", guards=WRITE)
    async def restore_category(self, caller: Caller, database: Database, category_id: FromPath[str]) -> Category:
        """Bring an archived category back."""
        return await database.write(service.restore_category, caller, category_id)
