"""`budget month`: plan, spent and left per category."""

from typing import Annotated

import typer

from budget_cli import display
from budget_cli.arguments import parse_month
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.dates import planning_date, running_month
from budget_cli.output import echo
from budget_cli.views.plannings import columns
from budget_core.contract.plannings import Planning

app = command_group()


@command(app)
def month(
    context: Context,
    month: Annotated[
        str | None, typer.Argument(parser=parse_month, metavar="YYYY-MM", help="By default the running month.")
    ] = None,
) -> None:
    """Show how a month goes: plan, spent and left of each category, and all together."""
    workspace = context.workspace
    planning = context.client.plannings.get(workspace.id, planning_date(month or running_month(workspace)))
    categories = [
        *context.client.categories.list(workspace.id),
        *context.client.categories.deleted(workspace.id),
    ]
    names = {category.id: category.name for category in categories}
    rows = planning.plannings_categories
    context.output.show(planning, rows, columns(names), title=_title(planning), footer=_totals(planning))
    for left_out in planning.not_converted:
        echo(f"Not counted, for want of a rate: {display.amount(left_out.amount, left_out.currency_code)}")


def _title(planning: Planning) -> str:
    days = display.day_range(planning.first_day, planning.last_day)
    pace = ""
    if planning.left_per_day is not None:
        pace = f" · {display.amount(planning.left_per_day, planning.currency_code)} a day for {planning.days_left} days"
    return f"{display.month(planning.date)} · {days}{pace}"


def _totals(planning: Planning) -> list[str]:
    amounts = (planning.budget, planning.spent, planning.left)
    return [
        "Total",
        *(display.amount(one, planning.currency_code) for one in amounts),
        display.percent(planning.spent, planning.budget),
    ]
