"""Statistics of categories over budget months, with the same conversions as `budget_core.contract.statistics`."""

from decimal import Decimal
from typing import Annotated

from msgspec import Meta

from budget_core.contract.statistics import LeftOut, MonthKey
from budget_core.contract.types import CalendarDay, Id, View

WholePercent = Annotated[int, Meta(ge=0, le=100)]


class CategoryMonth(View, kw_only=True):
    """Spending and budget of a category in a month."""

    month: MonthKey
    spent: Decimal
    budget: Decimal
    not_converted: list[LeftOut]


class CategoryFigures(View, kw_only=True):
    """A category with the months asked for, first to last."""

    category_id: Id
    name: str
    icon: str
    deleted: bool
    months: list[CategoryMonth]


class CategoryStatistics(View, kw_only=True):
    """The categories of the workspace, month by month."""

    currency_code: str
    rates_updated_at: CalendarDay
    categories: list[CategoryFigures]
    """Live categories, and archived ones with spending or a budget in these months; in their order."""


class CategoryShare(View, kw_only=True):
    """A category's part of all spending, and what was spent of its plan, over all the months."""

    category_id: Id
    name: str
    icon: str
    deleted: bool
    spent: Decimal
    share: WholePercent
    """Percent of all spending; the shares add up to 100, or are all 0."""
    budget: Decimal
    percent: Decimal
    """Spent of budget, capped at 100."""
    ratio: Decimal | None
    """Uncapped percent; None when nothing was planned."""
    not_converted: list[LeftOut]


class CategoryShares(View, kw_only=True):
    """All the months together."""

    currency_code: str
    rates_updated_at: CalendarDay
    first_month: MonthKey
    last_month: MonthKey
    spent: Decimal
    categories: list[CategoryShare]
    """Categories with spending or a budget, the one most was spent on first."""
    not_converted: list[LeftOut]
