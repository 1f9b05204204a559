"""Accounts and categories in a typed line: a name, or the beginning of one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from budget_core.entries.search import key, names
from budget_core.quick_add.words import Word

LETTERS_MIN = 2
_NAME_WORDS_MAX = 4
_SMALL = (
    *("a", "an", "and", "at", "by", "for", "from", "if", "in", "is", "it", "my", "no", "not", "of", "off", "on", "or"),
    *("out", "per", "so", "the", "to", "up", "us", "was", "we", "with"),
    *("або", "без", "в", "від", "вже", "для", "до", "з", "за", "зі", "і", "із", "й", "на", "не", "о", "об", "по"),
    *("при", "про", "та", "у", "це", "чи", "ще", "що", "як"),
)
SMALL_WORDS = frozenset(map(key, _SMALL))
"""Words too common to name anything by a beginning: `lunch in town` says nothing of Investments."""


class NamedPlace(Protocol):
    """Account or category."""

    @property
    def id(self) -> str:
        """Id that a draft refers to."""

    @property
    def name(self) -> str:
        """Stored name; a default one is found in every language."""


class Fit(IntEnum):
    """Closeness of typed words to a name, the closest first."""

    WHOLE = 0
    BEGINNING = 1
    LATER_WORD = 2
    """A whole word of the name but its first: `card` of Family card. It is never sure by itself."""
    INITIAL = 3
    """One letter: too little to be sure."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Words that may name rows."""

    words: tuple[Word, ...]
    fit: Fit
    ids: tuple[str, ...]


def find_mentions(words: Sequence[Word], rows: Sequence[NamedPlace]) -> list[Mention]:
    """Return the words that may name some of the rows, as many words for each as fit."""
    keys = {row.id: [key(name) for name in names(row.name)] for row in rows}
    found: list[Mention] = []
    at = 0
    while at < len(words):
        mention = _mention_at(words, at, keys)
        at += 1 if mention is None else len(mention.words)
        if mention is not None:
            found.append(mention)
    return found


def closest(mentions: Iterable[Mention]) -> list[Mention]:
    """Return the mentions that fit best."""
    every = list(mentions)
    best = min((mention.fit for mention in every), default=None)
    return [mention for mention in every if mention.fit == best]


def ids_of(mentions: Iterable[Mention], rows: Sequence[NamedPlace]) -> list[str]:
    """Return the ids that mentions may mean, in the order of the rows."""
    row_ids = {row_id for mention in mentions for row_id in mention.ids}
    return [row.id for row in rows if row.id in row_ids]


def words_naming(row_id: str, words: Sequence[Word], rows: Sequence[NamedPlace]) -> tuple[Word, ...]:
    """Return the words that name a row that was chosen; empty when none does."""
    naming = closest(mention for mention in find_mentions(words, rows) if row_id in mention.ids)
    return naming[0].words if naming else ()


def _mention_at(words: Sequence[Word], at: int, keys: dict[str, list[str]]) -> Mention | None:
    for count in range(min(_NAME_WORDS_MAX, len(words) - at), 0, -1):
        span = tuple(words[at : at + count])
        if span[-1].place - span[0].place != count - 1 or any(word.text.startswith(("#", "@")) for word in span):
            continue
        if mention := _mention_of(span, keys):
            return mention
    return None


def _mention_of(span: tuple[Word, ...], keys: dict[str, list[str]]) -> Mention | None:
    typed = " ".join(word.key for word in span)
    fits = {row_id: fit for row_id, each in keys.items() if (fit := _fit(typed, each)) is not None}
    if not fits:
        return None
    best = min(fits.values())
    return Mention(span, best, tuple(row_id for row_id, fit in fits.items() if fit == best))


def _fit(typed: str, names_of_row: Sequence[str]) -> Fit | None:
    if not typed or typed[0].isdecimal():
        return Fit.WHOLE if typed and typed in names_of_row else None
    if typed in names_of_row:
        return Fit.WHOLE
    if typed in SMALL_WORDS:
        return None
    if any(name.startswith(typed) for name in names_of_row):
        return Fit.BEGINNING if len(typed) >= LETTERS_MIN else Fit.INITIAL
    if len(typed) >= LETTERS_MIN and any(typed in name.split(" ")[1:] for name in names_of_row):
        return Fit.LATER_WORD
    return None
