"""Format of a file, and the module that reads it."""

import re
from dataclasses import replace
from importlib import import_module

from budget_api.imports.formats.encodings import encoding_rows, open_encodings
from budget_api.imports.formats.model import ReadFile, ReadOptions
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import IMPORT_FILE_MAX_BYTES
from budget_core.contract.entries.imports import FileFormat

_MODULES: dict[FileFormat, str] = {"csv": "delimited"}
_OF_TEXT: frozenset[FileFormat] = frozenset({"csv", "qif", "mt940", "hledger", "beancount"})
"""Kinds of files that do not declare their encoding."""
_LOOKED_AT = 4096
_BEANCOUNT = re.compile(
    r"^(?:option \"|plugin \"|pushtag #"
    r"|[0-9]{4}-[0-9]{2}-[0-9]{2} (?:open [A-Z]|(?:[*!]|txn) \"[^\n]*\n(?:[ \t]+[a-z][^\n]*\n)*[ \t]+[A-Z][\w-]*:))",
    re.MULTILINE,
)
_HLEDGER = re.compile(
    r"^[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}(?:=[^\s]+)?(?: [^\n]*)?\n"
    r"(?:[ \t]+;[^\n]*\n)*[ \t]+[^\s;:,][^\n;:,]*(?::|  |\t)",
    re.MULTILINE,
)
_QIF = re.compile(r"(?:\s*(?:#|;|//|--)[^\n]*\n)*\s*!(?:type|account|option|clear)", re.IGNORECASE)


def format_of(data: bytes, file_name: str) -> FileFormat:
    """Return the kind of a file by how it begins; IMPORT_FORMAT for what is none of them."""
    start = data[:_LOOKED_AT]
    if start.startswith(b"PK\x03\x04"):
        return "xlsx"
    if start.startswith((b"%PDF", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"\x1f\x8b")):
        raise DomainError(ErrorCode.IMPORT_FORMAT)
    text = start.replace(b"\0", b"").decode("latin-1").removeprefix("\xef\xbb\xbf").removeprefix("\xff\xfe").lstrip()
    upper = text.upper()
    if "OFXHEADER" in upper or "<OFX>" in upper:
        return "ofx"
    if text.startswith("<"):
        return "camt"
    if _QIF.match(text):
        return "qif"
    if ":20:" in text and (":60" in text or ":25:" in text):
        return "mt940"
    if text.startswith("{"):
        return "spliit"
    return _ledger(text) or _by_name(file_name)


def _ledger(text: str) -> FileFormat | None:
    """Return the kind of a plain-text ledger, by a directive or an indented posting behind a dated row."""
    if _BEANCOUNT.search(text):
        return "beancount"
    return "hledger" if _HLEDGER.search(text) else None


def _by_name(file_name: str) -> FileFormat:
    endings: dict[str, FileFormat] = {
        "qif": "qif", "ofx": "ofx", "qfx": "ofx", "sta": "mt940", "mt940": "mt940",
        "journal": "hledger", "hledger": "hledger", "ledger": "hledger", "beancount": "beancount", "bean": "beancount",
    }  # fmt: skip
    return endings.get(file_name.rpartition(".")[2].lower(), "csv")


def read_file(data: bytes, kind: FileFormat, options: ReadOptions) -> ReadFile:
    """Return the lines of a file. The library of a kind is loaded when a file of it comes."""
    if len(data) > IMPORT_FILE_MAX_BYTES:
        raise DomainError(ErrorCode.IMPORT_TOO_BIG)
    module = import_module(f"budget_api.imports.formats.{_MODULES.get(kind, kind)}")
    file: ReadFile = module.read(data, options)
    if not file.raws and not file.skipped and (file.table is None or file.table.columns):
        raise DomainError(ErrorCode.IMPORT_NO_LINES)
    if kind in _OF_TEXT and (encodings := open_encodings(data, options, file.encoding)):
        return replace(file, encodings=encodings, encoding_rows=list(encoding_rows(data, encodings)))
    return file
