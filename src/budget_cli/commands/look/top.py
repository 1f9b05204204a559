"""`budget top`: what most was spent on."""

from typing import Annotated

import typer

from budget_cli.arguments import MonthArgument
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.views.statistics import share_columns

app = command_group()
_ROWS = 5


@command(app)
def top(
    context: Context,
    month: MonthArgument = None,
    limit: Annotated[
        int | None,
        typer.Option("--limit", "-n", min=1, metavar="N", help="How many categories; by default 5, and all in CSV."),
    ] = None,
) -> None:
    """Show the categories with the highest spending in a month.

    Example: budget top last --limit 3
    """
    key = context.month(month)
    found = context.client.statistics.shares(context.workspace.id, key, key)
    rows = [row for row in found.categories if row.spent][: limit or (_ROWS if context.output.is_for_people else None)]
    spent = context.display.amount(found.spent, found.currency_code)
    title = context.text("{amount} spent in {month}", amount=spent, month=context.display.month(key))
    context.output.show(found, rows, share_columns(context.display, found.currency_code), title=title)
