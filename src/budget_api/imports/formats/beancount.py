"""Ledgers of Beancount: dated directives, of which transactions are read, and the names of opened accounts."""

import re
from collections.abc import Iterator

from budget_api.imports.formats.encodings import decode_text
from budget_api.imports.formats.journal import LedgerTransaction, Posting, Worth, raw_lines, read_amount, worth_of
from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error
from budget_core.base.errors import ErrorCode
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.styles import Style

NAME = "beancount"
_DATED = re.compile(r"(?P<date>[0-9]{4}[-/][0-9]{2}[-/][0-9]{2})\s+(?P<word>\S+)\s*(?P<rest>.*)", re.DOTALL)
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)
_TAG = re.compile(r"#([\w/.-]{1,30})")
_POSTING = re.compile(r"(?:[*!] )?\s*(?P<account>[^\W\d_][^\s:]*(?::[^\s:]+)+)(?:\s+(?P<amount>.*))?")
_NAME = re.compile(r'name:\s*"((?:[^"\\]|\\.)*)"')
_COMMENT = re.compile(r'((?:[^";]|"(?:[^"\\]|\\.)*")*);.*', re.DOTALL)
_STRING_ROWS_MAX = 100
"""Rows that a text in quotes may reach over."""
_MARKS = {"n": "\n", "t": "\t"}


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the entries of a ledger; other files are never opened, and directives that name some are refused."""
    text, encoding = decode_text(data, options)
    rows = list(_rows(text))
    names = _names(rows)
    raws: list[RawLine] = []
    for transaction in _transactions(rows):
        raws += raw_lines(transaction, names)
        check_length(len(raws), transaction.line)
    return ReadFile(raws, style=Style("ymd", ".", NAME), encoding=encoding)


def _rows(text: str) -> Iterator[tuple[int, str]]:
    """Yield the rows without comments, each with its number; one whose text in quotes goes on has all of it."""
    begun: list[str] = []
    first = 0
    for number, row in enumerate(text.splitlines(), 1):
        if not begun and row[:1] in ("*", ";", "#"):
            continue
        begun.append(row)
        first = first or number
        joined = "\n".join(begun)
        if _is_open(row, len(begun) > 1):
            if len(begun) > _STRING_ROWS_MAX:
                raise file_error(first, NAME)
            continue
        commented = _COMMENT.fullmatch(joined)
        yield first, commented[1] if commented else joined
        begun, first = [], 0
    if begun:
        raise file_error(first, NAME, ErrorCode.IMPORT_CUT_OFF)


def _is_open(row: str, is_inside: bool) -> bool:
    """Return whether a text in quotes goes on behind a row."""
    at, size = 0, len(row)
    while at < size:
        letter = row[at]
        if is_inside and letter == "\\":
            at += 1
        elif letter == '"':
            is_inside = not is_inside
        elif letter == ";" and not is_inside:
            return False
        at += 1
    return is_inside


def _names(rows: list[tuple[int, str]]) -> dict[str, str]:
    """Return the names that the file has for accounts, by the `name` of their `open`; dashes of others are spaces."""
    names: dict[str, str] = {}
    opened = ""
    for _, row in rows:
        found = _DATED.fullmatch(row.strip())
        if found is not None:
            opened = (found["rest"].split() or [""])[0] if found["word"] == "open" else ""
            if opened:
                names[opened] = opened.partition(":")[2].replace("-", " ")
        elif opened and (name := _NAME.fullmatch(row.strip())):
            names[opened] = _unescaped(name[1])
    return names


def _transactions(rows: list[tuple[int, str]]) -> Iterator[LedgerTransaction]:
    current: LedgerTransaction | None = None
    pushed: list[str] = []
    for number, row in rows:
        if row[:1] in (" ", "\t"):
            if current is not None and row.strip():
                _add_to(current, row.strip(), number)
            continue
        if current is not None:
            yield current
            current = None
        word = row.split(maxsplit=1)[0] if row.strip() else ""
        if word == "include":
            raise file_error(number, NAME, ErrorCode.IMPORT_INCLUDE)
        if word == "pushtag":
            pushed += _TAG.findall(row)
        elif word == "poptag":
            pushed = [tag for tag in pushed if tag not in _TAG.findall(row)]
        elif found := _DATED.fullmatch(row.strip()):
            current = _begun(found, number, pushed)
    if current is not None:
        yield current


def _begun(found: re.Match[str], number: int, pushed: list[str]) -> LedgerTransaction | None:
    """Return the transaction that a row begins, if it begins one."""
    if found["word"] not in ("*", "!", "txn"):
        return None
    texts = [_unescaped(text) for text in _STRING.findall(found["rest"])]
    transaction = LedgerTransaction(number, found["date"].replace("/", "-"), texts[0] if len(texts) > 1 else "")
    transaction.note = texts[-1] if texts else ""
    transaction.tags += [*pushed, *_TAG.findall(_STRING.sub("", found["rest"]))]
    return transaction


def _add_to(transaction: LedgerTransaction, row: str, number: int) -> None:
    """Add a posting; metadata have a small letter first, and tags stand alone."""
    if row[0] in "#^":
        transaction.tags += _TAG.findall(row)
        return
    found = _POSTING.fullmatch(row)
    if found is None:
        if not re.match(r"[a-z][\w-]*:", row):
            raise file_error(number, NAME)
        return
    posting = _posting(found["account"], (found["amount"] or "").strip())
    if posting is None:
        transaction.is_broken = True
    else:
        transaction.add(posting, number, NAME)


def _posting(account: str, text: str) -> Posting | None:
    if not text:
        return Posting(account, None)
    bare, sign, price = re.sub(r"\{\{[^{}]*\}\}|\{[^{}]*\}", " ", text).partition("@")
    amount = read_amount(bare, ".")
    each = _cost(text) or (read_amount(price.removeprefix("@"), ".") if sign else None)
    if amount is None or (sign and each is None):
        return None
    return Posting(
        account, *amount, worth=worth_of(amount, each, is_whole="{{" in text or ("{" not in text and "@@" in text))
    )


def _cost(text: str) -> Worth | None:
    """Return the cost in braces, where one stands there."""
    found = re.search(r"\{+([^},]*)", text)
    return read_amount(found[1], ".") if found else None


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _MARKS.get(found[1], found[1]), text, flags=re.DOTALL)
