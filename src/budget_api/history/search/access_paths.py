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
    union_all,
)
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import MOVES, NAMED, OTHER_AMOUNTS, HistoryRow, HistoryWordRow, size_of
from budget_api.db.statements import Statement
from budget_api.history.search.filters import AmountRange, PageFilters
from budget_api.history.search.matching import WordMatches, is_paid_to, is_tagged, match_words, spellings, starts_with
from budget_api.ledger.lines import LINES, in_categories
from budget_core.entries.tags import SIGN

Condition = ColumnElement[bool]

ENTRIES = table_of(HistoryRow)
WORDS = table_of(HistoryWordRow)
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
    """A filter as scans that find its entries, and as a condition on entries that another path finds."""

    scans: Sequence[IndexScan] | None
    """None where no index helps."""
    condition: Condition
    is_exact: bool = True
    """True where the scans find nothing else."""


def cheapest_first(db: Session, paths: Sequence[AccessPath]) -> list[AccessPath]:
    """Return the paths that have an index, the one with the fewest entries first."""
    indexed = [path for path in paths if path.scans is not None]
    if len(indexed) < 2:
        return indexed
    sizes = db.execute(select(*(_size(path) for path in indexed))).one()
    return [path for _, path in sorted(zip(sizes, indexed, strict=True), key=lambda pair: pair[0])]


def paths_of(db: Session, workspace_id: str, filters: PageFilters) -> list[AccessPath]:
    """Return the paths of the filters that have an index, but for those in words."""
    paths = [*_plain_paths(db, workspace_id, filters), *_word_paths(db, workspace_id, filters)]
    return [*paths, *_amount_paths(db, workspace_id, filters)]


def _plain_paths(db: Session, workspace_id: str, filters: PageFilters) -> Iterable[AccessPath]:
    if filters.category_id is not None:
        ids = [filters.category_id]
        yield AccessPath(category_scans(db, workspace_id, ids), in_categories(ids))
    if filters.account_id is not None:
        yield AccessPath(account_scans(workspace_id, [filters.account_id]), is_of_account(filters.account_id))
    if filters.kind is not None and filters.kind != "expense":
        scan = kind_scan(workspace_id, filters.kind)
        yield AccessPath([scan], scan.condition)
    if filters.payee is not None:
        names = spellings(db, workspace_id, filters.payee)
        yield AccessPath(payee_scans(workspace_id, names), is_paid_to(names))
    if filters.tag is not None:
        yield AccessPath([tag_scan(workspace_id, filters.tag)], is_tagged(workspace_id, filters.tag))


def is_of_account(account_id: str) -> Condition:
    """Return the condition that an entry has an account, on either side."""
    return or_(ENTRIES.c.account_id == account_id, ENTRIES.c.from_account_id == account_id)


def account_scans(workspace_id: str, ids: Iterable[str]) -> list[IndexScan]:
    """Return the scans of entries of accounts, on either side of a transfer."""
    is_own, columns = readable.entries(ENTRIES.c, workspace_id), (ENTRIES.c.account_id, ENTRIES.c.from_account_id)
    return [IndexScan(POSITION, is_own & (column == account_id)) for account_id in ids for column in columns]


def kind_scan(workspace_id: str, kind: str) -> IndexScan:
    """Return the scan of entries of a kind, which is not that of expenses."""
    is_own = readable.entries(ENTRIES.c, workspace_id)
    return IndexScan(POSITION, and_(is_own, ENTRIES.c.kind == literal_column(f"'{kind}'"), text(MOVES)))


def tag_scan(workspace_id: str, tag: str) -> IndexScan:
    """Return the scan of entries with a tag."""
    return IndexScan(WORD_POSITION, (WORDS.c.workspace_id == workspace_id) & (WORDS.c.word == f"{SIGN}{tag}"))


def payee_scans(workspace_id: str, names: Iterable[str]) -> list[IndexScan]:
    """Return a scan for each spelling; one of all entries for those without a payee."""
    is_own = readable.entries(ENTRIES.c, workspace_id)
    return [
        IndexScan(POSITION, is_own & (ENTRIES.c.payee == name) & (text(NAMED) if name else true())) for name in names
    ]


def category_scans(db: Session, workspace_id: str, ids: Sequence[str]) -> list[IndexScan]:
    """Return the scans of entries with a line of the categories; mostly none stores its lines."""
    lines, is_own = LINES.c, readable.entries(ENTRIES.c, workspace_id)
    divided = [id_ for id_ in ids if _DIVIDED.all(db, {"workspace": workspace_id, "category": id_})]
    return [
        *(IndexScan(POSITION, is_own & (ENTRIES.c.category_id == id_)) for id_ in ids),
        *(
            IndexScan(LINE_POSITION, (lines.workspace_id == workspace_id) & (lines.category_id == id_))
            for id_ in divided
        ),
    ]


_DIVIDED = Statement(
    select(LINES.c.entry_id)
    .where(LINES.c.workspace_id == bindparam("workspace"), LINES.c.category_id == bindparam("category"))
    .limit(1)
)


def _word_paths(db: Session, workspace_id: str, filters: PageFilters) -> Iterable[AccessPath]:
    if not filters.words:
        return
    for matches in match_words(db, workspace_id, filters.words):
        scans = [
            *word_scans(workspace_id, matches.typed, matches.words),
            *category_scans(db, workspace_id, matches.category_ids),
            *account_scans(workspace_id, matches.account_ids),
        ]
        yield AccessPath(scans, _match_condition(workspace_id, matches))


def _amount_paths(db: Session, workspace_id: str, filters: PageFilters) -> Iterable[AccessPath]:
    """Return the few entries of an amount by their ids alone.

    No condition names the workspace: the planner would scan it instead.
    """
    if filters.amounts and (scans := amount_scans(db, workspace_id, filters.amounts)):
        yield AccessPath(scans, scans[0].condition)


def amount_scans(db: Session, workspace_id: str, ranges: Sequence[AmountRange]) -> list[IndexScan] | None:
    """Return the scan of the few entries with an amount, in any of their currencies; None where they are many."""
    ids = entries_by_amount(db, workspace_id, ranges)
    return None if ids is None else [IndexScan(POSITION, ENTRIES.c.id.in_(ids))]


def word_scans(workspace_id: str, typed: str, words: Sequence[str] | None) -> list[IndexScan]:
    """Return the scans of entries whose notes have one of the words that start so; None for too many words."""
    if words is None:
        return [IndexScan(WORD_POSITION, starts_with(workspace_id, typed), repeats=True)]
    is_own = WORDS.c.workspace_id == workspace_id
    return [IndexScan(WORD_POSITION, is_own & (WORDS.c.word == word)) for word in words]


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
        for scan in path.scans or ()
    )
    return sum(counts, literal_column("0"))


FOUND_MAX = 1000
"""Matches above which a scan of the newest entries is as fast."""


def amount_conditions(ranges: Sequence[AmountRange]) -> Iterable[ColumnElement[bool]]:
    """Return the conditions under which an amount of an entry is in one of the ranges."""
    for name in ("value", *OTHER_AMOUNTS):
        yield from (size_of(ENTRIES.c[name]).between(*each) for each in ranges)


def entries_by_amount(db: Session, workspace_id: str, ranges: Sequence[AmountRange]) -> list[str] | None:
    """Return the ids of entries with such an amount, in no order.

    None when they are more than `FOUND_MAX`. Asked on its own: beside the order of a page a database without statistics
    would read the page's index instead.
    """
    in_workspace = readable.entries(ENTRIES.c, workspace_id)
    scans = (
        select(ENTRIES.c.id).where(in_workspace, *only, size_of(ENTRIES.c[name]).between(*each))
        for name, only in _INDEXED.items()
        for each in ranges
    )
    ids = db.scalars(select(union_all(*scans).subquery().c.id).limit(FOUND_MAX + 1)).all()
    return None if len(ids) > FOUND_MAX else list(dict.fromkeys(ids))


_INDEXED = {"value": (), **{name: (text(where),) for name, where in OTHER_AMOUNTS.items()}}
