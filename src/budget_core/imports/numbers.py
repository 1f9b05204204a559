"""Amounts as files write them; which sign stands before the decimals is decided once for a whole file."""

import re
from collections.abc import Iterable
from decimal import Decimal
from typing import Literal

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import PLACES, check_range, quantize

DecimalMark = Literal[".", ","]

_GROUPS = " '\u2019\u00a0\u202f\u2009_"
_SHAPE = re.compile(
    r"(?P<sign>[-+(]?)\s*(?:[^\d\s.,()+-]{1,5}\s*)?(?:(?P<inner>[-+])\s*)?"
    rf"(?P<number>[0-9](?:[0-9.,{_GROUPS}]*[0-9.,])?|[.,][0-9]+)\s*"
    r"(?:(?P<after>[^\d\s.,()+-]{1,5})\s*)?(?:\.\s*)?(?P<tail>[-)]?)"
)
"""No two parts of it can share a run of spaces: a cell of spaces would be divided in as many ways as its cube."""
_SIGNS = re.compile("[-+()cCdD\u2212\u2012\u2013\uff0d]")
_MINUS = str.maketrans("\u2212\u2012\u2013\uff0d", "----")
_DEBITS, _CREDITS = frozenset({"DR", "DEB", "D"}), frozenset({"CR", "CRED", "C"})
_OTHER: dict[str, DecimalMark] = {".": ",", ",": "."}
_GROUPED = re.compile(rf"[0-9]{{1,3}}(?:([.,{_GROUPS}])(?:[0-9]{{2,3}}\1)*[0-9]{{3}})?|[0-9]+")
_DECIMALS_READ = 18
_AMOUNT_MAX_CHARACTERS = 40


def decide_mark(texts: Iterable[str]) -> DecimalMark | None:
    """Return the decimal mark that the amounts of a file show; None when they do not say, or disagree.

    | amounts        | mark | | amounts        | mark |
    |----------------|------|-|----------------|------|
    | 12,50          | ,    | | 1.000          | None |
    | 1.000 and 2,50 | ,    | | 1,50 and 1.50  | None |
    | 0.500          | .    | | 12             | .    |
    """
    marks: set[DecimalMark] = set()
    unsure = False
    for text in texts:
        shape = _shape(text)
        number = shape["number"].strip(_GROUPS) if shape else ""
        if "." in number or "," in number:
            mark = _shown(number)
            unsure = unsure or mark is None
            marks.update({mark} if mark else ())
    if len(marks) == 1:
        return marks.pop()
    return None if marks or unsure else "."


def _shape(text: str) -> re.Match[str] | None:
    return _SHAPE.fullmatch(text.strip().translate(_MINUS))


def _shown(number: str) -> DecimalMark | None:
    last = max(number.rfind("."), number.rfind(","))
    mark: DecimalMark = "." if number[last] == "." else ","
    if number.count(mark) > 1:
        return _OTHER[mark]
    integer, decimals = number[:last], number[last + 1 :]
    alone = integer.isdigit() and len(integer) <= PLACES + 1 and not integer.startswith("0")
    return None if alone and len(decimals) == PLACES + 1 else mark


def parse_amount(text: str, mark: DecimalMark, *, rounded: bool = False) -> Decimal:
    """Read an amount with its sign.

    It may have grouping, a currency sign and the forms `(1.00)`, `1.00-`, `1.00 DR`. VALIDATION_AMOUNT for anything
    else, VALIDATION_AMOUNT_DIGITS for more than two decimals unless they are to be `rounded`: some apps write binary
    fractions.
    """
    shape = _shape(text)
    if shape is None or (shape["sign"] == "(") != (shape["tail"] == ")") or (shape["sign"] and shape["inner"]):
        raise DomainError(ErrorCode.VALIDATION_AMOUNT)
    integer, _, decimals = shape["number"].strip(_GROUPS).partition(mark)
    if _GROUPED.fullmatch(integer or "0") is None or (decimals and not decimals.isdigit()):
        raise DomainError(ErrorCode.VALIDATION_AMOUNT)
    digits = re.sub(r"[^0-9]", "", integer).lstrip("0") or "0"
    if len(decimals.rstrip("0")) > PLACES and not rounded:
        raise DomainError(ErrorCode.VALIDATION_AMOUNT_DIGITS)
    value = quantize(check_range(Decimal(f"{digits[:_DECIMALS_READ]}.{decimals[:_DECIMALS_READ] or 0}")))
    return -value if _is_negative(shape) and value else value


def is_amount(text: str) -> bool:
    """Return whether a cell is written as an amount, with either decimal mark."""
    shape = _shape(text) if len(text) <= _AMOUNT_MAX_CHARACTERS else None
    if shape is None:
        return False
    marks: tuple[DecimalMark, ...] = (".", ",")
    for mark in marks:
        try:
            parse_amount(text, mark, rounded=True)
        except DomainError:
            continue
        return True
    return False


def is_money(text: str) -> bool:
    """Return whether a cell is an amount with decimals, a sign or a currency, and no bare number."""
    return is_amount(text) and not text.strip().isdigit()


def written_sign(text: str) -> str:
    """Return the sign that an amount is written with: `-`, `+`, or nothing."""
    if (
        text[:1] == "-" and text[1:].replace(".", "").replace(",", "").isdecimal()
    ):  # most amounts: the form takes longer
        return "-"
    if _SIGNS.search(text) is None:
        return ""
    shape = _shape(text)
    if shape is None:
        return ""
    if _is_negative(shape):
        return "-"
    return "+" if "+" in shape["sign"] + (shape["inner"] or "") or (shape["after"] or "").upper() in _CREDITS else ""


def _is_negative(shape: re.Match[str]) -> bool:
    signs = shape["sign"] + (shape["inner"] or "") + shape["tail"]
    word = (shape["after"] or "").upper()
    if word in _CREDITS:
        return False
    return word in _DEBITS or "-" in signs or "(" in signs
