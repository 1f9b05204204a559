"""Categories of spending."""

from datetime import datetime
from decimal import Decimal

from budget_core.contract.types import (
    UNSET,
    Body,
    CategoryIcon,
    Id,
    MonthDate,
    Name,
    NotNegativeMoney,
    UnsetType,
    Version,
    View,
)


class Category(View, kw_only=True):
    id: str
    workspace_id: str
    name: str
    icon: str
    deleted: bool
    deleted_at: datetime | None
    version: int
    created_at: datetime
    updated_at: datetime


class CategoryCreate(Body, kw_only=True):
    """A new category also gets a planning entry in the month `date` (default: the running one)."""

    id: Id | UnsetType = UNSET
    name: Name
    icon: CategoryIcon = "ellipsis"
    date: MonthDate | UnsetType = UNSET
    budget: NotNegativeMoney = Decimal(0)


class CategoryUpdate(Body, kw_only=True):
    name: Name | UnsetType = UNSET
    icon: CategoryIcon | UnsetType = UNSET
    version: Version | UnsetType = UNSET
