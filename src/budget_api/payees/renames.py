"""Renaming of a payee or a tag in all entries and schedules, in parts."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET
from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.history.bulk import edit_entries
from budget_api.history.entries import labels_of
from budget_api.history.known_payees import known_payees
from budget_api.history.search.matching import is_paid_to, is_tagged, spellings
from budget_api.journal.edits import changed_fields, edit
from budget_api.journal.parts import PartedSet, PartWriter, write_first_part
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.payees.import_rules import rules_after_rename, save_rules, stored_rules
from budget_api.schedules.queries import live_schedules
from budget_api.schedules.views import stored_view
from budget_core.contract.entries.payees import PayeeRename, TagRename
from budget_core.entries import payees, tags

PAYEE, TAG = "payee", "tag"
"""Kinds of change sets."""
SPELLINGS_AT_ONCE = 500
"""Spellings of one payee that one statement names."""
_ENTRIES = table_of(HistoryRow)
_Edit = Callable[[Any], dict[str, Any]]
"""New fields of an entry or a schedule."""


def plan_payee(db: Session, workspace_id: str, body: PayeeRename) -> PayeeRename:
    """Return the rename with the spelling of a known payee, where the new name is one."""
    known = (each.name for each in known_payees(db, workspace_id))
    return PayeeRename(name=body.name, new_name=payees.target(body.name, body.new_name, known))


def plan_tag(_: Session, __: str, body: TagRename) -> TagRename:
    """Return the rename as it is."""
    return body


def rename_payee(db: Session, caller: Caller, part_rows: int, body: PayeeRename) -> PartedSet:
    """Give the entries and schedules of a payee another name; the old one stays as a rule for imports."""
    write = begin_write(db, caller)
    parted = _first_part(db, write, body, PAYEE, write_payee_part, part_rows)
    new = {"payee": body.new_name}
    others = _edit_schedules(db, write, lambda row: new if payees.is_same(row.payee, body.name) else {})
    if parted.count and not payees.is_same(body.name, body.new_name):
        rules = rules_after_rename(stored_rules(db, write.workspace_id), body.name, body.new_name)
        save_rules(db, write, rules)
    return _with_schedules(parted, others)


def rename_tag(db: Session, caller: Caller, part_rows: int, body: TagRename) -> PartedSet:
    """Give a tag another name in its entries and schedules."""
    write = begin_write(db, caller)
    parted = _first_part(db, write, body, TAG, write_tag_part, part_rows)
    others = _edit_schedules(db, write, lambda row: {"tags": tags.renamed(row.tags, body.name, body.new_name)})
    return _with_schedules(parted, others)


def write_payee_part(db: Session, write: Write, parted: PartedSet, part_rows: int) -> None:
    """Rename the payee of some entries: those that have it in another spelling than the new one."""
    name, new_name = parted.job
    others = [each for each in spellings(db, write.workspace_id, name) if each != new_name][: SPELLINGS_AT_ONCE + 1]
    is_old = is_paid_to(others[:SPELLINGS_AT_ONCE])
    has_more = len(others) > SPELLINGS_AT_ONCE
    _write_part(db, write, parted, part_rows, is_old, lambda _: {"payee": new_name})
    parted.is_whole = parted.is_whole and not has_more


def write_tag_part(db: Session, write: Write, parted: PartedSet, part_rows: int) -> None:
    """Rename the tag of some entries."""
    name, new_name = parted.job
    if name == new_name:
        parted.is_whole = True
        return
    has_tag = is_tagged(write.workspace_id, name)
    _write_part(db, write, parted, part_rows, has_tag, lambda row: {"tags": tags.renamed(row.tags, name, new_name)})


def _first_part(
    db: Session, write: Write, body: PayeeRename | TagRename, kind: str, writer: PartWriter, part_rows: int
) -> PartedSet:
    caller = write.caller
    job = [body.name, body.new_name]
    parted = PartedSet(kind, caller.user.id, job=job, is_by_assistant=caller.is_assistant)
    return write_first_part(db, write, parted, writer, part_rows)


def _with_schedules(parted: PartedSet, others: int) -> PartedSet:
    """Return the set; one that changed no entry and no schedule has no revision to undo."""
    if not parted.count and not others:
        parted.revisions.clear()
    return parted


def _write_part(
    db: Session, write: Write, parted: PartedSet, part_rows: int, is_old: ColumnElement[bool], new: _Edit
) -> None:
    """Change some of the entries that have the old name; afterwards they have it no longer."""
    query = select(_ENTRIES).where(
        readable.entries(_ENTRIES.c, write.workspace_id), _ENTRIES.c.deleted_at.is_(None), is_old
    )
    rest = db.execute(query.limit(part_rows + 1)).all()
    parted.count += edit_rows(db, write, rest[:part_rows], new)
    parted.is_whole = len(rest) <= part_rows


def edit_rows(db: Session, write: Write, rows: Sequence[Any], new: _Edit) -> int:
    """Change details of entries and log them as one change set; return how many differ."""
    edits = [(row, changed) for row in rows if (changed := changed_fields(row, new(row)))]
    edit_entries(db, write, edits, labels_of(db, rows))
    return len(edits)


def _edit_schedules(db: Session, write: Write, new: _Edit) -> int:
    """Change details of schedules and log them; return how many differ."""
    changed = 0
    for row in live_schedules(db, write.workspace_id):
        before = stored_view(row)
        if edit(db, row, new(row), UNSET, write.caller.now):
            record_change(db, write, "schedule", row.id, "updated", before=before, after=stored_view(row))
            changed += 1
    return changed
