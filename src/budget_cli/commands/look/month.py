"""`budget month`: plan, spent and left per category."""

from collections.abc import Sequence

from budget_cli.arguments import Mine, MonthArgument, whose_share
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.output.writer import echo
from budget_cli.typed.dates import planning_date
from budget_cli.views.accounts import not_converted
from budget_cli.views.plannings import columns, free_to_spend, pace, to_assign_text, totals
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import Planning
from budget_core.contract.types import WhoseShare

app = command_group()


@command(app)
def month(context: Context, month: MonthArgument = None, mine: Mine = False) -> None:
    """Show plan, spent and left of each category in a month.

    Example: budget month last
    """
    show(context, month, context.categories, whose_share(mine))


def show(context: Context, month: str | None, categories: Sequence[Category], share: WhoseShare = "all") -> None:
    """Write the month that was typed; `categories` are those that are not archived."""
    planning = context.client.plannings.get(context.workspace.id, planning_date(context.month(month)), share)
    archived = context.client.categories.deleted(context.workspace.id)
    names = {category.id: category.name for category in (*categories, *archived)}
    context.output.show(
        planning,
        planning.plannings_categories,
        columns(context.display, names, pace(planning)),
        title=title(context, planning),
        footer=totals(context.display, planning),
        names={"categoryId": names},
    )
    if context.output.is_for_people:
        for line in not_converted(context.display, planning.not_converted):
            echo(line)


def title(context: Context, planning: Planning) -> str:
    """Return the month, its days, and what may be spent a day."""
    display = context.display
    days = f"{display.month(planning.date)} · {display.day_range(planning.first_day, planning.last_day)}"
    if planning.upcoming or planning.set_aside:
        days += f"\n{free_to_spend(display, planning)}"
    if assigned := to_assign_text(display, planning):
        days += f"\n{assigned}"
    if planning.left_per_day is None or not planning.budget:
        return days
    daily = display.amount(planning.left_per_day, planning.currency_code)
    return f"{days}\n{display.text('{amount} a day for {days} days', amount=daily, days=planning.days_left)}"
