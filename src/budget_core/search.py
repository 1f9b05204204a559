"""What is found by typing words: how texts and typed words are taken apart, so that both meet.

Each typed word finds the words that start with it. Case, punctuation and the kind of apostrophe make no difference.
An entry of the history is searched by its note and by the names of its category and accounts. The server finds the
same through an index of words.
"""

import re
import unicodedata
from collections.abc import Iterable

from budget_core.limits import SEARCH_WORD_MAX_CHARACTERS

_APOSTROPHE = re.compile("['`´’‘ʼ]")
_WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """The words of a text as they are compared, each once, in the order they appear.

    | text           | words          |
    |----------------|----------------|
    | Oat-milk, MILK | oat, milk      |
    | М’ята, п'ять   | мята, пять     |
    | 12.50 ₴        | 12, 50         |
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    found = _WORD.findall(_APOSTROPHE.sub("", folded))
    return list(dict.fromkeys(word[:SEARCH_WORD_MAX_CHARACTERS] for word in found))


def matches(typed: str, texts: Iterable[str]) -> bool:
    """Whether every word that was typed starts a word of one of the texts; nothing typed matches everything.

    | typed     | texts               | matches |
    |-----------|---------------------|---------|
    | mil foo   | Oat milk, Food      | yes     |
    | ilk       | Oat milk            | no      |
    | milk rent | Oat milk, Food      | no      |
    """
    found = [word for text in texts for word in words(text)]
    return all(any(word.startswith(start) for word in found) for start in words(typed))
