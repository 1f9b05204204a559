"""Earlier notes, which say the category of the next entry with the same note."""

from collections.abc import Sequence
from typing import NamedTuple

from budget_core.quick_add.ledger import Ledger, Remembered
from budget_core.quick_add.names import LETTERS_MIN, SMALL_WORDS
from budget_core.quick_add.words import Word, split

_TAG = "#"


class Recalled(NamedTuple):
    """Earlier entries whose note was typed: the newest one, or the newest of each category."""

    rows: Sequence[Remembered] = ()
    is_exact: bool = False
    """True for the whole note; false for the beginning of notes."""


def recall(words: Sequence[Word], ledger: Ledger) -> Recalled:
    """Return the entries that the words remind of; archived categories are forgotten."""
    typed = _key_of(words)
    if len(typed) < LETTERS_MIN or typed in SMALL_WORDS:
        return Recalled()
    live = {category.id for category in ledger.categories}
    newest: dict[str, Remembered] = {}
    for row in ledger.memory:
        note = _key_of(split(row.note)) if row.category_id in live else ""
        if note == typed:
            return Recalled([row], is_exact=True)
        if note.startswith(typed):
            newest.setdefault(row.category_id, row)
    return Recalled(list(newest.values()))


def _key_of(words: Sequence[Word]) -> str:
    return " ".join(word.key for word in words if word.key and not word.text.startswith(_TAG))
