"""Index of the words of notes, those of lines too.

`index_notes` serves stored entries, `reindex_note` edited notes.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Protocol

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryWordRow
from budget_api.db.statements import Statement
from budget_core.contract.history import EntryLine
from budget_core.search import words

WORDS = table_of(HistoryWordRow)
_INSERT = Statement(insert(WORDS), *WORDS.c.keys())


class NoteSource(Protocol):
    """Entry with the fields that the word index needs."""

    @property
    def id(self) -> str:
        """Id of the entry that a found word leads to."""

    @property
    def workspace_id(self) -> str:
        """Workspace whose searches find the words."""

    @property
    def local_day(self) -> str:
        """Calendar day of the entry (`yyyy-MM-dd`), the first key of the order."""

    @property
    def date(self) -> datetime:
        """Moment of the entry, the order within a day."""

    @property
    def note(self) -> str:
        """Text that is split into words."""

    @property
    def lines(self) -> Sequence[EntryLine] | None:
        """Lines with notes of their own."""


def index_notes(db: Session, entries: Iterable[NoteSource]) -> None:
    """Store the words of the notes of new entries."""
    entries_of: dict[str, list[NoteSource]] = {}
    for entry in entries:
        for word in words(_text(entry, entry.note)):
            entries_of.setdefault(word, []).append(entry)
    # Many at once fill the tree from one end to the other.
    _INSERT.run_all(db, (_word_row(entry, word) for word in sorted(entries_of) for entry in entries_of[word]))


def reindex_note(db: Session, entry: NoteSource, note_before: str) -> None:
    """Replace the stored words of an edited note by the words of the new one."""
    old, new = set(words(_text(entry, note_before))), set(words(_text(entry, entry.note)))
    for word in old - new:
        db.execute(delete(WORDS).filter_by(**_word_row(entry, word)))
    if added := [_word_row(entry, word) for word in new - old]:
        _INSERT.run(db, *added)


def _text(entry: NoteSource, note: str) -> str:
    """Return all notes of an entry."""
    return "\n".join([note, *(line.note for line in entry.lines or ())])


def _word_row(entry: NoteSource, word: str) -> dict[str, Any]:
    return {
        "workspace_id": entry.workspace_id,
        "word": word,
        "local_day": entry.local_day,
        "date": entry.date,
        "entry_id": entry.id,
    }
