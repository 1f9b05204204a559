"""Mapping of logged changes to live events.

| change                         | events                                                        |
|--------------------------------|---------------------------------------------------------------|
| an expense was added           | expenses_updated, accounts_updated, planning_updated          |
| a note, payee or tag was edited | history_updated                                              |
| rules for imports              | workspace_updated                                             |
| another entry was added, any corrected or taken back | history_updated, accounts_updated, planning_updated |
| a payment between members      | history_updated, accounts_updated, planning_updated           |
| an entry of a schedule         | schedules_updated with the others                             |
| accounts, plannings, lists …   | their own; a schedule's change is one of the month too        |
| carry-over, targets, income    | planning_updated                                              |
| members of a workspace changed | workspace_updated; user_workspace_updated to each of them     |
"""

from collections.abc import Iterator

import msgspec

from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.server.live import EventName
from budget_core.contract.types import EntryKind
from budget_core.contract.workspaces.workspaces import Participant, Workspace

_EVENTS: dict[str, tuple[EventName, ...]] = {
    "account": ("accounts_updated",),
    "category": ("planning_updated",),
    "planning": ("planning_updated",),
    "carryRule": ("planning_updated",),
    "target": ("planning_updated",),
    "expectedIncome": ("planning_updated",),
    "list": ("lists_updated",),
    "schedule": ("schedules_updated", "planning_updated"),
}
"""Events by entity; every other entity belongs to the workspace itself."""

_BOOKED: tuple[EventName, ...] = ("accounts_updated", "planning_updated")


def events_of(
    entity: str, kind: str, after: msgspec.Struct | None, before: msgspec.Struct | None = None
) -> tuple[EventName, ...]:
    """Return the events of one change in its workspace's room."""
    if entity != "history":
        return _EVENTS.get(entity, ("workspace_updated",))
    if kind == "updated":
        return ("history_updated",)
    is_new_expense = kind == "created" and isinstance(after, HistoryEntry) and after.kind == "expense"
    events = events_of_added("expense") if is_new_expense else ("history_updated", *_BOOKED)
    return (*events, "schedules_updated") if _is_scheduled(after or before) else events


def events_of_added(kind: EntryKind) -> tuple[EventName, ...]:
    """Return the events of a new entry that no schedule posted."""
    return ("expenses_updated" if kind == "expense" else "history_updated", *_BOOKED)


def _is_scheduled(view: msgspec.Struct | None) -> bool:
    return isinstance(view, HistoryEntry) and view.schedule_id is not None


def users_concerned(before: msgspec.Struct | None, after: msgspec.Struct | None) -> list[str]:
    """Return the ids of users who were invited, confirmed or removed."""
    old, new = dict(_members(before)), dict(_members(after))
    return [user_id for user_id in {**old, **new} if old.get(user_id) != new.get(user_id)]


def _members(view: msgspec.Struct | None) -> Iterator[tuple[str, Participant]]:
    if isinstance(view, Workspace):
        yield from ((member.user_id, member) for member in view.participants)
