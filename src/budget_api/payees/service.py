"""Writes of the rules for imports, and of entries by them."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_accounts
from budget_api.categories.queries import list_categories
from budget_api.categories.service import insert_category
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.history.corrections import live_entry
from budget_api.history.service import recategorize
from budget_api.journal.writes import Write, begin_write
from budget_api.payees.import_rules import (
    check_rules,
    compiled_rules,
    save_rules,
    stored_rules,
)
from budget_api.payees.renames import edit_rows
from budget_api.payees.ruled_entries import RuledChange, ruled_changes
from budget_core import limits
from budget_core.contract.categories import CategoryCreate
from budget_core.contract.import_rules import ImportRule, ImportRulesApplication, ImportRulesUpdate
from budget_core.contract.payees import Renamed
from budget_core.errors import ErrorCode, field_error
from budget_core.text_rules import search_key

_ENTRIES = table_of(HistoryRow)
_Edit = Callable[[Any], dict[str, Any]]
"""New fields of an entry or a schedule."""


def set_rules(db: Session, caller: Caller, body: ImportRulesUpdate) -> list[ImportRule]:
    """Replace the rules of a workspace."""
    write = begin_write(db, caller)
    save_rules(db, write, check_rules(db, write.workspace_id, body.rules))
    return body.rules


def apply_to_entries(db: Session, caller: Caller, body: ImportRulesApplication) -> Renamed:
    """Change entries by the rules of the workspace; one with another category is booked anew."""
    write = begin_write(db, caller)
    if len(body.entry_ids) > limits.RULED_ENTRIES_SHOWN:
        raise field_error("entryIds", ErrorCode.VALIDATION_COUNT)
    for place, entry_id in enumerate(body.entry_ids):
        if (row := db.get(HistoryRow, entry_id)) is None or row.workspace_id != write.workspace_id:
            raise field_error(f"entryIds.{place}", ErrorCode.VALIDATION_REFERENCE)
    names = {category.id: category.name for category in list_categories(db, caller)}
    rules = compiled_rules(stored_rules(db, write.workspace_id), names)
    changes = list(ruled_changes(db, write.workspace_id, rules, names, body.entry_ids))
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
    count += len(anew)
    return Renamed(count=count, revision=write.revision if count else None)


def _details(change: RuledChange) -> dict[str, Any]:
    return {"payee": change.payee, "tags": change.tags}


def _make_category(db: Session, write: Write, created: dict[str, str], name: str) -> str:
    key = search_key(name)
    if key not in created:
        created[key] = insert_category(db, write, CategoryCreate(name=name)).id
    return created[key]
