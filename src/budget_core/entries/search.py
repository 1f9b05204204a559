"""Search by typed words: splitting of texts and of typed words, so that both meet.

Each typed word finds the words that start with it. Case, accents, punctuation and the kind of apostrophe make no
difference; й and ї are letters of their own, not и and і with an accent.
An entry of the history is searched by its note and by the names of its category and accounts, and by its amounts when a
number was typed. The server finds the same through an index of words.
"""

import re
import unicodedata
from collections.abc import Iterable
from decimal import Decimal

from budget_core.base.limits import AMOUNT_MAX, SEARCH_WORD_MAX_CHARACTERS
from budget_core.base.money import PLACES, from_hundredths, to_hundredths
from budget_core.base.text_rules import search_key
from budget_core.entries.tags import SIGN, read
from budget_core.people.workspaces import DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES

_APOSTROPHE = re.compile("['`´’‘ʼ]")
_WORD = re.compile(r"[^\W_]+")
_NO_MARKS = re.compile("[\x00-\u02ff\u0370-\u0482\u048a-\u0590]*")
"""Text of Latin, Greek, Cyrillic and Armenian letters without a combining mark."""
_NUMBER = re.compile("\\W*([0-9][0-9.,'’ \u00a0\u202f]*)\\W*")
"""Digits with their separators, and any signs and symbols around them."""

_OWN_LETTERS = {unicodedata.normalize("NFD", letter): letter for letter in "йї"}
_GROUPING = re.compile("['’ \u00a0\u202f]")
_PARTS = re.compile(r"([0-9.,]*?)(?:[.,]([0-9]{0,2}))?")
_SHOWN = {each.name: each.shown for each in DEFAULT_ACCOUNTS} | {each.name: each.shown for each in DEFAULT_CATEGORIES}


def words(text: str) -> list[str]:
    """Return the words of a text as they are compared, each once, in the order they appear.

    | text           | words          |
    |----------------|----------------|
    | Oat-milk, MILK | oat, milk      |
    | М’ята, п'ять   | мята, пять     |
    | Crème, Кава́    | creme, кава    |
    | 12.50 ₴        | 12, 50         |
    """
    found = _WORD.findall(_APOSTROPHE.sub("", without_accents(text)))
    return list({word[:SEARCH_WORD_MAX_CHARACTERS]: None for word in found})


def typed_words(text: str) -> list[str]:
    """Return the words that a search looks for; a `#tag` keeps its sign, and is looked for among tags alone.

    | text            | typed words     |
    |-----------------|-----------------|
    | Lunch #Trip     | lunch, #trip    |
    | Order #12       | order, 12       |
    """
    found = [[f"{SIGN}{tag}" for tag in read(part)] or words(part) for part in text.split()]
    return list(dict.fromkeys(word for each in found for word in each))


def fold_case(text: str) -> str:
    """Return a text without the difference of capital and small letters."""
    if text.isascii():
        return text.lower()  # equals the folding below, in a tenth of its time
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def without_accents(text: str) -> str:
    """Return a text without case and accents, й and ї as they are."""
    folded = fold_case(text)
    if folded.isascii():
        return folded
    letters = unicodedata.normalize("NFD", folded)
    for split, letter in _OWN_LETTERS.items():
        letters = letters.replace(split, letter)
    if not _NO_MARKS.fullmatch(letters):
        letters = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    return unicodedata.normalize("NFC", letters)


def fold(text: str) -> str:
    """Return a text without case and accents, those of й and ї too: `Café` and `CAFE` are equal."""
    letters = unicodedata.normalize("NFKD", fold_case(text))
    return "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")


def key(text: str) -> str:
    """Return a text without case, accents and apostrophes: what two spellings of one name share."""
    letters = unicodedata.normalize("NFKD", fold(text))
    base_letters = "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))
    return _APOSTROPHE.sub("", base_letters)


def matches(typed: str, texts: Iterable[str], tags: Iterable[str] = ()) -> bool:
    """Return whether every typed word starts a word of one of the texts or a tag; nothing typed matches everything.

    | typed     | texts               | tags | matches |
    |-----------|---------------------|------|---------|
    | mil foo   | Oat milk, Food      |      | yes     |
    | ilk       | Oat milk            |      | no      |
    | milk rent | Oat milk, Food      |      | no      |
    | oat #tri  | Oat milk            | trip | yes     |
    """
    found = [*(word for text in texts for word in words(text)), *(f"{SIGN}{tag}" for tag in tags)]
    return all(any(word.startswith(start) for word in found) for start in typed_words(typed))


def names(name: str) -> list[str]:
    """Return the names that a category or an account is found by.

    Its own, and the names of a default one in every language.
    """
    return list(dict.fromkeys([name, *_SHOWN.get(name, {}).values()]))


def shown_name(name: str, language: str) -> str:
    """Return the label of a default category or account in a language; any other name as it is."""
    return _SHOWN.get(name, {}).get(language, name)


def ids_by_name(rows: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return ids by each name that a row is found by, as `search_key` makes it.

    `rows` are ids with their names. Own names come before labels of default rows, earlier rows before later ones.
    """
    named = [(row_id, names(name)) for row_id, name in rows]
    own = [(each[0], row_id) for row_id, each in named]
    labels = [(label, row_id) for row_id, each in named for label in each[1:]]
    return {search_key(name): row_id for name, row_id in reversed([*own, *labels])}


def amounts(typed: str) -> list[tuple[Decimal, Decimal]]:
    """Return the amounts, whatever their sign, that start with a typed number: ranges, both ends included.

    | typed       | ranges                                          |
    |-------------|-------------------------------------------------|
    | 30.1        | 30.10 to 30.19                                  |
    | −$1 249,75  | 1249.75 to 1249.75                              |
    | 1,249       | 1249.00 to 1249.99, 12490.00 to 12499.99, …     |
    | 12 lunch    | none: it is no number                           |

    A last separator with two digits after it at most begins the decimals; others group digits.
    """
    number = _NUMBER.fullmatch(typed)
    parts = number and _PARTS.fullmatch(_GROUPING.sub("", number[1]))
    if not parts:
        return []
    integer = int(re.sub("[.,]", "", parts[1]))
    if parts[2] is None:
        ranges = _beginnings(integer)
    else:
        ranges = [(int(f"{integer}{parts[2]:0<{PLACES}}"), int(f"{integer}{parts[2]:9<{PLACES}}"))]
    most = to_hundredths(AMOUNT_MAX)
    return [(from_hundredths(low), from_hundredths(min(high, most))) for low, high in ranges if low <= most]


def _beginnings(integer: int) -> list[tuple[int, int]]:
    """Return ranges of hundredths whose digits before the point start with these."""
    longest = len(str(to_hundredths(AMOUNT_MAX)))
    sizes = [10**places for places in range(PLACES, longest if integer else PLACES + 1)]
    return [(integer * size, (integer + 1) * size - 1) for size in sizes]
