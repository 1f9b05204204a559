"""`budget activity`: who changed what."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.completion import complete_person
from budget_cli.context import Context
from budget_cli.entries.filters import MonthFilter
from budget_cli.row_limit import All, Limit, show_rows
from budget_cli.typed.dates import planning_date
from budget_cli.typed.matching import find
from budget_cli.views.activity import columns
from budget_cli.views.workspaces import people
from budget_core.contract.workspaces.changes import Entity

app = command_group()


@command(app)
def activity(
    context: Context,
    limit: Limit = None,
    everything: All = False,
    by: Annotated[
        str | None,
        typer.Option(metavar="PERSON", help="Only changes of this participant.", autocompletion=complete_person),
    ] = None,
    month: MonthFilter = None,
    kind: Annotated[Entity | None, typer.Option(help="Only changes of this kind; `history` are entries.")] = None,
) -> None:
    """Show who changed what, newest first; `undo` reverts it.

    Example: budget activity --by Olena --kind history --month last
    """
    user_id = None if by is None else find("person", by, people(context.workspace)).id
    date = None if month is None else planning_date(context.month(month))
    found = context.client.activity.all(context.workspace.id, user_id=user_id, entity=kind, month=date)
    show_rows(context, found, columns(context.display), limit, everything)
