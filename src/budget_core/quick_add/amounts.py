"""Amounts in a typed line: `4.50`, `1 250,40 грн`, `$12`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from budget_core.base import money
from budget_core.base.money import MINUS, quantize
from budget_core.quick_add.currency_words import read_currency
from budget_core.quick_add.days import dotted_day
from budget_core.quick_add.words import Word

_TYPED = re.compile(
    rf"(?P<minus>[-{MINUS}–]?)(?P<before>[^0-9.,'’_#@+~{MINUS}–-]*)(?P<minus_after>[-{MINUS}–]?)"
    r"(?P<number>[.,]?[0-9](?:[0-9.,'’_ ]*[0-9])?)(?P<after>[^0-9]*)"
)
_PLAIN = re.compile(r"([0-9]*)(?:[.,]([0-9]+))?")
_TWO_MEANINGS = re.compile(r"([1-9][0-9]{0,2})[.,]([0-9]{3})")
_GROUPED = tuple(
    re.compile(rf"[1-9][0-9]{{0,2}}(?:{separator}[0-9]{{3}})+(?:{mark}[0-9]{{1,2}})?")
    for separator, mark in ((",", r"\."), (r"\.", ","), ("[_'’]", "[.,]"), (" ", "[.,]"))
)
_SEPARATED = tuple(re.compile(separator) for separator in (",", r"\.", "[_'’]", " "))
_GROUP_BEGINNING = re.compile("[1-9][0-9]{0,2}")
_GROUP = re.compile("[0-9]{3}")
_LAST_GROUP = re.compile("([0-9]{3}(?:[.,][0-9]{1,2})?)([^0-9]*)")
_DIGIT = re.compile("[0-9]")
_ENDS = ".,;:!?"
DIGITS_MAX = 12
"""Digits of a number that may be an amount; longer ones are numbers of cards and phones."""


@dataclass(frozen=True, slots=True)
class TypedNumber:
    """A number that may be the amount, with the words that write it."""

    words: tuple[Word, ...]
    values: tuple[Decimal, ...]
    """Two where it can mean two: `1,250`. None where it has more decimals than amounts have."""
    currencies: tuple[str, ...] = ()
    """Codes that the currency beside it can mean."""
    day: date | None = None
    """Day that it can be as well: `24.12`."""
    is_negative: bool = False


@dataclass(frozen=True, slots=True)
class CurrencyCodes:
    """Currencies that a line is read with."""

    workspace: str
    accounts: tuple[str, ...]

    def read(self, text: str, is_beside: bool = False) -> tuple[str, ...]:
        """Return the codes that a word can mean."""
        return tuple(read_currency(text, is_beside, self.workspace, self.accounts))


def read_numbers(words: Sequence[Word], codes: CurrencyCodes, today: date) -> list[TypedNumber]:
    """Return the numbers among the words that may be an amount, with the currencies beside them."""
    found: list[TypedNumber] = []
    at = 0
    while at < len(words):
        number = _read_at(words, at, codes, today)
        at += 1 if number is None else len(number.words)
        if number is not None:
            found.append(number)
    return _with_neighbours(words, found, codes)


def _read_at(words: Sequence[Word], at: int, codes: CurrencyCodes, today: date) -> TypedNumber | None:
    group = _group(words, at)
    text = " ".join(word.text for word in group)
    bare = text.rstrip(_ENDS)
    typed = _TYPED.fullmatch(bare)
    if typed is None or len(_DIGIT.findall(bare)) > DIGITS_MAX:
        return None
    before, after = typed["before"], typed["after"]
    values = _values(typed["number"])
    found = [codes.read(part, is_beside=True) for part in (before, after) if part]
    if values is None or len(found) > 1 or () in found:
        return None
    return TypedNumber(
        tuple(group),
        values,
        found[0] if found else (),
        None if found else dotted_day(bare, today),
        bool(typed["minus"] or typed["minus_after"]),
    )


def _group(words: Sequence[Word], at: int) -> list[Word]:
    """Return the words of a number that spaces group, else the one word."""
    first = re.sub(f"^[^0-9.,#@'’_]*(?={_GROUP_BEGINNING.pattern}$)", "", words[at].text)
    group = [words[at]]
    if _GROUP_BEGINNING.fullmatch(first) is None:
        return group
    for word in words[at + 1 :]:
        if word.place != group[-1].place + 1 or _LAST_GROUP.fullmatch(word.text.rstrip(_ENDS)) is None:
            break
        group.append(word)
        if _GROUP.fullmatch(word.text) is None:
            break
    return group


def _values(number: str) -> tuple[Decimal, ...] | None:
    """Return the values of a number; None for digits that are no number, like `31.02.2026`.

    | number                         | values        |
    |--------------------------------|---------------|
    | 12, 12.5, 12,50, .5            | one           |
    | 1,250.40, 1.250,40, 1 250      | one           |
    | 1,250, 1.250                   | 1.25 and 1250 |
    | 1.2345                         | none          |
    """
    if found := _TWO_MEANINGS.fullmatch(number):
        return quantize(Decimal(f"{found[1]}.{found[2][:2]}")), quantize(Decimal(found[1] + found[2]))
    for pattern, separator in zip(_GROUPED, _SEPARATED, strict=True):
        if pattern.fullmatch(number):
            return (quantize(Decimal(separator.sub("", number).replace(",", "."))),)
    found = _PLAIN.fullmatch(number)
    if found is None:
        return None
    if len(found[2] or "") > money.PLACES:
        return ()
    return (quantize(Decimal(f"{found[1] or 0}.{found[2] or 0}")),)


def _with_neighbours(words: Sequence[Word], numbers: list[TypedNumber], codes: CurrencyCodes) -> list[TypedNumber]:
    """Give each number the currency that stands behind it, else the one before it."""
    by_place = {word.place: word for word in words}
    places = {word.place for number in numbers for word in number.words}
    found = []
    for number in numbers:
        complete = number
        for place in (number.words[-1].place + 1, number.words[0].place - 1):
            word = by_place.get(place)
            if number.currencies or complete.currencies or word is None or place in places:
                continue
            if read := codes.read(word.text.rstrip(_ENDS)):
                places.add(place)
                complete = replace(number, words=(*number.words, word), currencies=read, day=None)
        found.append(complete)
    return found
