"""`budget report`: entries added up in rows and columns."""

from collections.abc import Container
from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries.filters import Words, read_words
from budget_cli.entries.listing import NO_MATCH, check_names, say_not_converted
from budget_cli.errors import WrongUsage
from budget_cli.views.sums import Figure, Pivot, amounts_left_out
from budget_sdk import Grouping

app = command_group()


@command(app)
def report(
    context: Context,
    words: Words = None,
    rows: Annotated[Grouping, typer.Option("--rows", help="What the rows are.")] = "category",
    columns: Annotated[Grouping, typer.Option("--columns", help="What the columns are.")] = "month",
    figure: Annotated[
        Figure,
        typer.Option("--of", help="The figure: spending less refunds, income, income less spending, or entries."),
    ] = Figure.SPENT,
) -> None:
    """Show sums of entries in rows and columns, in the workspace's currency.

    Example: budget report since:2026-01 --rows category --columns month
    """
    where = read_words(context, words or ())
    if rows == columns:
        raise WrongUsage("Rows and columns are the same. Use budget history --group {rows}", rows=rows)
    sums = context.client.sums(rows, columns, workspace=context.workspace.id, where=where)
    check_names(context, {"where": where}, sums)
    shown = [one for one in sums if getattr(one, figure.value) or amounts_left_out(one, figure)]
    pivot, display = Pivot(rows, columns, figure, shown, _order(context, {rows, columns})), context.display
    context.output.show(shown, pivot.lines(), pivot.table(display), footer=pivot.totals(display), empty=NO_MATCH)
    say_not_converted(context, shown, [rows, columns], figure)


def _order(context: Context, groupings: Container[Grouping]) -> dict[Grouping, list[str]]:
    """Return the names of categories and accounts in their order, where a table has them."""
    names: dict[Grouping, list[str]] = {}
    if "category" in groupings:
        names["category"] = [row.name for row in context.categories]
    if "account" in groupings:
        names["account"] = [row.name for row in context.accounts]
    return names
