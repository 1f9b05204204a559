"""`budget search`: entries by their words."""

from itertools import islice
from typing import Annotated

import typer

from budget_cli.arguments import Limit
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries import (
    AccountFilter,
    CategoryFilter,
    KindFilter,
    LeastFilter,
    MonthFilter,
    MostFilter,
    PersonFilter,
    filters,
)
from budget_cli.views.history import columns

app = command_group()


@command(app)
def search(
    context: Context,
    words: Annotated[
        list[str], typer.Argument(metavar="WORD", help="Beginnings of words of notes and names, or of an amount.")
    ],
    limit: Limit = 20,
    month: MonthFilter = None,
    category: CategoryFilter = None,
    account: AccountFilter = None,
    person: PersonFilter = None,
    kind: KindFilter = None,
    least: LeastFilter = None,
    most: MostFilter = None,
) -> None:
    """Find entries by words of their notes and names.

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
    rows = list(islice(context.client.history.all(context.workspace.id, **wanted), limit))
    context.output.show(rows, rows, columns(context.display))
