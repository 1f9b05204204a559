"""XLSX: the first sheet of a workbook, read row by row."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from openpyxl import load_workbook

from budget_api.imports.formats.model import Grid, ReadFile, ReadOptions, check_length, file_error
from budget_api.imports.formats.tables import read_table
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import (
    IMPORT_CELL_MAX_CHARACTERS,
    IMPORT_CELLS_MAX,
    IMPORT_COLUMNS_MAX,
    IMPORT_LINES_MAX,
    IMPORT_STRINGS_MAX,
)
from budget_core.imports.lines import SkippedLine

UNPACKED_MAX_BYTES = 100 * 1024 * 1024
_PIECE_BYTES = 1024 * 1024
_MARK = re.compile(rb"<(?:\w{1,30}:)?(c|si|f)[\s/>]")
"""A cell, a shared text or a formula begins."""
_MARK_MAX_BYTES = 40
"""More than a mark has: so much of a piece is looked at with the next one."""
_DIGITS = 15
"""Digits that a spreadsheet shows of a number: the rest of it is how machines keep fractions."""


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the rows of the first sheet; a row with a formula that was never calculated is not taken."""
    formulas = _check(data)
    try:
        cells = _cells(data, values=True)
        unknown = _unknown(_cells(data, values=False)) if formulas else frozenset()
        skipped: list[SkippedLine] = []
        rows = list(_rows(cells, unknown, skipped))
    except (BadZipFile, KeyError, ValueError, TypeError, OSError, AttributeError, SyntaxError):
        raise file_error(1, "XLSX") from None
    return read_table(Grid(rows, skipped), options)


def _check(data: bytes) -> bool:
    """Return whether the workbook holds formulas.

    Raises: IMPORT_TOO_LONG when it unpacks to more than a sheet of entries can be. A few kB pack hundreds of thousands
    of empty cells or texts, each of which takes the library ten microseconds.
    """
    try:
        with ZipFile(BytesIO(data)) as archive:
            if sum(part.file_size for part in archive.infolist()) > UNPACKED_MAX_BYTES:
                raise file_error(1, "XLSX", ErrorCode.IMPORT_TOO_LONG)
            sheets = [name for name in archive.namelist() if name.startswith("xl/worksheets/")]
            if not sheets:
                raise file_error(1, "XLSX")
            return _count(archive)[b"f"] > 0
    except (BadZipFile, OSError, ValueError, EOFError, NotImplementedError, RuntimeError):
        raise file_error(1, "XLSX", ErrorCode.IMPORT_CUT_OFF) from None


def _count(archive: ZipFile) -> Counter[bytes]:
    """Count the marks of all parts, unpacked piece by piece: a workbook says itself which part is a sheet."""
    counts: Counter[bytes] = Counter()
    for name in archive.namelist():
        with archive.open(name) as part:
            rest = b""
            while piece := part.read(_PIECE_BYTES):
                text = rest + piece
                end = 0
                for found in _MARK.finditer(text):
                    end = found.end()
                    counts[found[1]] += 1
                if counts[b"c"] > IMPORT_CELLS_MAX or counts[b"si"] > IMPORT_STRINGS_MAX:
                    raise file_error(1, "XLSX", ErrorCode.IMPORT_TOO_LONG)
                rest = text[max(end, len(text) - _MARK_MAX_BYTES) :]
    return counts


def _cells(data: bytes, *, values: bool) -> Iterator[tuple[Any, ...]]:
    book = load_workbook(BytesIO(data), read_only=True, data_only=values, keep_links=False)
    sheet: Any = book.worksheets[0]
    sheet.reset_dimensions()
    most = IMPORT_LINES_MAX + 2
    yield from sheet.iter_rows(values_only=True, max_row=most, max_col=IMPORT_COLUMNS_MAX)
    book.close()


def _unknown(rows: Iterable[tuple[Any, ...]]) -> frozenset[tuple[int, int]]:
    """Return the positions of formulas."""
    return frozenset(
        (line, place)
        for line, row in enumerate(rows, 1)
        for place, cell in enumerate(row)
        if (isinstance(cell, str) and cell.startswith("=")) or type(cell).__name__.endswith("Formula")
    )


def _rows(
    rows: Iterable[tuple[Any, ...]], formulas: frozenset[tuple[int, int]], skipped: list[SkippedLine]
) -> Iterator[tuple[int, list[str]]]:
    for line, row in enumerate(rows, 1):
        check_length(line - 1, line)  # one is the header
        if any((line, place) in formulas for place, cell in enumerate(row) if cell is None):
            skipped.append(SkippedLine(line, ErrorCode.IMPORT_FORMULA))
            continue
        cells = ["" if cell is None else _text(cell) for cell in row]
        if any(len(cell) > IMPORT_CELL_MAX_CHARACTERS for cell in cells):
            skipped.append(SkippedLine(line, ErrorCode.IMPORT_CELL))
        elif any(cells):
            yield line, cells


def _text(cell: Any) -> str:
    match cell:
        case datetime():
            return cell.date().isoformat()
        case date():
            return cell.isoformat()
        case bool():
            return "true" if cell else "false"
        case float():
            return format(cell, f".{_DIGITS}g")
    return str(cell)
