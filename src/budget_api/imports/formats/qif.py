"""QIF: records of lines that begin with a letter, each ended by `^`."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal

from budget_api.imports.formats.encodings import decode_text
from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.imports.balances import balance_row
from budget_core.imports.numbers import decide_mark, parse_amount
from budget_core.imports.raw_lines import Field, RawLine
from budget_core.imports.styles import Style

_FIELDS: Mapping[str, Field] = {"D": "date", "T": "amount", "P": "payee", "M": "note"}
_BANKING = frozenset({"bank", "cash", "ccard", "oth a", "oth l"})
_COMMENT = re.compile(r"\s*(?:#|;|//|--)")
_Record = tuple[int, list[tuple[str, str]]]


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the entries of bank, cash and card accounts; other lists of the file hold none."""
    text, encoding = decode_text(data, options)
    raws: list[RawLine] = []
    account = ""
    for what, (line, fields) in _records(text):
        if what.startswith("account"):
            account = dict(fields).get("N", account)
        elif what.removeprefix("type:").strip() in _BANKING:
            account = account or _named_by_opening(fields)
            raws += _entries(line, fields, account)
            check_length(len(raws), line)
    return ReadFile(raws, style=Style(None, None), encoding=encoding)


def _records(text: str) -> Iterator[tuple[str, _Record]]:
    """Yield each record with its section, its first line and its lines.

    Comments before the first section are no records. A last record without `^` is one if it has a day and an amount
    and its last line is whole; else the file was cut off.
    """
    what, begins = "", 0
    fields: list[tuple[str, str]] = []
    for number, row in enumerate(text.splitlines(), 1):
        if row.startswith("!"):
            if fields:
                raise file_error(number, "QIF", ErrorCode.IMPORT_CUT_OFF)
            word = row[1:].strip().lower()
            what = what if word.startswith(("option", "clear")) else word
        elif row.strip() == "^":
            if fields:
                yield what, (begins, fields)
            fields = []
        elif row.strip():
            if not what and _COMMENT.match(row):
                continue
            if not what:
                raise file_error(number, "QIF")
            begins = begins if fields else number
            fields.append((row[0].upper(), row[1:].strip()))
    if fields and _is_whole(fields, text):
        yield what, (begins, fields)
    elif fields or not what:
        raise file_error(max(begins, 1), "QIF", ErrorCode.IMPORT_CUT_OFF if fields else ErrorCode.IMPORT_BROKEN)


def _named_by_opening(fields: list[tuple[str, str]]) -> str:
    """Return the account that a file without `!Account` names as the other side of its own opening balance."""
    named = dict(fields)
    return _category(named.get("L", "")).get("otherAccount", "") if balance_row(named.get("P", "")) else ""


def _is_whole(fields: list[tuple[str, str]], text: str) -> bool:
    letters = {letter for letter, value in fields if value}
    return letters >= {"D"} and bool(letters & {"T", "U"}) and (text.endswith(("\n", "\r")) or fields[-1][0] in "PML")


def _entries(line: int, fields: list[tuple[str, str]], account: str) -> Iterator[RawLine]:
    """Return one entry, or one for each part of a split that adds up."""
    values: dict[Field, str] = {"account": account} if account else {}
    for letter, text in fields:
        if letter in _FIELDS and text:
            values.setdefault(_FIELDS[letter], text)
        elif letter == "U":
            values.setdefault("amount", text)
        elif letter == "L":
            values |= _category(text)
    parts = _parts(fields)
    if not _add_up(values.get("amount", ""), [part.get("amount", "") for part in parts]):
        parts = [{}]
    for part in parts:
        both = {**values, **part}
        if both.get("otherAccount") and both.get("otherAccount") == account:
            both["kind"] = "opening balance"
        yield RawLine(line, both)


def _category(text: str) -> dict[Field, str]:
    """Return the fields of `Food:Fruit/class`, a category, or of `[Savings]`, another account."""
    if text.startswith("[") and "]" in text:
        return {"otherAccount": text[1 : text.index("]")]}
    return {"category": text.partition("/")[0].strip()} if text else {}


def _parts(fields: list[tuple[str, str]]) -> list[dict[Field, str]]:
    parts: list[dict[Field, str]] = []
    for letter, text in fields:
        if letter == "S":
            parts.append(_category(text))
        elif parts and letter == "E" and text:
            parts[-1]["note"] = text
        elif parts and letter == "$":
            parts[-1]["amount"] = text
    return parts


def _add_up(total: str, parts: list[str]) -> bool:
    mark = decide_mark([total, *parts]) or "."
    try:
        return bool(parts) and sum((parse_amount(part, mark) for part in parts), Decimal(0)) == parse_amount(
            total, mark
        )
    except DomainError:
        return False
