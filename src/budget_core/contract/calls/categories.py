"""Calls about categories."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.categories import Category, CategoryUpdate
from budget_core.contract.ordering import NewOrder
from budget_core.people.access import Action

LIST_CATEGORIES = Call(
    "listCategories", "GET", "/category/{workspace_id}/list",
    tag="categories", answer=list[Category],
    right=InWorkspace(Action.READ),
    description="List the categories in use, in their order.",
)

LIST_DELETED_CATEGORIES = Call(
    "listDeletedCategories", "GET", "/category/my/{workspace_id}/deleted",
    tag="categories", answer=list[Category],
    right=InWorkspace(Action.READ),
    description="List archived categories.",
)

ORDER_CATEGORIES = BodyCall(
    "orderCategories", "PUT", "/category/{workspace_id}/order",
    tag="categories", body=NewOrder, answer=list[Category],
    right=InWorkspace(Action.WRITE),
    description="Reorder categories; the answer is all categories in use.",
)

UPDATE_CATEGORY = BodyCall(
    "updateCategory", "PUT", "/category/{category_id}",
    tag="categories", body=CategoryUpdate, answer=Category,
    right=InWorkspace(Action.WRITE),
    description="Change the name or the icon.",
)

DELETE_CATEGORY = Call(
    "deleteCategory", "DELETE", "/category/{category_id}",
    tag="categories", answer=Category,
    right=InWorkspace(Action.WRITE),
    description="Archive a category; its history keeps its name and icon.",
)

RESTORE_CATEGORY = Call(
    "restoreCategory", "PUT", "/category/{category_id}/restore",
    tag="categories", answer=Category,
    right=InWorkspace(Action.WRITE),
    description="Restore an archived category.",
)
