"""Format of a file, and the module that reads it."""

from importlib import import_module

from budget_api.imports.formats.model import ReadFile, ReadOptions
from budget_core.contract.imports import FileFormat
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import IMPORT_FILE_MAX_BYTES

_MODULES: dict[FileFormat, str] = {"csv": "delimited"}
_LOOKED_AT = 4096
_QIF = ("!type", "!account", "!option", "!clear")


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
    if text.lower().startswith(_QIF):
        return "qif"
    if ":20:" in text and (":60" in text or ":25:" in text):
        return "mt940"
    return "spliit" if text.startswith("{") else _by_name(file_name)


def _by_name(file_name: str) -> FileFormat:
    endings: dict[str, FileFormat] = {"qif": "qif", "ofx": "ofx", "qfx": "ofx", "sta": "mt940", "mt940": "mt940"}
    return endings.get(file_name.rpartition(".")[2].lower(), "csv")


def read_file(data: bytes, kind: FileFormat, options: ReadOptions) -> ReadFile:
    """Return the lines of a file. The library of a kind is loaded when a file of it comes."""
    if len(data) > IMPORT_FILE_MAX_BYTES:
        raise DomainError(ErrorCode.IMPORT_TOO_BIG)
    module = import_module(f"budget_api.imports.formats.{_MODULES.get(kind, kind)}")
    file: ReadFile = module.read(data, options)
    if not file.raws and not file.skipped and (file.table is None or file.table.columns):
        raise DomainError(ErrorCode.IMPORT_NO_LINES)
    return file
