"""Writes of the rules for imports, and of entries by them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_accounts
from budget_api.categories.queries import all_categories
from budget_api.categories.service import insert_category
from budget_api.db.models import HistoryRow
from budget_api.history.corrections import live_entry
from budget_api.history.service import recategorize
from budget_api.journal.parts import PartedSet, write_first_part
from budget_api.journal.writes import Write, begin_write
from budget_api.payees.import_rules import (
    RuledChange,
    check_rules,
    compiled_rules,
    ruled_changes,
    save_rules,
    stored_rules,
)
from budget_api.payees.renames import edit_rows
from budget_core.base import limits
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.text_rules import search_key
from budget_core.contract.entries.import_rules import ImportRule, ImportRulesApplication, ImportRulesUpdate
from budget_core.contract.planning.categories import CategoryCreate
from budget_core.imports.rules import EntryRule

RULES = "rules"
"""Kind of change sets."""
ENTRY_COST = 2
"""Rows of a part that an entry stands for: booking it anew takes several times as long as an edit."""


def set_rules(db: Session, caller: Caller, body: ImportRulesUpdate) -> list[ImportRule]:
    """Replace the rules of a workspace."""
    write = begin_write(db, caller)
    save_rules(db, write, check_rules(db, write.workspace_id, body.rules))
    return body.rules


def plan_application(
    db: Session, workspace_id: str, body: ImportRulesApplication
) -> tuple[ImportRulesApplication, list[str]]:
    """Return the application with the entries that the rules change."""
    rules, names = _rules_of(db, workspace_id)
    ids = body.entry_ids[: limits.RULED_ENTRIES_SHOWN]
    return body, [change.row.id for change in ruled_changes(db, workspace_id, rules, names, ids)]


def apply_to_entries(
    db: Session, caller: Caller, part_rows: int, plan: tuple[ImportRulesApplication, list[str]]
) -> PartedSet:
    """Change entries by the rules of the workspace; one with another category is booked anew."""
    write, (body, changed_ids) = begin_write(db, caller), plan
    if len(body.entry_ids) > limits.RULED_ENTRIES_SHOWN:
        raise field_error("entryIds", ErrorCode.VALIDATION_COUNT)
    for place, entry_id in enumerate(body.entry_ids):
        if (row := db.get(HistoryRow, entry_id)) is None or row.workspace_id != write.workspace_id:
            raise field_error(f"entryIds.{place}", ErrorCode.VALIDATION_REFERENCE)
    parted = PartedSet(RULES, caller.user.id, job=changed_ids, is_by_assistant=caller.is_assistant)
    write_first_part(db, write, parted, write_rules_part, part_rows)
    if not parted.count and parted.is_whole:
        parted.revisions.clear()
    return parted


def write_rules_part(db: Session, write: Write, parted: PartedSet, part_rows: int) -> None:
    """Change the next entries by the rules as they are now."""
    size = max(1, part_rows // ENTRY_COST)
    ids, parted.job = parted.job[:size], parted.job[size:]
    parted.count += _apply(db, write, ids)
    parted.is_whole = not parted.job


def _apply(db: Session, write: Write, ids: Sequence[str]) -> int:
    rules, names = _rules_of(db, write.workspace_id)
    changes = list(ruled_changes(db, write.workspace_id, rules, names, ids)) if ids else []
    accounts = {row.id for row in live_accounts(db, write.workspace_id)}
    by_id = {change.row.id: change for change in changes}
    anew = [change for change in changes if change.has_new_category and change.row.account_id in accounts]
    booked = {change.row.id for change in anew}
    edited_rows = [change.row for change in changes if change.row.id not in booked]
    count = edit_rows(db, write, edited_rows, lambda row: _details(by_id[row.id]))
    created: dict[str, str] = {}
    for change in anew:
        category_id = change.category_id or _make_category(db, write, created, change.category or "")
        recategorize(db, write, live_entry(db, write, change.row.id), category_id, _details(change))
    return count + len(anew)


def _rules_of(db: Session, workspace_id: str) -> tuple[list[EntryRule], dict[str, str]]:
    """Return the rules of a workspace, and the names of its categories in use."""
    names = {row.id: row.name for row in all_categories(db, workspace_id) if row.deleted_at is None}
    return compiled_rules(stored_rules(db, workspace_id), names), names


def _details(change: RuledChange) -> dict[str, Any]:
    return {"payee": change.payee, "tags": change.tags}


def _make_category(db: Session, write: Write, created: dict[str, str], name: str) -> str:
    key = search_key(name)
    if key not in created:
        created[key] = insert_category(db, write, CategoryCreate(name=name)).id
    return created[key]
