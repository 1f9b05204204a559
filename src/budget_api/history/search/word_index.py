"""Index of the words of notes and payees, those of lines too, and of tags, as `#tag`: no word begins so.

`index_notes` serves stored entries, `reindex` edited ones.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy import bindparam, delete, insert
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.bulk_insert import insert_columns
from budget_api.db.models import HistoryWordRow
from budget_api.db.statements import Statement
from budget_api.ledger.lines import EntryWithLines
from budget_core.entries.search import words
from budget_core.entries.tags import SIGN

WORDS = table_of(HistoryWordRow)
_INSERT = Statement(insert(WORDS), *WORDS.c.keys())
_ORDER = ("word", "local_day", "date")
_DELETE = Statement(
    delete(WORDS).where(*(column == bindparam(f"old_{column.name}", type_=column.type) for column in WORDS.c))
)


class NoteSource(EntryWithLines, Protocol):
    """Entry with the fields that the word index needs."""

    @property
    def note(self) -> str:
        """Text that is split into words."""

    @property
    def payee(self) -> str:
        """Payee, whose words are found too."""

    @property
    def tags(self) -> Sequence[str]:
        """Tags."""


def index_notes(db: Session, workspace_id: str, entries: Iterable[NoteSource]) -> None:
    """Store the words of the notes of new entries."""
    entries_of: defaultdict[str, list[NoteSource]] = defaultdict(list)
    for entry in entries:
        for word in indexed_words(entry):
            entries_of[word].append(entry)
    # Many at once fill the tree from one end to the other.
    words = sorted(entries_of)
    indexed = [entry for word in words for entry in entries_of[word]]
    columns: dict[str, list[Any]] = {
        "word": [word for word in words for _ in entries_of[word]],
        "local_day": [entry.local_day for entry in indexed],
        "date": [entry.date for entry in indexed],
        "entry_id": [entry.id for entry in indexed],
    }
    insert_columns(db, WORDS, columns, {"workspace_id": workspace_id})


def reindex(db: Session, workspace_id: str, *edited: tuple[NoteSource, NoteSource]) -> None:
    """Replace the stored words of edited entries, each as it was and as it is."""
    removed: list[dict[str, Any]] = []
    added: list[dict[str, Any]] = []
    for before, entry in edited:
        old, new = set(indexed_words(before)), set(indexed_words(entry))
        removed += (_word_row(workspace_id, entry, word) for word in old - new)
        added += (_word_row(workspace_id, entry, word) for word in new - old)
    if removed:
        _DELETE.run(db, *({f"old_{name}": value for name, value in row.items()} for row in removed))
    if added:
        _INSERT.run(db, *sorted(added, key=itemgetter(*_ORDER)))


def indexed_words(entry: NoteSource) -> list[str]:
    """Return the words of an entry's notes and payee, and its tags."""
    notes = [line.note for line in entry.lines or () if line.note]
    found = words("\n".join([entry.note, entry.payee, *notes]))
    return [*found, *(f"{SIGN}{tag}" for tag in entry.tags)] if entry.tags else found


def _word_row(workspace_id: str, entry: NoteSource, word: str) -> dict[str, Any]:
    return {
        "workspace_id": workspace_id,
        "word": word,
        "local_day": entry.local_day,
        "date": entry.date,
        "entry_id": entry.id,
    }
