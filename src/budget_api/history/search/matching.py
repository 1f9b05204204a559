"""Matches of typed words, payees and tags in a workspace."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    bindparam,
    exists,
    func,
    literal_column,
    select,
    text,
    union_all,
)
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import NAMED, AccountRow, CategoryRow, HistoryRow, HistoryWordRow
from budget_api.db.statements import Statement
from budget_core.entries.payees import fold
from budget_core.entries.search import matches, names
from budget_core.entries.tags import SIGN

WORDS_MAX = 48
"""Words above which a beginning is looked up as a whole, at the cost of a scan of all entries."""

_WORDS = table_of(HistoryWordRow)
_LAST = "\U0010ffff"
"""Character that sorts after every letter."""


@dataclass(frozen=True, slots=True)
class WordMatches:
    """Matches of the beginning of a word; `words` is None when too many words of the notes match."""

    typed: str
    words: tuple[str, ...] | None
    category_ids: tuple[str, ...]
    account_ids: tuple[str, ...]


def match_words(db: Session, workspace_id: str, typed: Iterable[str]) -> list[WordMatches]:
    """Return the matches of each typed word."""
    named = _NAMED.all(db, {"workspace": workspace_id})
    return [
        WordMatches(
            word,
            words_from(db, workspace_id, word),
            tuple(row_id for kind, row_id, name in named if kind == "category" and matches(word, names(name))),
            tuple(row_id for kind, row_id, name in named if kind == "account" and matches(word, names(name))),
        )
        for word in typed
    ]


def starts_with(workspace_id: str, typed: str) -> ColumnElement[bool]:
    """Return the stored words of a workspace that start with what was typed."""
    words = _WORDS.c
    return (words.workspace_id == workspace_id) & (words.word >= typed) & (words.word < typed + _LAST)


def words_from(db: Session, workspace_id: str, typed: str) -> tuple[str, ...] | None:
    """Return the stored words that start so, from one to the next without reading the entries between them.

    None for too many.
    """
    matching = _FOUND.all(db, {"workspace": workspace_id, "typed": typed, "end": typed + _LAST})
    return tuple(word for (word,) in matching) if len(matching) <= WORDS_MAX else None


def _found() -> Select[Any]:
    word, in_workspace = func.min(_WORDS.c.word).label("word"), _WORDS.c.workspace_id == bindparam("workspace")
    before_end = in_workspace & (_WORDS.c.word < bindparam("end"))
    found = select(word).where(_WORDS.c.word >= bindparam("typed"), before_end).cte("found", recursive=True)
    # One lower bound alone: with two SQLite starts at the wrong one and reads all that lies between.
    following = select(word).where(_WORDS.c.word > found.c.word, before_end)
    found = found.union_all(select(following.scalar_subquery()).where(found.c.word.is_not(None)))
    return select(found.c.word).where(found.c.word.is_not(None)).limit(WORDS_MAX + 1)


def _named() -> CompoundSelect[Any]:
    parts = (
        select(literal_column(f"'{kind}'").label("kind"), rows.id, rows.name).where(
            condition(rows, bindparam("workspace"))
        )
        for kind, rows, condition in (
            ("category", table_of(CategoryRow).c, readable.categories),
            ("account", table_of(AccountRow).c, readable.accounts),
        )
    )
    return union_all(*parts)


_FOUND, _NAMED = Statement(_found()), Statement(_named())


_ENTRIES = table_of(HistoryRow)
_PAYEES = Statement(
    select(_ENTRIES.c.payee).where(readable.entries(_ENTRIES.c, bindparam("workspace")), text(NAMED)).distinct()
)


def spellings(db: Session, workspace_id: str, payee: str) -> list[str]:
    """Return the spellings of a payee that entries have; the empty one for entries without a payee."""
    folded = fold(payee)
    if not folded:
        return [""]
    return [name for name in all_payees(db, workspace_id) if fold(name) == folded]


def all_payees(db: Session, workspace_id: str) -> list[str]:
    """Return all spellings of payees that entries have."""
    return [name for (name,) in _PAYEES.all(db, {"workspace": workspace_id})]


def is_paid_to(names: Sequence[str]) -> ColumnElement[bool]:
    """Return the condition that an entry has one of these spellings of its payee."""
    return _ENTRIES.c.payee.in_(names)


def is_tagged(workspace_id: str, tag: str) -> ColumnElement[bool]:
    """Return the condition that an entry has a tag."""
    row, word = _ENTRIES.c, _WORDS.c
    is_same_entry = (word.local_day == row.local_day, word.date == row.date, word.entry_id == row.id)
    found = exists().where(word.workspace_id == workspace_id, word.word == f"{SIGN}{tag}", *is_same_entry)
    return found.correlate(_ENTRIES)


def named_entries(db: Session, workspace_id: str, payee: str | None, tag: str | None) -> list[ColumnElement[bool]]:
    """Return the conditions of a filter by payee and tag; None lets all through."""
    conditions = []
    if payee is not None:
        conditions.append(is_paid_to(spellings(db, workspace_id, payee)))
    if tag is not None:
        conditions.append(is_tagged(workspace_id, tag))
    return conditions
