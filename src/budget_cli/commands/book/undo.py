"""`budget undo`: take a change back."""

from itertools import dropwhile, islice
from typing import Annotated

import typer

from budget_cli.arguments import DryRun, Yes
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import undo_effects
from budget_cli.changes.sample_copy import last_removal, restore_copy
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.terminal_changes import terminal_revisions
from budget_cli.views.activity import columns, summary
from budget_cli.views.workspaces import columns as workspace_columns
from budget_core.contract.workspaces.changes import ChangeSet

app = command_group()
_LOOKED_THROUGH = 200


@command(app)
def undo(
    context: Context,
    number: Annotated[
        int | None,
        typer.Argument(min=1, metavar="NUMBER", help="The number in `budget activity`; by default your last one."),
    ] = None,
    dry_run: DryRun = False,
    yes: Yes = False,
) -> None:
    """Undo a change, by default your last one in this terminal; an undo can be undone by its number.

    Where this terminal changed nothing, it asks before it takes your last change of another one back.

    Example: budget undo
    """
    if number is not None:
        _take_back(context, _find_change_set(context, number), dry_run)
        return
    own = _newest_changes(context)
    terminal_changes = terminal_revisions(own, context.workspace.id)
    standing = [one for one in own if one.undoable and one.undone_by is None and one.undoes is None]
    target = next((one for one in standing if one.revision in terminal_changes), None)
    removed = last_removal()
    if removed and not dry_run and (target is None or target.at.timestamp() < removed.at):
        copy = restore_copy(context, removed)
        context.output.result(
            copy, workspace_columns(context.is_current), context.text("Restored {name}.", name=copy.name)
        )
        return
    if target is None and standing and not dry_run:
        _agree(context, standing[0], yes)
    _take_back(context, target or next(iter(standing), None), dry_run)


def _agree(context: Context, change_set: ChangeSet, is_agreed: bool) -> None:
    at = context.display.local_minute(change_set.at)
    question = context.text(
        "Your last change was not made in this terminal: {what}, {at}. Undo it?",
        what=summary(context.display, change_set),
        at=at,
    )
    context.agree(question, is_agreed)


def _take_back(context: Context, target: ChangeSet | None, dry_run: bool) -> None:
    if target is None:
        raise UnknownTypedName("There is nothing to undo.", hint="budget activity")
    if dry_run:
        show_effects(context, undo_effects(context, target))
        return
    undone = context.client.activity.undo(context.workspace.id, target.revision)
    if target.user_id == context.client.users.me().id:
        sentence = context.text("Undone: {what}.", what=summary(context.display, target))
    else:
        sentence = context.text(
            "Undone: {what}, by {who}.", what=summary(context.display, target), who=target.user_name or "?"
        )
    context.output.result(undone, columns(context.display), sentence)


def _newest_changes(context: Context) -> list[ChangeSet]:
    """Return the newest changes of one's own; undoing twice goes two changes back."""
    own = context.client.activity.all(context.workspace.id, user_id=context.client.users.me().id)
    return list(islice(own, _LOOKED_THROUGH))


def _find_change_set(context: Context, number: int) -> ChangeSet | None:
    newest_first = context.client.activity.all(context.workspace.id)
    found = next(dropwhile(lambda one: one.revision > number, newest_first), None)
    return found if found and found.revision == number else None
