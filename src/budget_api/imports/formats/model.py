"""Result of reading a kind of file."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from budget_core.errors import DomainError, ErrorCode
from budget_core.imports.columns import Columns
from budget_core.imports.lines import NotTaken, Style
from budget_core.imports.raw_lines import RawLine
from budget_core.limits import IMPORT_LINES_MAX


@dataclass(frozen=True, slots=True)
class Asked:
    """Options of the person who imports; None where the file is to say it."""

    encoding: str | None = None
    delimiter: str | None = None
    columns: Columns | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a table, each with the line it begins in, and what was found of how they are written."""

    rows: Sequence[tuple[int, list[str]]]
    left: list[NotTaken] = field(default_factory=list)
    encoding: str | None = None
    delimiter: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Reading of a table. No `columns`: they are to be asked for."""

    header: list[str]
    header_line: int
    samples: list[list[str]]
    columns: Columns


@dataclass(frozen=True, slots=True)
class ReadFile:
    """The lines of a file as text, lines that can't be read, and what is known of how they are written."""

    raws: list[RawLine]
    left: list[NotTaken] = field(default_factory=list)
    style: Style = field(default_factory=lambda: Style("ymd", "."))
    encoding: str | None = None
    delimiter: str | None = None
    table: Table | None = None


def broken(line: int, name: str, code: ErrorCode = ErrorCode.IMPORT_BROKEN) -> DomainError:
    """Return the error of a file that can't be read, with its place."""
    return DomainError(code, line=str(line), format=name)


def check_length(count: int, line: int) -> None:
    """IMPORT_TOO_LONG when there are more entries than one import takes."""
    if count > IMPORT_LINES_MAX:
        raise broken(line, "", ErrorCode.IMPORT_TOO_LONG)


def line_counter(text: str) -> Callable[[int], int]:
    """Return a function that gives the line of a place in a text, for places that only grow."""
    at, line = 0, 1

    def count(place: int) -> int:
        nonlocal at, line
        line += text.count("\n", at, place)
        at = max(at, place)
        return line

    return count
