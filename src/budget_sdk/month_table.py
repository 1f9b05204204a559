"""A budget month with the names of its categories, as `budget month` shows it."""

from dataclasses import dataclass
from decimal import Decimal

from budget_core.contract.planning.plannings import Planning, PlanningCategory
from budget_core.contract.types import Id, View
from budget_sdk.months import Month as MonthName
from budget_sdk.names import Steps
from budget_sdk.resources.planning import Categories, Plannings
from budget_sdk.tables import Table, bar, heading, table


class MonthCategory(View, kw_only=True):
    """Budget and spending of a category in a month."""

    category: str
    budget: Decimal
    spent: Decimal
    left: Decimal
    overflow: Decimal
    percent: Decimal
    """Spent of budget, capped at 100."""
    currency_code: str
    category_id: Id


@dataclass(frozen=True, slots=True)
class Month:
    """A month: its plan, and a row for each of its categories."""

    planning: Planning
    categories: Table[MonthCategory]

    def _repr_html_(self) -> str:
        plan = self.planning
        days = f"{plan.first_day} – {plan.last_day}"
        left = f"{days}: {plan.spent} of {plan.budget} {plan.currency_code}, {_rest(plan)}"
        head = ("category", "spent", "budget", "", "left")
        rows = [
            (row.category, row.spent, row.budget, bar(row.spent, row.budget), row.left - row.overflow)
            for row in self.categories
        ]
        return heading(left) + table(head, rows)


def read_month(workspace_id: str | None, month: MonthName | None) -> Steps[Month]:
    """Return the month named `2026-10` or by a day of it, by default the running one."""
    planning: Planning = yield Plannings.get.build(workspace_id, month)
    names = {row.id: row.name for row in (yield Categories.list.build(workspace_id))}
    if any(row.category_id not in names for row in planning.plannings_categories):
        names |= {row.id: row.name for row in (yield Categories.deleted.build(workspace_id))}
    rows = [_row(row, names) for row in planning.plannings_categories]
    return Month(planning, Table(rows, MonthCategory))


def _rest(plan: Planning) -> str:
    return f"{plan.free} free after {plan.upcoming} to come" if plan.upcoming else f"{plan.left} left"


def _row(row: PlanningCategory, names: dict[str, str]) -> MonthCategory:
    return MonthCategory(
        category=names.get(row.category_id, ""),
        budget=row.budget,
        spent=row.spent,
        left=row.left,
        overflow=row.overflow,
        percent=row.percent,
        currency_code=row.currency_code,
        category_id=row.category_id,
    )
