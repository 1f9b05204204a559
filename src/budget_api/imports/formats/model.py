"""Result of reading a kind of file."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import IMPORT_LINES_MAX
from budget_core.contract.entries.imports import Delimiter
from budget_core.imports.columns import Columns
from budget_core.imports.lines import SkippedLine
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.statements import StatementBalances
from budget_core.imports.styles import Style


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """Options of the person who imports; None leaves it to the file."""

    encoding: str | None = None
    delimiter: Delimiter | None = None
    columns: Columns | None = None
    fields: Columns | None = None
    """Columns that the person names beside those that are understood."""
    language: str = ""
    """Language of the person, whose alphabet is looked for first."""
    likely_encoding: str | None = None
    """Encoding of the account's last file."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of a table, each with the line it begins in, and the form that was detected."""

    rows: Sequence[tuple[int, list[str]]]
    skipped: list[SkippedLine] = field(default_factory=list)
    encoding: str | None = None
    delimiter: Delimiter | None = None


@dataclass(frozen=True, slots=True)
class FileTable:
    """Header and columns of a table; without `columns` the person is asked for them."""

    header: list[str]
    header_line: int
    samples: list[list[str]]
    columns: Columns


@dataclass(frozen=True, slots=True)
class EncodingRow:
    """Row of a file with its text in each of the likely encodings."""

    line: int
    texts: Sequence[str]


@dataclass(frozen=True, slots=True)
class ReadFile:
    """Lines of a file as text, lines that can't be read, and the form that was detected."""

    raws: list[RawLine]
    skipped: list[SkippedLine] = field(default_factory=list)
    style: Style = field(default_factory=lambda: Style("ymd", "."))
    encoding: str | None = None
    delimiter: Delimiter | None = None
    table: FileTable | None = None
    encodings: Sequence[str] = ()
    """Encodings that give different letters, none of which the file rules out; empty for one that is certain."""
    encoding_rows: Sequence[EncodingRow] = ()
    statements: Sequence[StatementBalances] = ()


def file_error(line: int, name: str, code: ErrorCode = ErrorCode.IMPORT_BROKEN) -> DomainError:
    """Return the error of a file that can't be read, with its place."""
    return DomainError(code, line=str(line), format=name)


def check_length(count: int, line: int) -> None:
    """Raise IMPORT_TOO_LONG when there are more entries than one import takes."""
    if count > IMPORT_LINES_MAX:
        raise file_error(line, "", ErrorCode.IMPORT_TOO_LONG)


def line_counter(text: str) -> Callable[[int], int]:
    """Return a function from an offset in a text to its line, for offsets that only grow."""
    at, line = 0, 1

    def count(place: int) -> int:
        nonlocal at, line
        line += text.count("\n", at, place)
        at = max(at, place)
        return line

    return count
