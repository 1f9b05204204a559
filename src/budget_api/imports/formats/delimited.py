"""CSV: the text of a table."""

import csv
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import get_args

from budget_api.imports.formats.encodings import decode_text
from budget_api.imports.formats.model import Grid, ReadFile, ReadOptions, check_length, file_error
from budget_api.imports.formats.tables import read_table
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import IMPORT_CELL_MAX_CHARACTERS, IMPORT_COLUMNS_MAX
from budget_core.contract.entries.imports import Delimiter
from budget_core.imports.lines import SkippedLine

DELIMITERS: tuple[Delimiter, ...] = get_args(Delimiter)
_LOOKED_AT = 60


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the rows of the file; empty ones are none."""
    text, encoding = decode_text(data, options)
    first, _, rest = text.partition("\n")
    declared = first.strip().removeprefix("sep=") if first.startswith("sep=") else ""
    body = "\n" + rest if declared else text  # the line stays, so that lines are counted as they are
    delimiter = options.delimiter or next((each for each in DELIMITERS if each == declared), None) or _delimiter(body)
    skipped: list[SkippedLine] = []
    rows = list(_rows(body, delimiter, skipped))
    return read_table(Grid(rows, skipped, encoding, delimiter), options)


def _rows(text: str, delimiter: str, skipped: list[SkippedLine]) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begins = 1
    count = 0
    try:
        for row in reader:
            line, begins = begins, reader.line_num + 1
            if not any(map(str.strip, row)):
                continue
            count += 1
            check_length(count - 1, line)  # one is the header
            if len(row) > IMPORT_COLUMNS_MAX or any(len(cell) > IMPORT_CELL_MAX_CHARACTERS for cell in row):
                skipped.append(SkippedLine(line, ErrorCode.IMPORT_CELL))
                continue
            yield line, row
    except csv.Error as error:
        cut_off = "unexpected end" in str(error)
        raise file_error(begins, "CSV", ErrorCode.IMPORT_CUT_OFF if cut_off else ErrorCode.IMPORT_BROKEN) from None


def _delimiter(text: str) -> Delimiter:
    """Return the delimiter that cuts most of the first lines into an equal number of cells, above one."""
    lines = [line for line in text.split("\n", _LOOKED_AT)[:_LOOKED_AT] if line.strip()]

    def regularity(delimiter: str) -> tuple[int, int]:
        counts = Counter(_cells(line, delimiter) for line in lines)
        counts.pop(1, None)
        cells, rows = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
        return rows, cells

    return max(DELIMITERS, key=regularity)


def _cells(line: str, delimiter: str) -> int:
    try:
        return len(next(csv.reader([line], delimiter=delimiter), []))
    except csv.Error:
        return 1
