"""Texts of other apps as they may be kept: cleaned, and cut where they are too long."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from budget_core.base import limits
from budget_core.base.errors import DomainError
from budget_core.base.text_rules import is_blank
from budget_core.entries import tags

_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]+")
_BREAKS: Final = re.compile("[\t\n\r\u2028\u2029]+")
_DASHES: Final = re.compile("-+")
_EDGES: Final = " \t\n\r\u00a0\u200b\u2028\u2029\ufeff\u2060\u3000"


def one_line(text: str, most: int) -> str:
    """Return a text for one line; empty for one that shows nothing."""
    bare = _BREAKS.sub(" ", _clean(text))
    return "" if is_blank(bare) else bare[:most].strip(_EDGES)


def name_of(text: str, other: str) -> str:
    """Return a name of 1 to 100 characters; `other` for an empty one."""
    return one_line(text, limits.NAME_MAX_CHARACTERS) or other


def note_of(text: str) -> str:
    """Return a note of at most 1000 characters."""
    return _clean(text.replace("\r\n", "\n").replace("\r", "\n"))[: limits.NOTE_MAX_CHARACTERS].strip(_EDGES)


def tag_of(text: str) -> str:
    """Return a tag for a name; empty where nothing of it can be one.

    | name          | tag          | | name | tag |
    |---------------|--------------|-|------|-----|
    | Salary        | salary       | | 🎁   |     |
    | Old Job, 2020 | old-job-2020 | |      |     |
    """
    kept = (each if unicodedata.category(each)[0] in "LMN" else "-" for each in unicodedata.normalize("NFC", text))
    bare = _DASHES.sub("-", "".join(kept)).lower()[: limits.TAG_MAX_CHARACTERS].strip("-")
    try:
        return tags.clean(bare)
    except DomainError:
        return ""


def tags_of(names: Iterable[str]) -> list[str]:
    """Return the tags of names, each once; those that can be none are left out."""
    return list(dict.fromkeys(filter(None, map(tag_of, names))))


def _clean(text: str) -> str:
    return unicodedata.normalize("NFC", _UNSEEN.sub(" ", text)).strip(_EDGES)
