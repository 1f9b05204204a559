"""What is found by typing words: how texts and typed words are taken apart, so that both meet.

Each typed word finds the words that start with it. Case, punctuation and the kind of apostrophe make no difference.
"""

import re
import unicodedata

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


def starts_word(typed: str, text: str) -> bool:
    """Whether a word of the text starts with what was typed, itself one of `words`."""
    return any(word.startswith(typed) for word in words(text))
