"""Undo of changed rules for imports."""

from collections.abc import Sequence

import msgspec
from sqlalchemy.orm import Session

from budget_api.journal.logged_change import LoggedChange, State
from budget_api.journal.writes import Write
from budget_api.payees.import_rules import save_rules, stored_rules
from budget_core.contract.entries.import_rules import ImportRule


def undo_rules(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Take out the rules that were added and bring back those that were removed; later ones stay."""
    for change in changes:
        old, new = _rules(change.before), _rules(change.after)
        rules = [rule for rule in stored_rules(db, write.workspace_id) if rule in old or rule not in new]
        save_rules(db, write, [*(rule for rule in old if rule not in new and rule not in rules), *rules])


def _rules(state: State | None) -> list[ImportRule]:
    return msgspec.convert((state or {}).get("rules", []), list[ImportRule])
