"""Undo of each kind of row, and the rules that hold afterwards."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from budget_api.accounts.undo import check_accounts, undo_accounts
from budget_api.categories.undo import check_categories, undo_categories
from budget_api.history.undo import check_entries, undo_entries
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.writes import Write
from budget_api.links.service import undo_links
from budget_api.lists.undo import check_lists, undo_lists
from budget_api.payees.import_rules import undo_rules
from budget_api.plannings.undo import check_plannings, undo_carry_rules, undo_incomes, undo_plannings, undo_targets
from budget_api.schedules.undo import check_schedules, undo_schedules
from budget_api.workspaces.name_undo import check_members, undo_members
from budget_api.workspaces.undo import handles_workspace, undo_workspace

Step = Callable[[Session, Write, Sequence[LoggedChange]], None]


def _no_check(_: Session, __: Write, ___: Sequence[LoggedChange]) -> None:
    """Check nothing: this kind has no further rule."""


def _any_change(_: LoggedChange) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class UndoKind:
    """Functions for one kind of row: `undo` its changes, `check` its rows once all kinds are undone."""

    undo: Step
    check: Step = _no_check
    handles: Callable[[LoggedChange], bool] = _any_change


UNDO_KINDS = {
    "workspace": UndoKind(undo_workspace, handles=handles_workspace),
    "account": UndoKind(undo_accounts, check_accounts),
    "category": UndoKind(undo_categories, check_categories),
    "planning": UndoKind(undo_plannings, check_plannings),
    "carryRule": UndoKind(undo_carry_rules),
    "target": UndoKind(undo_targets),
    "expectedIncome": UndoKind(undo_incomes),
    "history": UndoKind(undo_entries, check_entries),
    "list": UndoKind(undo_lists, check_lists),
    "schedule": UndoKind(undo_schedules, check_schedules),
    "importRules": UndoKind(undo_rules),
    "link": UndoKind(undo_links),
    "member": UndoKind(undo_members, check_members),
}
"""Kinds in the order in which they are undone."""


def is_undoable(rows: Iterable[Any]) -> bool:
    """Return whether all of these changes can be undone."""
    return all(row.entity in UNDO_KINDS and UNDO_KINDS[row.entity].handles(_logged(row)) for row in rows)


def logged(rows: Iterable[Any], entity: str) -> list[LoggedChange]:
    """Return the changes of one kind of row."""
    return [_logged(row) for row in rows if row.entity == entity]


def _logged(row: Any) -> LoggedChange:
    return LoggedChange(row.revision, row.entity_id, row.kind, row.before, row.after, row.replaces)
