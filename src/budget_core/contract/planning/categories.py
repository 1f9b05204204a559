"""Categories of spending."""

from decimal import Decimal

from budget_core.base import icons
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.money.accounts import NewOrder
from budget_core.contract.types import (
    UNSET,
    Body,
    CategoryIcon,
    Id,
    Instant,
    MonthDate,
    Name,
    NotNegativeMoney,
    UnsetType,
    Version,
    View,
)
from budget_core.people.access import Action


class Category(View, kw_only=True):
    """A category of spending. Archived ones (`deleted`) keep their name and icon in old months."""

    id: Id
    workspace_id: Id
    name: str
    icon: str
    position: int
    """Smaller ones are shown first."""
    share_rule: ShareRule | None = None
    """Rule of its new expenses; None: the workspace's."""
    deleted: bool
    deleted_at: Instant | None
    version: int
    created_at: Instant
    updated_at: Instant


class CategoryCreate(Body, kw_only=True):
    """A new category also gets a planning entry in the month `date` (default: the running one)."""

    id: Id | UnsetType = UNSET
    name: Name
    icon: CategoryIcon = icons.CATEGORY_DEFAULT
    planning_id: Id | UnsetType = UNSET
    """Id of that planning entry."""
    date: MonthDate | UnsetType = UNSET
    budget: NotNegativeMoney = Decimal(0)
    share_rule: ShareRule | None = None


class CategoryUpdate(Body, kw_only=True):
    """The fields to change; with `version`, a field that others changed since is a conflict."""

    name: Name | UnsetType = UNSET
    icon: CategoryIcon | UnsetType = UNSET
    share_rule: ShareRule | UnsetType | None = UNSET
    """Null for the workspace's."""
    version: Version | UnsetType = UNSET


# fmt: off

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
