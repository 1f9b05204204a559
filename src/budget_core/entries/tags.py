"""Tags of an entry, and `#tags` typed into a text."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode

SIGN = "#"
_ENDS = ".,;:!?"
_OTHERS = "-_"
_WORDS = re.compile("([ \t]+)")


def clean(text: str) -> str:
    """Return a tag in small letters: 1 to 30 letters, digits, `-` and `_`."""
    tag = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text.strip()).lower())
    if not tag:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if len(tag) > limits.TAG_MAX_CHARACTERS or not _is_sound(tag):
        raise DomainError(ErrorCode.VALIDATION_TAG)
    return tag


def unique(tags: Iterable[str]) -> list[str]:
    """Return tags in their order, each once. Raises: DomainError(VALIDATION_COUNT) for more than ten."""
    found = list(dict.fromkeys(tags))
    if len(found) > limits.TAGS_MAX:
        raise DomainError(ErrorCode.VALIDATION_COUNT)
    return found


def clean_all(tags: Iterable[str]) -> list[str]:
    """Return the tags that are kept of what was sent."""
    return unique(clean(tag) for tag in tags)


def renamed(tags: Iterable[str], tag: str, new_tag: str) -> list[str]:
    """Return tags with another name for one of them; where both stand, the earlier place is kept."""
    return list(dict.fromkeys(new_tag if each == tag else each for each in tags))


def read(word: str) -> list[str]:
    """Return the tags that a typed word is made of; none for another word.

    | word           | tags       |
    |----------------|------------|
    | #Trip          | trip       |
    | #trip,         | trip       |
    | #trip#kyiv     | trip, kyiv |
    | #12, C#, #     | none       |
    """
    if not word.startswith(SIGN):
        return []
    parts = unicodedata.normalize("NFC", word).rstrip(_ENDS)[1:].split(SIGN)
    return [clean(part) for part in parts] if all(map(_is_typed, parts)) else []


@dataclass(frozen=True, slots=True)
class NoteTags:
    """A text without its tags, and the tags."""

    text: str
    tags: tuple[str, ...]


def take(text: str, tags: Iterable[str] = ()) -> NoteTags:
    """Take the tags out of a text, behind those that are there; those beyond ten stay in it.

    | text                | text         | tags       |
    |---------------------|--------------|------------|
    | Dinner #trip        | Dinner       | trip       |
    | #Trip, with #bob    | with         | trip, bob  |
    | Order #12 in C#     | Order #12 in C# | none    |
    """
    found = list(dict.fromkeys(tags))
    lines = [_take_line(line, found) for line in text.split("\n")]
    return NoteTags("\n".join(line for line in lines if line is not None), tuple(found))


def add(found: list[str], word: str) -> bool:
    """Add the tags of a typed word; false where it has none, or has no room for them."""
    new = read(word)
    every = list(dict.fromkeys([*found, *new]))
    if not new or len(every) > limits.TAGS_MAX:
        return False
    found[:] = every
    return True


def _take_line(line: str, found: list[str]) -> str | None:
    """Return a line without tags; None where nothing is left of it."""
    parts = _WORDS.split(line)
    words = [(space, word) for space, word in zip(["", *parts[1::2]], parts[::2], strict=True)]
    other_words = [(space, word) for space, word in words if not add(found, word)]
    if len(other_words) == len(words):
        return line
    left = "".join(f"{space}{word}" for space, word in other_words).strip(" \t")
    return left or None


def _is_typed(part: str) -> bool:
    """Return whether a text is a tag with a letter: `#12` is a number of something."""
    tag = unicodedata.normalize("NFC", part.lower())
    is_short = len(tag) <= limits.TAG_MAX_CHARACTERS
    return is_short and _is_sound(tag) and any(unicodedata.category(each)[0] == "L" for each in tag)


def _is_sound(tag: str) -> bool:
    """Return whether a text has letters, their marks, digits, `-` and `_` alone, and no mark first."""
    kinds = [unicodedata.category(each)[0] for each in tag]
    return (
        bool(tag)
        and kinds[0] != "M"
        and all(kind in "LMN" or each in _OTHERS for kind, each in zip(kinds, tag, strict=True))
    )
