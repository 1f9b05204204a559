"""`budget history`: what was booked, newest first."""

from typing import Annotated

import typer

from budget_cli.arguments import DryRun, EntryId, EntryIds, Yes
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import entry_reversal
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.entries.filters import (
    EntryOptions,
    SearchOption,
    Words,
    announce,
    describe,
    find_entries,
    find_entry,
    is_last,
)
from budget_cli.entries.listing import ViewOptions
from budget_cli.views.history import columns, summary
from budget_sdk import HistoryUpdate

app = command_group("Show, annotate and reverse entries.", takes_words=True)


@default_command(app)
def show(
    context: Context,
    words: Words = None,
    *,
    view: ViewOptions,
    search: SearchOption = None,
    options: EntryOptions,
) -> None:
    """Show entries, newest first.

    Example: budget history food and not cinema since:2026-01 min:20 --sort largest
    """
    view.show(context, options.filters(context, words or (), search))


@command(app)
def note(context: Context, entry: EntryId, words: Annotated[list[str], typer.Argument(metavar="NOTE")]) -> None:
    """Change the note of an entry.

    Example: budget history note last dinner, not lunch
    """
    found = find_entry(context, entry)
    if is_last(entry):
        announce(context, found)
    changed = context.client.history.update(found.id, HistoryUpdate(note=" ".join(words)))
    context.output.result(changed, columns(context.display), f"{summary(context.display, changed)}: {changed.note}")


@command(app)
def delete(context: Context, entries: EntryIds, dry_run: DryRun = False, yes: Yes = False) -> None:
    """Reverse entries; `last` asks first.

    Example: budget history delete last
    """
    typed = find_entries(context, entries)
    found = list({entry.id: entry for entry in typed.values()}.values())
    if dry_run:
        show_effects(context, entry_reversal(context, found))
        return
    if last := next((entry for word, entry in typed.items() if is_last(word)), None):
        context.agree(context.text("Reverse {entry}?", entry=describe(context, last)), yes)
    deleted = [context.client.history.delete(entry.id) for entry in found]
    sentences = [context.text("Reversed {entry}.", entry=summary(context.display, entry)) for entry in deleted]
    context.output.results(deleted, columns(context.display), sentences)
