"""Lines of entries in the database: stored with an entry where it has more to say than its own columns.

Every reader of a category's entries goes through `spending_parts` or `in_categories`.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any, Protocol

from sqlalchemy import ColumnElement, Select, Subquery, exists, insert, or_, select, union_all
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import EntryLineRow, HistoryRow
from budget_api.db.statements import Statement
from budget_core.contract.entries.history import EntryLine
from budget_core.entries import lines as rules

ENTRIES, LINES = table_of(HistoryRow), table_of(EntryLineRow)
_INSERT = Statement(insert(LINES), *LINES.c.keys())


class EntryWithLines(Protocol):
    """Entry with its lines, or None where it has one without a note."""

    @property
    def id(self) -> str:
        """Id of the entry."""

    @property
    def local_day(self) -> str:
        """Calendar day of the entry (`yyyy-MM-dd`)."""

    @property
    def date(self) -> datetime:
        """Moment of the entry."""

    @property
    def lines(self) -> Sequence[EntryLine] | None:
        """Lines as they are stored, or all of them."""


def stored_lines(lines: Sequence[EntryLine]) -> Sequence[EntryLine] | None:
    """Return the lines to store; None for one that the columns of its entry say all of."""
    return lines if len(lines) > 1 or any(line.note for line in lines) else None


def lines_of(row: Any) -> Sequence[EntryLine]:
    """Return all lines of an entry, of a row or a view."""
    return row.lines or one_line(row.category_id, row.value)


def one_line(category_id: str | None, value: Decimal) -> list[EntryLine]:
    """Return the lines of an entry that stores none."""
    return [] if category_id is None else [EntryLine(category_id=category_id, value=value)]


def category_ids(row: Any) -> set[str]:
    """Return the categories of an entry."""
    return {line.category_id for line in lines_of(row)}


def index_lines(db: Session, workspace_id: str, entries: Iterable[EntryWithLines]) -> None:
    """Store the categories of new entries that store their lines."""
    divided = ((entry, entry.lines) for entry in entries if entry.lines and stored_lines(entry.lines))
    if rows := [row for entry, lines in divided for row in _rows(workspace_id, entry, lines)]:
        _INSERT.run_all(db, rows)


def _rows(workspace_id: str, entry: EntryWithLines, lines: Sequence[EntryLine]) -> Iterable[dict[str, Any]]:
    total = sum(line.value for line in lines)
    place = {
        "workspace_id": workspace_id,
        "local_day": entry.local_day,
        "date": entry.date,
        "entry_id": entry.id,
    }
    sums = rules.spent_by_category(lines, Decimal(total))
    return ({**place, "category_id": category_id, "value": value} for category_id, value in sums.items())


def find_broken_entry(db: Session, workspace_id: str) -> str | None:
    """Return the id of an entry whose stored lines are not its value and categories; None without one."""
    row = ENTRIES.c
    indexed: defaultdict[str, dict[str, Decimal]] = defaultdict(dict)
    for line in db.execute(select(LINES).where(LINES.c.workspace_id == workspace_id)):
        indexed[line.entry_id][line.category_id] = line.value
    divided = select(row.id, row.value, row.category_id, row.lines).where(
        row.workspace_id == workspace_id, row.lines.is_not(None)
    )
    for entry in db.execute(divided):
        sums = rules.spent_by_category(entry.lines, entry.value)
        is_whole = sum(line.value for line in entry.lines) == entry.value
        if not is_whole or entry.lines[0].category_id != entry.category_id or sums != indexed.pop(entry.id, None):
            return str(entry.id)
    return next(iter(indexed), None)


def in_categories(ids: Collection[str] | Select[Any]) -> ColumnElement[bool]:
    """Return the condition that a line of an entry has one of these categories."""
    line, row = LINES.c, ENTRIES.c
    is_same_entry = (line.workspace_id == row.workspace_id, line.local_day == row.local_day, line.date == row.date)
    named = exists().where(*is_same_entry, line.entry_id == row.id, line.category_id.in_(ids)).correlate(ENTRIES)
    return or_(row.category_id.in_(ids), named)


def spending_parts(fields: Iterable[ColumnElement[Any]], *conditions: ColumnElement[bool]) -> Subquery:
    """Return the value of each category in each entry that meets the conditions, deleted ones too.

    Its columns are `category_id`, `value` and the fields, which are columns of entries or of what they are joined with.
    """
    row, line, others = ENTRIES.c, LINES.c, list(fields)
    alone = select(row.category_id, row.value, *others).where(row.lines.is_(None), row.category_id.is_not(None))
    parts = select(line.category_id, line.value, *others).where(line.entry_id == row.id, row.lines.is_not(None))
    return union_all(alone.where(*conditions), parts.where(*conditions)).subquery()
