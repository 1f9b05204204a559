"""Access paths to the entries that meet a filter.

Index scans in history order, read only as far as needed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    and_,
    bindparam,
    exists,
    false,
    func,
    literal_column,
    or_,
    select,
    text,
    true,
)
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import MOVES, NAMED, HistoryRow, HistoryWordRow
from budget_api.db.statements import Statement
from budget_api.history.search.amounts import entries_by_amount
from budget_api.history.search.filters import Filters
from budget_api.history.search.matching import WordMatches, match_words, starts_with
from budget_api.history.search.names import is_paid_to, is_tagged, spellings
from budget_api.ledger.lines import LINES, in_categories
from budget_core.tags import SIGN

Condition = ColumnElement[bool]

ENTRIES, WORDS = table_of(HistoryRow), table_of(HistoryWordRow)
POSITION = (ENTRIES.c.local_day, ENTRIES.c.date, ENTRIES.c.id)
LINE_POSITION = (LINES.c.local_day, LINES.c.date, LINES.c.entry_id)
WORD_POSITION = (WORDS.c.local_day, WORDS.c.date, WORDS.c.entry_id)

COUNTED_MAX = 1000
"""Entries above which all paths cost alike."""


@dataclass(frozen=True, slots=True)
class IndexScan:
    """Rows of an index that meet `condition`, in the order of the columns of `position`."""

    position: Sequence[Column[Any]]
    condition: Condition
    repeats: bool = False
    """True when an entry may come more than once."""


@dataclass(frozen=True, slots=True)
class AccessPath:
    """A filter as the scans that find its entries, and as a condition on entries that another path finds."""

    scans: Sequence[IndexScan]
    condition: Condition


def cheapest_first(db: Session, workspace_id: str, filters: Filters) -> list[AccessPath]:
    """Return the filters that have an index, the one with the fewest entries first."""
    paths = [*_plain_paths(db, workspace_id, filters), *_word_paths(db, workspace_id, filters)]
    paths += _amount_paths(db, workspace_id, filters)
    if len(paths) < 2:
        return paths
    sizes = db.execute(select(*(_size(path) for path in paths))).one()
    return [path for _, path in sorted(zip(sizes, paths, strict=True), key=lambda pair: pair[0])]


def _plain_paths(db: Session, workspace_id: str, filters: Filters) -> Iterable[AccessPath]:
    row, in_workspace = ENTRIES.c, ENTRIES.c.workspace_id == workspace_id
    if filters.category_id is not None:
        ids = [filters.category_id]
        yield AccessPath(list(_category_scans(db, workspace_id, ids)), in_categories(ids))
    if filters.account_id is not None:
        yield _path(in_workspace, row.account_id == filters.account_id, row.from_account_id == filters.account_id)
    if filters.kind is not None and filters.kind != "expense":
        yield _path(in_workspace, and_(row.kind == literal_column(f"'{filters.kind}'"), text(MOVES)))
    if filters.payee is not None:
        yield _payee_path(db, workspace_id, filters.payee)
    if filters.tag is not None:
        tagged = (WORDS.c.workspace_id == workspace_id) & (WORDS.c.word == f"{SIGN}{filters.tag}")
        yield AccessPath([IndexScan(WORD_POSITION, tagged)], is_tagged(workspace_id, filters.tag))


def _payee_path(db: Session, workspace_id: str, payee: str) -> AccessPath:
    """Return a scan for each spelling; one of all entries where those without a payee are asked for."""
    names = spellings(db, workspace_id, payee)
    is_in_workspace = ENTRIES.c.workspace_id == workspace_id
    scans = [
        IndexScan(POSITION, is_in_workspace & (ENTRIES.c.payee == name) & (text(NAMED) if name else true()))
        for name in names
    ]
    return AccessPath(scans, is_paid_to(names))


def _category_scans(db: Session, workspace_id: str, ids: Sequence[str]) -> Iterable[IndexScan]:
    """Yield the scans of entries with a line of the categories; mostly none stores its lines."""
    for category_id in ids:
        yield IndexScan(POSITION, (ENTRIES.c.workspace_id == workspace_id) & (ENTRIES.c.category_id == category_id))
    lines = LINES.c
    for category_id in ids:
        if _DIVIDED.all(db, {"workspace": workspace_id, "category": category_id}):
            yield IndexScan(LINE_POSITION, (lines.workspace_id == workspace_id) & (lines.category_id == category_id))


_DIVIDED = Statement(
    select(LINES.c.entry_id)
    .where(LINES.c.workspace_id == bindparam("workspace"), LINES.c.category_id == bindparam("category"))
    .limit(1)
)


def _path(in_workspace: Condition, *conditions: Condition) -> AccessPath:
    return AccessPath([IndexScan(POSITION, in_workspace & condition) for condition in conditions], or_(*conditions))


def _word_paths(db: Session, workspace_id: str, filters: Filters) -> Iterable[AccessPath]:
    if not filters.words:
        return
    for matches in match_words(db, workspace_id, filters.words):
        yield AccessPath(list(_word_scans(db, workspace_id, matches)), _match_condition(workspace_id, matches))


def _amount_paths(db: Session, workspace_id: str, filters: Filters) -> Iterable[AccessPath]:
    """Return the few entries of an amount by their ids alone.

    No condition names the workspace: the planner would scan it instead.
    """
    if not filters.amounts:
        return
    ids = entries_by_amount(db, workspace_id, filters.amounts)
    if ids is not None:
        condition = ENTRIES.c.id.in_(ids)
        yield AccessPath([IndexScan(POSITION, condition)], condition)


def _word_scans(db: Session, workspace_id: str, matches: WordMatches) -> Iterable[IndexScan]:
    in_workspace, row = ENTRIES.c.workspace_id == workspace_id, ENTRIES.c
    if matches.words is None:
        yield IndexScan(WORD_POSITION, starts_with(workspace_id, matches.typed), repeats=True)
    for word in matches.words or ():
        yield IndexScan(WORD_POSITION, (WORDS.c.workspace_id == workspace_id) & (WORDS.c.word == word))
    yield from _category_scans(db, workspace_id, matches.category_ids)
    for account_id in matches.account_ids:
        yield IndexScan(POSITION, in_workspace & (row.account_id == account_id))
        yield IndexScan(POSITION, in_workspace & (row.from_account_id == account_id))


def _match_condition(workspace_id: str, matches: WordMatches) -> Condition:
    """Return the condition that the note has the word, or the entry's category or account is named by it."""
    row, word = ENTRIES.c, WORDS.c
    named = [
        in_categories(matches.category_ids) if matches.category_ids else false(),
        row.account_id.in_(matches.account_ids) if matches.account_ids else false(),
        row.from_account_id.in_(matches.account_ids) if matches.account_ids else false(),
    ]
    if matches.words is None:
        noted = select(word.entry_id).where(starts_with(workspace_id, matches.typed)).correlate(None)
        return or_(*named, row.id.in_(noted))
    is_same_entry = (word.local_day == row.local_day, word.date == row.date, word.entry_id == row.id)
    has_word = exists().where(word.workspace_id == workspace_id, word.word.in_(matches.words), *is_same_entry)
    return or_(*named, has_word.correlate(ENTRIES) if matches.words else false())


def _size(path: AccessPath) -> Any:
    """Return the number of rows of its scans together, each counted up to `COUNTED_MAX`."""
    counts = (
        select(func.count())
        .select_from(select(scan.position[-1]).where(scan.condition).limit(COUNTED_MAX).subquery())
        .scalar_subquery()
        for scan in path.scans
    )
    return sum(counts, literal_column("0"))
