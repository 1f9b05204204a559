"""`budget search`: entries by their words."""

from typing import Annotated

import typer

from budget_cli.arguments import NamedAccount
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries import (
    CategoryFilter,
    KindFilter,
    LeastFilter,
    MonthFilter,
    MostFilter,
    PayeeFilter,
    PersonFilter,
    TagFilter,
    filters,
)
from budget_cli.entry_order import Since, Sort, Until, Year
from budget_cli.found_entries import Group, show_found
from budget_cli.row_format import Template
from budget_cli.row_limit import All, Limit

app = command_group()


@command(app)
def search(
    context: Context,
    words: Annotated[
        list[str],
        typer.Argument(metavar="FILTER", help="The start of words of notes and names, or a filter as in `history`."),
    ],
    limit: Limit = None,
    everything: All = False,
    sort: Sort = None,
    group: Group = None,
    template: Template = None,
    month: MonthFilter = None,
    since: Since = None,
    until: Until = None,
    year: Year = None,
    category: CategoryFilter = None,
    account: NamedAccount = None,
    person: PersonFilter = None,
    kind: KindFilter = None,
    payee: PayeeFilter = None,
    tag: TagFilter = None,
    least: LeastFilter = None,
    most: MostFilter = None,
) -> None:
    """Find entries by words of notes and names.

    Example: budget search lunch ann --month last
    """
    criteria = filters(
        context,
        words=words,
        search=None,
        month=month,
        since=since,
        until=until,
        year=year,
        category=category,
        account=account,
        person=person,
        kind=kind,
        payee=payee,
        tag=tag,
        least=least,
        most=most,
    )
    show_found(context, criteria, sort=sort, group=group, template=template, limit=limit, everything=everything)
