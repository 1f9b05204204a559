"""Words of a typed line, and the form in which they are compared."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from budget_core.entries.search import key

_SPACES = re.compile("[\t-\r \u0085\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+")
_ARROW = re.compile("-+>|=+>|[>→]")
_ENDS = ".,;:!?"
ARROW = ">"


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was typed, and as it is compared."""

    place: int
    """Index in the line."""
    text: str
    key: str


def split(text: str) -> list[Word]:
    """Return the words of a line; every arrow is a word of its own."""
    line = _ARROW.sub(f" {ARROW} ", unicodedata.normalize("NFC", text))
    texts = [part for part in _SPACES.split(line) if part]
    return [Word(place, part, key(part.rstrip(_ENDS))) for place, part in enumerate(texts)]


def join(words: Iterable[Word]) -> str:
    """Return the words as a note."""
    return " ".join(word.text for word in words)


def without(words: Sequence[Word], excluded: Iterable[Word]) -> list[Word]:
    """Return the words that were not taken."""
    places = {word.place for word in excluded}
    return [word for word in words if word.place not in places]
