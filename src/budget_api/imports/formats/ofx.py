"""OFX and QFX, as SGML without end tags and as XML.

It is read tag by tag, because banks write neither well.
"""

import re
from collections.abc import Mapping
from html import unescape

from budget_api.imports.formats.encodings import CHOICES, decode_text
from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error, line_counter
from budget_core.base.errors import ErrorCode
from budget_core.imports.raw_lines import Field, RawLine
from budget_core.imports.styles import Style

_TAG = re.compile(r"<(/?)([A-Za-z0-9._]+)(?:\s[^<>]*)?(/?)>([^<]*)")
_UNSAFE = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_CHARSET = re.compile(rb"(?:CHARSET:|encoding=[\"'])([A-Za-z0-9_-]+)")
_FIELDS: Mapping[str, Field] = {
    "DTPOSTED": "date",
    "TRNAMT": "amount",
    "FITID": "bankId",
    "NAME": "payee",
    "MEMO": "note",
}
_ACCOUNTS = frozenset({"BANKACCTFROM", "CCACCTFROM"})


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the transactions of all statements of the file."""
    text, encoding = decode_text(data, options, _declared(data))
    if unsafe := _UNSAFE.search(text):
        raise file_error(text.count("\n", 0, unsafe.start()) + 1, "OFX", ErrorCode.IMPORT_UNSAFE)
    return ReadFile(_Statements(text).lines(), style=Style("ymd", None), encoding=encoding)


def _declared(data: bytes) -> str | None:
    found = _CHARSET.search(data[:2000])
    name = found[1].decode().lower() if found else ""
    name = f"cp{name}" if name.isdigit() else name
    return name if name in CHOICES else None


class _Statements:
    """Reader of the tags of a file, in their order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: list[RawLine] = []
        self._open: RawLine | None = None
        self._inside: str = ""
        self._account = ""
        self._currency = ""

    def lines(self) -> list[RawLine]:
        """Yield every transaction; a file without its end was cut off."""
        line_of = line_counter(self._text)
        ended = False
        for tag in _TAG.finditer(self._text):
            closing, name, text = tag[1], tag[2].upper(), tag[4]
            if closing:
                self._close(name)
                ended = ended or name == "OFX"
            else:
                self._start(name, line_of(tag.start()), unescape(unescape(text)).strip())
        if not ended or self._text.rstrip()[-1:] != ">":
            raise file_error(line_of(len(self._text)), "OFX", ErrorCode.IMPORT_CUT_OFF)
        return self._lines

    def _start(self, name: str, line: int, text: str) -> None:
        if name == "STMTTRN":
            self._book()  # the one before had no end tag
            self._open = RawLine(line, {"account": self._account, "currency": self._currency})
            check_length(len(self._lines) + 1, line)
        elif name in _ACCOUNTS or name.endswith("ACCTTO") or name in {"CURRENCY", "ORIGCURRENCY"}:
            self._inside = name
        elif name == "ACCTID" and self._inside in _ACCOUNTS and self._open is None:
            self._account = text
        elif name == "CURDEF":
            self._currency = text
        elif self._open is not None and name in _FIELDS and text and not self._inside.endswith("ACCTTO"):
            self._open.values.setdefault(_FIELDS[name], text)

    def _close(self, name: str) -> None:
        if name in {"STMTTRN", "BANKTRANLIST"}:
            self._book()
        if name == self._inside:
            self._inside = ""

    def _book(self) -> None:
        if self._open is not None:
            self._lines.append(self._open)
        self._open = None
        self._inside = ""
