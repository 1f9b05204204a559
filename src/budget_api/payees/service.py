"""Writes of payees, tags and rules: renaming in all entries, and rules applied to them."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_accounts
from budget_api.categories.queries import list_categories
from budget_api.categories.service import insert_category
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ScheduleRow
from budget_api.history.edits import edit_entries
from budget_api.history.entries import labels_of, live_entry
from budget_api.history.known_payees import known_payees
from budget_api.history.search.names import is_paid_to, is_tagged, spellings
from budget_api.history.service import recategorize
from budget_api.journal.edits import changed_fields, edit
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.payees.import_rules import (
    check_rules,
    compiled_rules,
    rules_after_rename,
    save_rules,
    stored_rules,
)
from budget_api.payees.ruled_entries import RuledChange, ruled_changes
from budget_api.schedules.queries import live_schedules
from budget_api.schedules.views import stored_view
from budget_core import limits, payees, tags
from budget_core.contract.categories import CategoryCreate
from budget_core.contract.import_rules import ImportRule, ImportRulesApplication, ImportRulesUpdate
from budget_core.contract.payees import PayeeRename, Renamed, TagRename
from budget_core.errors import ErrorCode, field_error
from budget_core.text_rules import search_key

_ENTRIES = table_of(HistoryRow)
_Edit = Callable[[Any], dict[str, Any]]
"""New fields of an entry or a schedule."""


def rename_payee(db: Session, caller: Caller, body: PayeeRename) -> Renamed:
    """Give the entries and schedules of a payee another name; the old one stays as a rule for imports."""
    write = begin_write(db, caller)
    known = (each.name for each in known_payees(db, write.workspace_id))
    new_name = payees.target(body.name, body.new_name, known)
    query = is_paid_to(spellings(db, write.workspace_id, body.name))
    count = _edit_entries(db, write, _live_entries(db, write, query), lambda _: {"payee": new_name})
    schedules = [row for row in live_schedules(db, write.workspace_id) if payees.is_same(row.payee, body.name)]
    others = _edit_schedules(db, write, schedules, lambda _: {"payee": new_name})
    if count and not payees.is_same(body.name, new_name):
        rules = rules_after_rename(stored_rules(db, write.workspace_id), body.name, new_name)
        save_rules(db, write, rules)
    return _renamed(write, count, others)


def rename_tag(db: Session, caller: Caller, body: TagRename) -> Renamed:
    """Give a tag another name in its entries and schedules."""
    write = begin_write(db, caller)

    def renamed(row: Any) -> dict[str, Any]:
        return {"tags": tags.renamed(row.tags, body.name, body.new_name)}

    count = _edit_entries(db, write, _live_entries(db, write, is_tagged(write.workspace_id, body.name)), renamed)
    schedules = [row for row in live_schedules(db, write.workspace_id) if body.name in row.tags]
    others = _edit_schedules(db, write, schedules, renamed)
    return _renamed(write, count, others)


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
    count = _edit_entries(db, write, edited_rows, lambda row: _details(by_id[row.id]))
    created: dict[str, str] = {}
    for change in anew:
        category_id = change.category_id or _make_category(db, write, created, change.category or "")
        recategorize(db, write, live_entry(db, write, change.row.id), category_id, _details(change))
    return _renamed(write, count + len(anew))


def _renamed(write: Write, count: int, others: int = 0) -> Renamed:
    return Renamed(count=count, revision=write.revision if count or others else None)


def _details(change: RuledChange) -> dict[str, Any]:
    return {"payee": change.payee, "tags": change.tags}


def _make_category(db: Session, write: Write, created: dict[str, str], name: str) -> str:
    key = search_key(name)
    if key not in created:
        created[key] = insert_category(db, write, CategoryCreate(name=name)).id
    return created[key]


def _live_entries(db: Session, write: Write, condition: Any) -> Sequence[Any]:
    query = select(_ENTRIES).where(
        _ENTRIES.c.workspace_id == write.workspace_id, _ENTRIES.c.deleted_at.is_(None), condition
    )
    return db.execute(query).all()


def _edit_entries(db: Session, write: Write, rows: Sequence[Any], new: _Edit) -> int:
    """Change details of entries and log them as one change set; return how many differ."""
    edits = [(row, changed) for row in rows if (changed := changed_fields(row, new(row)))]
    edit_entries(db, write, edits, labels_of(db, rows))
    return len(edits)


def _edit_schedules(db: Session, write: Write, rows: Sequence[ScheduleRow], new: _Edit) -> int:
    """Change details of schedules and log them; return how many differ."""
    changed = 0
    for row in rows:
        before = stored_view(row)
        if edit(db, row, new(row), UNSET, write.caller.now):
            record_change(db, write, "schedule", row.id, "updated", before=before, after=stored_view(row))
            changed += 1
    return changed
