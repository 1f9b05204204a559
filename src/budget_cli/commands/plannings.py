"""`budget plannings`: what a month is meant to cost."""

from budget_cli import display
from budget_cli.arguments import Amount, CategoryName, MonthOption
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.dates import planning_date, running_month
from budget_cli.errors import UnknownName
from budget_cli.views.plannings import columns
from budget_core.contract.categories import Category
from budget_core.contract.plannings import Planning, PlanningCategory
from budget_sdk import PlanningSet

app = command_group("Set what a month is meant to cost.")


@command(app, "set")
def set_budget(context: Context, category: CategoryName, amount: Amount, month: MonthOption = None) -> None:
    """Set the budget of a category: budget plannings set food 300"""
    found, key = context.category(category), month or running_month(context.workspace)
    data = PlanningSet(category_id=found.id, date=planning_date(key), budget=amount)
    row = context.client.plannings.set(context.workspace.id, data)
    _show_result(
        context,
        row,
        found,
        f"{display.amount(row.budget, row.currency_code)} for {found.name} in {display.month(key)}.",
    )


@command(app)
def remove(context: Context, category: CategoryName, month: MonthOption = None) -> None:
    """Take a category out of a month; what was booked stays."""
    found, planning = context.category(category), _planning(context, month)
    row_id = _row_id(found, planning, planning.plannings_categories)
    row = context.client.plannings.delete(context.workspace.id, row_id)
    _show_result(context, row, found, f"{found.name} is not planned in {display.month(row.date)}.")


@command(app)
def restore(context: Context, category: CategoryName, month: MonthOption = None) -> None:
    """Bring a removed category back into a month."""
    found, planning = context.category(category), _planning(context, month)
    row_id = _row_id(found, planning, planning.deleted_categories)
    row = context.client.plannings.restore(context.workspace.id, row_id)
    _show_result(context, row, found, f"{found.name} is planned in {display.month(row.date)} again.")


def _planning(context: Context, month: str | None) -> Planning:
    key = month or running_month(context.workspace)
    return context.client.plannings.get(context.workspace.id, planning_date(key))


def _row_id(category: Category, planning: Planning, rows: list[PlanningCategory]) -> str:
    found = [row.id for row in rows if row.category_id == category.id and row.id]
    if not found:
        raise UnknownName(f"{category.name} is not among those of {display.month(planning.date)}. See: budget month")
    return found[0]


def _show_result(context: Context, row: PlanningCategory, category: Category, sentence: str) -> None:
    context.output.result(row, columns({category.id: category.name}), sentence)
