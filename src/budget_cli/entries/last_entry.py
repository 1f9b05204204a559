"""The word `last` for the entry that the user booked last, on any day."""

from collections.abc import Iterator

from budget_cli.context import Context
from budget_cli.output.writer import echo
from budget_cli.typed.dates import planning_date
from budget_cli.views.history import summary
from budget_core.base import months
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.types import EntryKind
from budget_core.contract.workspaces.changes import Change

_WORDS = {"last", "останній"}
_ENTRIES_SEARCHED = 500
"""Newest entries to search in a workspace made from a file, whose log lacks them."""
_PAGE = 200


def is_last(typed: str) -> bool:
    """Return true for the words that mean the last entry."""
    return typed.casefold() in _WORDS


def last_entry(context: Context, kind: EntryKind | None = None) -> HistoryEntry | None:
    """Return the entry, of a kind if one is asked for, that the user booked last and that still exists."""
    mine = context.client.users.me().id
    for change in _booked_changes(context, mine):
        if kind not in (None, (change.after or {}).get("kind", kind)):
            continue
        found = _current_entry(context, change, mine)
        if found and kind in (None, found.kind):
            return found
    newest = context.client.history.all(
        context.workspace.id, limit=_ENTRIES_SEARCHED, page_size=_PAGE, user_id=mine, kind=kind
    )
    return max(newest, key=lambda entry: entry.created_at, default=None)


def announce(context: Context, entry: HistoryEntry) -> None:
    """Print which entry `last` is, before it is changed."""
    if context.output.is_for_people:
        echo(context.text("The last entry is {entry}.", entry=describe(context, entry)))


def describe(context: Context, entry: HistoryEntry) -> str:
    """Return an entry in a few words, with its note: `−$12.50 Food of 2026-12-24 (lunch)`."""
    return summary(context.display, entry) + (f" ({entry.note})" if entry.note else "")


def _booked_changes(context: Context, user_id: str) -> Iterator[Change]:
    """Yield the user's bookings, newest first, without those they undid."""
    latest: dict[str, str] = {}
    for change_set in context.client.activity.all(context.workspace.id, user_id=user_id, entity="history"):
        entries = [one for one in change_set.changes if one.entity == "history"]
        for change in sorted(entries, key=lambda one: one.date or "", reverse=True):
            is_gone = latest.setdefault(change.entity_id, change.kind) == "deleted"
            if change.replaces is not None:
                latest.setdefault(change.replaces, "deleted")
            is_booked = change.kind == "created" or (change.kind == "corrected" and change_set.undoes is None)
            if is_booked and not is_gone:
                yield change


def _current_entry(context: Context, change: Change, user_id: str) -> HistoryEntry | None:
    """Return the entry as it is; None if somebody else undid it."""
    if change.date is None:
        return None
    day = months.parse_day(change.date)
    month = planning_date(months.month_of(day, context.workspace.first_day_of_month))
    entries = context.client.history.all(context.workspace.id, page_size=_PAGE, month=month, user_id=user_id)
    return next((entry for entry in entries if entry.id == change.entity_id), None)
