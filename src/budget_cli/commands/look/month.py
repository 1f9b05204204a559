"""`budget month`: plan, spent and left per category."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import typer

from budget_cli.arguments import Mine, MonthArgument, whose_share
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.output.writer import echo
from budget_cli.typed.dates import planning_date
from budget_cli.views.accounts import not_converted
from budget_cli.views.plannings import columns, free_to_spend, pace, to_assign_text, totals
from budget_cli.views.statistics import share_columns
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import Planning
from budget_core.contract.types import WhoseShare

app = command_group()

_TOP_ROWS: Final = 5


@command(app)
def month(
    context: Context,
    month: MonthArgument = None,
    mine: Mine = False,
    top: Annotated[bool, typer.Option("--top", help="Show the categories with the highest spending.")] = False,
    limit: Annotated[
        int | None,
        typer.Option("--limit", "-n", min=1, metavar="N", help="How many with --top; by default 5, and all in CSV."),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Show it again after every change, until Ctrl-C; in a pipe as JSON.")
    ] = False,
) -> None:
    """Show plan, spent and left of each category in a month.

    Example: budget month last
    Example: budget month last --top
    """
    if (limit is not None and not top) or (top and (mine or watch)):
        raise WrongUsage("Two of these options contradict each other.")
    if top:
        _show_top(context, context.month(month), limit)
    elif watch:
        from rich.console import Console  # 45 ms that no other month waits for

        for _ in _changes(context):
            if context.output.is_for_people:
                Console().clear()
            show(context, month, context.client.categories.list(context.workspace.id), whose_share(mine))
    else:
        show(context, month, context.categories, whose_share(mine))


def _changes(context: Context) -> Iterator[object]:
    """Yield at the beginning and after every change."""
    last: object = None
    for event in context.client.live(context.workspace.id):
        revision = event.data.get("revision")
        if revision is None or revision != last:  # one change has an event for each kind of rows
            yield revision
        last = revision


def _show_top(context: Context, key: str, limit: int | None) -> None:
    """Show the categories with the highest spending of a month."""
    found = context.client.statistics.shares(context.workspace.id, key, key)
    count = limit or (_TOP_ROWS if context.output.is_for_people else None)
    rows = [row for row in found.categories if row.spent][:count]
    spent = context.display.amount(found.spent, found.currency_code)
    title = context.text("{amount} spent in {month}", amount=spent, month=context.display.month(key))
    context.output.show(found, rows, share_columns(context.display, found.currency_code), title=title)


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
