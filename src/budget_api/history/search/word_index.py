"""The words that entries are found by, kept with every entry that is stored and every note that is edited."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Protocol, cast

from sqlalchemy import Connection, delete, event, insert, inspect
from sqlalchemy.orm import Mapper, Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, HistoryWordRow
from budget_api.db.statements import Statement
from budget_core.search import words

WORDS = table_of(HistoryWordRow)
_INSERT = Statement(insert(WORDS), *WORDS.c.keys())


class Noted(Protocol):
    """What the words need to know of an entry."""

    @property
    def id(self) -> str: ...
    @property
    def workspace_id(self) -> str: ...
    @property
    def local_day(self) -> str: ...
    @property
    def date(self) -> datetime: ...
    @property
    def note(self) -> str: ...


def index_notes(db: Session, entries: Iterable[Noted]) -> None:
    """Make new entries findable."""
    rows = [_word_row(entry, word) for entry in entries for word in words(entry.note)]
    if rows:
        _INSERT.run(db, *rows)


@event.listens_for(HistoryRow, "after_update")
def _on_new_note(_: Mapper[Any], connection: Connection, row: HistoryRow) -> None:
    note = inspect(row).attrs.note.history
    if not note.has_changes():
        return
    (before,) = cast(tuple[str], note.deleted)
    old, new = set(words(before)), set(words(row.note))
    for word in old - new:
        connection.execute(delete(WORDS).filter_by(**_word_row(row, word)))
    if added := [_word_row(row, word) for word in new - old]:
        connection.execute(insert(WORDS), added)


def _word_row(entry: Noted, word: str) -> dict[str, Any]:
    return {
        "workspace_id": entry.workspace_id,
        "word": word,
        "local_day": entry.local_day,
        "date": entry.date,
        "entry_id": entry.id,
    }
