"""`budget undo`: take a change back."""

from itertools import dropwhile
from typing import Annotated

import typer

from budget_cli.arguments import DryRun
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.dry_run import show_effects
from budget_cli.errors import UnknownName
from budget_cli.views.activity import columns, what
from budget_cli.views.effects import of_undone
from budget_core.contract.changes import ChangeSet

app = command_group()


@command(app)
def undo(
    context: Context,
    number: Annotated[
        int | None,
        typer.Argument(min=1, metavar="NUMBER", help="As `budget activity` shows it; by default your last change."),
    ] = None,
    dry_run: DryRun = False,
) -> None:
    """Take a change back, by default your last one; an undo can be undone by its number.

    Example: budget undo
    """
    target = _own_last(context) if number is None else _with_number(context, number)
    if target is None:
        raise UnknownName("There is nothing to undo.", hint="budget activity")
    if dry_run:
        show_effects(context, of_undone(context, target))
        return
    undone = context.client.activity.undo(context.workspace.id, target.revision)
    context.output.result(undone, columns(context), context.text("Taken back: {what}.", what=what(context, target)))


def _own_last(context: Context) -> ChangeSet | None:
    """The newest change of one's own that stands; undoing twice goes two changes back."""
    own = context.client.activity.all(context.workspace.id, user_id=context.client.users.me().id)
    return next((one for one in own if one.undoable and one.undone_by is None and one.undoes is None), None)


def _with_number(context: Context, number: int) -> ChangeSet | None:
    newest_first = context.client.activity.all(context.workspace.id)
    found = next(dropwhile(lambda one: one.revision > number, newest_first), None)
    return found if found and found.revision == number else None
