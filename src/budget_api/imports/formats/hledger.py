"""Journals of hledger and Ledger: transactions with indented postings, read line by line."""

import re
from collections.abc import Iterator

from budget_api.imports.formats.encodings import decode_text
from budget_api.imports.formats.journal import LedgerTransaction, Posting, raw_lines, read_amount, worth_of
from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error
from budget_core.base.errors import ErrorCode
from budget_core.imports.numbers import DecimalMark, decide_mark
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.styles import Style

NAME = "hledger"
_HEAD = re.compile(r"(?P<date>(?:[0-9]{4}[-/.])?[0-9]{1,2}[-/.][0-9]{1,2})(?:=\S+)?(?:\s+(?P<rest>.*))?")
_STATUS = re.compile(r"[*!]\s*")
_CODE = re.compile(r"\([^)]{0,100}\)\s*")
_TAG = re.compile(r"(?:^|[\s,])([\w-]{1,30}):(?=\s|,|$)")
_POSTING = re.compile(r"(?P<account>\S+(?: \S+)*)(?:(?:\t|  )\s*(?P<amount>.*))?")
_NUMBER = re.compile(r"[0-9][0-9.,]*[.,][0-9]+")
_REFUSED = re.compile(r"!?include\b|apply account\b|alias\b")
_NUMBERS_LOOKED_AT = 2000


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the entries of a journal; other files are never opened, and directives that name some are refused."""
    text, encoding = decode_text(data, options)
    mark = _decimal_mark(text)
    raws: list[RawLine] = []
    for transaction in _transactions(text, mark):
        raws += raw_lines(transaction, {})
        check_length(len(raws), transaction.line)
    return ReadFile(raws, style=Style("ymd", ".", NAME), encoding=encoding)


def _decimal_mark(text: str) -> DecimalMark:
    """Return the decimal mark that the journal names, else the one its amounts show."""
    named = re.search(r"^decimal-mark ([.,])", text, re.MULTILINE)
    if named:
        return "." if named[1] == "." else ","
    numbers = (found[0] for _, found in zip(range(_NUMBERS_LOOKED_AT), _amounts(text), strict=False))
    return decide_mark(numbers) or "."


def _amounts(text: str) -> Iterator[re.Match[str]]:
    for row in text.splitlines():
        if row[:1] in (" ", "\t"):
            yield from _NUMBER.finditer(row.partition(";")[0])


def _transactions(text: str, mark: DecimalMark) -> Iterator[LedgerTransaction]:
    current: LedgerTransaction | None = None
    year, is_comment = "", False
    for number, row in enumerate(text.splitlines(), 1):
        word = row.split(maxsplit=1)[0] if row.strip() else ""
        if is_comment:
            is_comment = row.strip() != "end comment"
            continue
        if row[:1] in (" ", "\t") and word:
            if current is not None:
                _add_to(current, row.strip(), number, mark)
            continue
        if current is not None:
            yield current
            current = None
        if _REFUSED.match(row):
            raise file_error(number, NAME, ErrorCode.IMPORT_INCLUDE)
        is_comment = word == "comment"
        if found := re.fullmatch(r"(?:Y|year |apply year )\s*([0-9]{4})\s*", row):
            year = found[1]
        elif word[:1].isdigit():
            current = _begun(row, number, year)
    if current is not None:
        yield current


def _begun(row: str, number: int, year: str) -> LedgerTransaction:
    line, _, comment = row.partition(";")
    found = _HEAD.fullmatch(line.strip())
    if found is None:
        raise file_error(number, NAME)
    day = "-".join(part.zfill(2) for part in re.split("[-/.]", found["date"]))
    text = _CODE.sub("", _STATUS.sub("", found["rest"] or "", count=1), count=1).strip()
    payee, sign, note = text.partition("|")
    transaction = LedgerTransaction(
        number, day if day.count("-") > 1 else f"{year}-{day}", payee.strip() if sign else ""
    )
    transaction.note = note.strip() if sign else text
    transaction.tags += _TAG.findall(comment)
    return transaction


def _add_to(transaction: LedgerTransaction, row: str, number: int, mark: DecimalMark) -> None:
    """Add a posting or a comment; virtual postings move no money."""
    line, _, comment = row.partition(";")
    transaction.tags += _TAG.findall(comment)
    line = _STATUS.sub("", line.strip(), count=1) if line[:1] in "*!" else line.strip()
    if not line or line[0] in "([#":
        return
    found = _POSTING.fullmatch(line)
    if found is None:
        raise file_error(number, NAME)
    note = _TAG.sub("", comment).strip()
    amount = (found["amount"] or "").partition("=")[0].strip()
    posting = _posting(found["account"], amount, note, mark)
    if posting is None:
        transaction.is_broken = True
    else:
        transaction.add(posting, number, NAME)


def _posting(account: str, text: str, note: str, mark: DecimalMark) -> Posting | None:
    if not text:
        return Posting(account, None, note=note)
    bare, sign, price = re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", " ", text).partition("@")
    amount = read_amount(bare, mark)
    each = read_amount(price.removeprefix("@"), mark) if sign else None
    if amount is None or (sign and each is None):
        return None
    return Posting(account, *amount, worth=worth_of(amount, each, is_whole=price.startswith("@")), note=note)
