"""CSV: the text of a table."""

import csv
from collections import Counter
from collections.abc import Iterator
from io import StringIO

from budget_api.imports.formats.encodings import decoded
from budget_api.imports.formats.model import Asked, Grid, ReadFile, broken, check_length
from budget_api.imports.formats.tables import read_table
from budget_core.errors import ErrorCode
from budget_core.imports.lines import NotTaken
from budget_core.limits import IMPORT_CELL_MAX_CHARACTERS, IMPORT_COLUMNS_MAX

DELIMITERS = (",", ";", "\t", "|")
_LOOKED_AT = 60


def read(data: bytes, asked: Asked) -> ReadFile:
    """Return the rows of the file; empty ones are none."""
    text, encoding = decoded(data, asked.encoding)
    first, _, rest = text.partition("\n")
    said = first.strip().removeprefix("sep=") if first.startswith("sep=") else ""
    body = "\n" + rest if said else text  # the line stays, so that lines are counted as they are
    delimiter = asked.delimiter or (said if said in DELIMITERS else _delimiter(body))
    left: list[NotTaken] = []
    rows = list(_rows(body, delimiter, left))
    return read_table(Grid(rows, left, encoding, delimiter), asked)


def _rows(text: str, delimiter: str, left: list[NotTaken]) -> Iterator[tuple[int, list[str]]]:
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
                left.append(NotTaken(line, ErrorCode.IMPORT_CELL))
                continue
            yield line, row
    except csv.Error as error:
        cut_off = "unexpected end" in str(error)
        raise broken(begins, "CSV", ErrorCode.IMPORT_CUT_OFF if cut_off else ErrorCode.IMPORT_BROKEN) from None


def _delimiter(text: str) -> str:
    """Return the sign that cuts most of the first lines into the same number of cells, more than one."""
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
