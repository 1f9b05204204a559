"""Ways to the entries that meet a filter, each a few runs in the order of the history, read only as far as needed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, and_, exists, false, func, literal_column, or_, select, text
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, HistoryWordRow
from budget_api.db.models.history import MOVES
from budget_api.history.search.filters import Filters
from budget_api.history.search.words import Meaning, meanings, starting

Condition = ColumnElement[bool]

ENTRIES, WORDS = table_of(HistoryRow), table_of(HistoryWordRow)
PLACE = (ENTRIES.c.local_day, ENTRIES.c.date, ENTRIES.c.id)
WORD_PLACE = (WORDS.c.local_day, WORDS.c.date, WORDS.c.entry_id)

COUNTED_MAX = 1000
"""Ways to more entries than this are equally good."""


@dataclass(frozen=True, slots=True)
class Run:
    """Rows that meet `condition`, in the order of the `place` they stand for."""

    place: Sequence[Column[Any]]
    condition: Condition
    repeats: bool = False
    """Whether an entry may come more than once."""


@dataclass(frozen=True, slots=True)
class Way:
    """A filter as the runs that lead to its entries, and as a condition on entries found on another way."""

    runs: Sequence[Run]
    condition: Condition


def best_first(db: Session, workspace_id: str, filters: Filters) -> list[Way]:
    """The filters that have an index, the one with the fewest entries first."""
    ways = [*_plain_ways(workspace_id, filters), *_word_ways(db, workspace_id, filters)]
    if len(ways) < 2:
        return ways
    sizes = db.execute(select(*(_size(way) for way in ways))).one()
    return [way for _, way in sorted(zip(sizes, ways, strict=True), key=lambda pair: pair[0])]


def _plain_ways(workspace_id: str, filters: Filters) -> Iterable[Way]:
    row, own = ENTRIES.c, ENTRIES.c.workspace_id == workspace_id
    if filters.category_id is not None:
        yield _way(own, row.category_id == filters.category_id)
    if filters.account_id is not None:
        yield _way(own, row.account_id == filters.account_id, row.from_account_id == filters.account_id)
    if filters.kind is not None and filters.kind != "expense":
        yield _way(own, and_(row.kind == literal_column(f"'{filters.kind}'"), text(MOVES)))


def _way(own: Condition, *conditions: Condition) -> Way:
    return Way([Run(PLACE, own & condition) for condition in conditions], or_(*conditions))


def _word_ways(db: Session, workspace_id: str, filters: Filters) -> Iterable[Way]:
    if not filters.words:
        return
    for meaning in meanings(db, workspace_id, filters.words):
        yield Way(list(_word_runs(workspace_id, meaning)), _says(workspace_id, meaning))


def _word_runs(workspace_id: str, meaning: Meaning) -> Iterable[Run]:
    own, row = ENTRIES.c.workspace_id == workspace_id, ENTRIES.c
    if meaning.words is None:
        yield Run(WORD_PLACE, starting(workspace_id, meaning.typed), repeats=True)
    for word in meaning.words or ():
        yield Run(WORD_PLACE, (WORDS.c.workspace_id == workspace_id) & (WORDS.c.word == word))
    for category_id in meaning.category_ids:
        yield Run(PLACE, own & (row.category_id == category_id))
    for account_id in meaning.account_ids:
        yield Run(PLACE, own & (row.account_id == account_id))
        yield Run(PLACE, own & (row.from_account_id == account_id))


def _says(workspace_id: str, meaning: Meaning) -> Condition:
    """The note has the word, or the entry's category or account is named by it."""
    row, word = ENTRIES.c, WORDS.c
    named = [
        row.category_id.in_(meaning.category_ids) if meaning.category_ids else false(),
        row.account_id.in_(meaning.account_ids) if meaning.account_ids else false(),
        row.from_account_id.in_(meaning.account_ids) if meaning.account_ids else false(),
    ]
    if meaning.words is None:
        noted = select(word.entry_id).where(starting(workspace_id, meaning.typed)).correlate(None)
        return or_(*named, row.id.in_(noted))
    here = (word.local_day == row.local_day, word.date == row.date, word.entry_id == row.id)
    has_word = exists().where(word.workspace_id == workspace_id, word.word.in_(meaning.words), *here)
    return or_(*named, has_word.correlate(ENTRIES) if meaning.words else false())


def _size(way: Way) -> Any:
    """How many rows its runs have together; counted no further than needed to compare."""
    counts = (
        select(func.count())
        .select_from(select(run.place[-1]).where(run.condition).limit(COUNTED_MAX).subquery())
        .scalar_subquery()
        for run in way.runs
    )
    return sum(counts, literal_column("0"))
