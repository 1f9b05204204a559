"""The activity log: who changed what, and when."""

from decimal import Decimal

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.workspaces.changes import Change, ChangeSet

_VERBS = {
    "created": "created",
    "updated": "changed",
    "deleted": "removed",
    "restored": "restored",
    "corrected": "corrected",
}
_ENTITIES = {
    "account": "account", "carryRule": "carry-over", "category": "category", "expectedIncome": "expected income",
    "history": "entry", "importRules": "import rules", "link": "invitation link", "list": "list", "member": "person",
    "planning": "budget", "schedule": "schedule", "target": "target", "workspace": "workspace",
}  # fmt: skip
_ENTRIES = {"expense": "expense", "refund": "refund", "income": "income", "transfer": "transfer"}
"""Kinds of entries; what has another one, or does not say it, is an entry."""
_ORDERS = {"account": "order of the accounts changed", "category": "order of the categories changed"}
_LABELS_AT_MOST = 3


def summary(display: Display, change_set: ChangeSet) -> str:
    """Return the change in a few words; entries moved by others' changes are not named one by one."""
    if _is_order(change_set):
        return display.text(_ORDERS[change_set.changes[0].entity])
    named = [_change(display, change) for change in change_set.changes[:_LABELS_AT_MOST]]
    more = change_set.change_count - _LABELS_AT_MOST
    return ", ".join(named) + (display.text(" and {count} more", count=more) if more > 0 else "")


def columns(display: Display) -> list[Column[ChangeSet]]:
    """Return the columns of a change set."""
    return [
        Column("no.", lambda row: row.revision, is_number=True),
        Column("time", lambda row: row.at.isoformat(), lambda row: display.local_minute(row.at), is_fixed=True),
        Column("who", lambda row: row.user_name, lambda row: _who(display, row)),
        Column("what", lambda row: summary(display, row)),
        Column("undone", lambda row: row.undone_by is not None),
    ]


def _who(display: Display, change_set: ChangeSet) -> str:
    name = change_set.user_name or ""
    return display.text("{name}, by an assistant", name=name) if change_set.is_by_assistant else name


def _is_order(change_set: ChangeSet) -> bool:
    """Return whether rows changed places and nothing else."""
    return all(change.after is not None and change.after.keys() == {"position"} for change in change_set.changes)


def _change(display: Display, change: Change) -> str:
    when = f"({change.date})" if change.date else ""
    kind = (change.after or change.before or {}).get("kind")
    entity = _ENTRIES.get(str(kind), "entry") if change.entity == "history" else _ENTITIES[change.entity]
    name = change.label or (display.text(_ENTRIES[kind]) if change.entity == "schedule" and kind in _ENTRIES else "")
    words = (display.text(entity), name, when, display.text(_VERBS[change.kind]), _amounts(display, change))
    return " ".join(filter(None, words))


def _amounts(display: Display, change: Change) -> str:
    """Return the amounts of a corrected entry before and after, where they differ."""
    before, after = change.before or {}, change.after or {}
    if change.kind != "corrected" or "value" not in after:
        return ""
    sides = (display.amount(Decimal(side["value"]), side["currencyCode"]) for side in (before, after))
    return " → ".join(sides)
