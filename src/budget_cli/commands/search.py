"""`budget search`: entries by their words."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries import (
    PAGE,
    AccountFilter,
    CategoryFilter,
    KindFilter,
    LeastFilter,
    MonthFilter,
    MostFilter,
    PersonFilter,
    filters,
)
from budget_cli.entry_order import Order, Since, Sort, Until, Year, in_order, within
from budget_cli.row_limit import All, Limit, show_rows
from budget_cli.views.history import columns

app = command_group()


@command(app)
def search(
    context: Context,
    words: Annotated[
        list[str], typer.Argument(metavar="WORD", help="The start of words of notes and names, or of an amount.")
    ],
    limit: Limit = None,
    everything: All = False,
    sort: Sort = Order.NEWEST,
    month: MonthFilter = None,
    since: Since = None,
    until: Until = None,
    year: Year = None,
    category: CategoryFilter = None,
    account: AccountFilter = None,
    person: PersonFilter = None,
    kind: KindFilter = None,
    least: LeastFilter = None,
    most: MostFilter = None,
) -> None:
    """Find entries by words of notes and names.

    Example: budget search lunch ann --month last
    """
    wanted = filters(
        context,
        search=" ".join(words),
        month=month,
        category=category,
        account=account,
        person=person,
        kind=kind,
        least=least,
        most=most,
    )
    found = within(context.client.history.all(context.workspace.id, limit=PAGE, **wanted), since, until, year)
    show_rows(context, in_order(found, sort), columns(context.display), limit, everything)
