"""`budget history`: what was booked, newest first."""

from itertools import islice
from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import Ambiguous, UnknownName
from budget_cli.views import history as history_view
from budget_core.contract.history import HistoryEntry
from budget_sdk import HistoryUpdate

_SEARCHED = 500
_UUID_CHARACTERS = 36

app = command_group("Show, annotate and reverse what was booked.")
EntryId = Annotated[str, typer.Argument(metavar="ID", help="The id, or its end as the table shows it.")]


@default_command(app)
def show(
    context: Context,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="How many entries.")] = 20,
    search: Annotated[
        str | None, typer.Option(metavar="WORDS", help="Beginnings of words of the note, category or account.")
    ] = None,
) -> None:
    """Show what was booked, newest first."""
    rows = list(islice(context.client.history.all(context.workspace.id, search=search), limit))
    context.output.show(rows, rows, history_view.COLUMNS)


@command(app)
def note(context: Context, entry: EntryId, words: Annotated[list[str], typer.Argument(metavar="NOTE")]) -> None:
    """Write another note on an entry."""
    changed = context.client.history.update(_full_id(context, entry), HistoryUpdate(note=" ".join(words)))
    context.output.result(changed, history_view.COLUMNS, f"{_named(changed)}: {changed.note}")


@command(app)
def delete(context: Context, entry: EntryId) -> None:
    """Reverse an entry: account and plan are as if it had never been."""
    gone = context.client.history.delete(_full_id(context, entry))
    context.output.result(gone, history_view.COLUMNS, f"Reversed {_named(gone)}.")


def _full_id(context: Context, typed: str) -> str:
    if len(typed) == _UUID_CHARACTERS:
        return typed
    newest = islice(context.client.history.all(context.workspace.id), _SEARCHED)
    found = [entry for entry in newest if entry.id.endswith(typed)]
    if not found:
        raise UnknownName(
            f"None of the newest {_SEARCHED} entries has an id that ends in {typed!r}. See: budget history"
        )
    if len(found) > 1:
        raise Ambiguous(f"{typed!r} ends {len(found)} ids. Type more of it: {', '.join(entry.id for entry in found)}")
    return found[0].id


def _named(entry: HistoryEntry) -> str:
    return f"{history_view.value(entry)} {history_view.what(entry)} of {entry.local_day}"
