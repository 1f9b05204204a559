"""`budget undo`: take a change back."""

from itertools import islice
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

_LOOKED_THROUGH = 200

app = command_group()


@command(app)
def undo(
    context: Context,
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="As `budget activity` shows it; by default your last change.")
    ] = None,
    dry_run: DryRun = False,
) -> None:
    """Take a change back, by default your last one; an undo can be undone by its number.

    Example: budget undo
    """
    newest = islice(context.client.activity.all(context.workspace.id), _LOOKED_THROUGH)
    target = _with_number(newest, number) if number else _own_last(newest, context.client.users.me().id)
    if target is None:
        raise UnknownName("There is nothing to undo.", hint="budget activity")
    if dry_run:
        show_effects(context, of_undone(context, target))
        return
    undone = context.client.activity.undo(context.workspace.id, target.revision)
    context.output.result(undone, columns(context), context.text("Taken back: {what}.", what=what(context, target)))


def _own_last(newest: "islice[ChangeSet]", user_id: str) -> ChangeSet | None:
    """The newest change of this user that stands; undoing twice goes two changes back."""
    standing = (
        one
        for one in newest
        if one.user_id == user_id and one.undoable and one.undone_by is None and one.undoes is None
    )
    return next(standing, None)


def _with_number(newest: "islice[ChangeSet]", number: int) -> ChangeSet | None:
    return next((one for one in newest if one.revision == number), None)
