"""`budget search`: entries by their words."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries.filters import (
    EntryOptions,
)
from budget_cli.entries.listing import ViewOptions

app = command_group()


@command(app)
def search(
    context: Context,
    words: Annotated[
        list[str],
        typer.Argument(metavar="FILTER", help="The start of words of notes and names, or a filter as in `history`."),
    ],
    *,
    view: ViewOptions,
    options: EntryOptions,
) -> None:
    """Find entries by words of notes and names.

    Example: budget search lunch ann --month last
    """
    view.show(context, options.filters(context, words))
