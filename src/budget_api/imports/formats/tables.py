"""Rows of a table as lines: detection of the header and of the columns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from budget_api.imports.formats.model import Grid, ReadFile, ReadOptions, Table, file_error
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import LABEL_MAX_CHARACTERS
from budget_core.imports.columns import Columns, guess_columns, has_required_fields, places
from budget_core.imports.lines import SkippedLine, Style
from budget_core.imports.numbers import parse_amount
from budget_core.imports.raw_lines import Field, RawLine
from budget_core.imports.sources import Source, present, settle, source_of

_BEFORE_HEADER = 40
"""Lines in which banks say whose account it is."""
_SAMPLES = 5
_FORMULA = ("'=", "'+", "'-", "'@")
_ESCAPED = frozenset({"actual", "budget"})
"""Apps that write an apostrophe before what a spreadsheet would run."""

_Row = tuple[int, list[str]]


def read_table(grid: Grid, options: ReadOptions) -> ReadFile:
    """Return the lines of a table; without columns of a day and an amount only samples of the rows."""
    if not grid.rows:
        raise file_error(1, "", ErrorCode.IMPORT_NO_LINES)
    at, source = _header(grid.rows, options.columns)
    header = _names(grid.rows, at)
    first = at + 1
    columns = options.columns or (present(source, header) if source else guess_columns(header))
    where = places(columns, header) if has_required_fields(columns.values()) else None
    line = grid.rows[at][0] if at >= 0 else 0
    table = Table(header, line, [row for _, row in grid.rows[first : first + _SAMPLES]], columns if where else {})
    escaped = source is not None and source.name in _ESCAPED
    raws = list(_lines(islice(grid.rows, first, None), where, escaped)) if where else []
    skipped = grid.skipped
    if source is not None and (source.fee or source.state):
        raws, pending = _settled(source, raws, header, islice(grid.rows, first, None))
        skipped = [*skipped, *pending]
    return ReadFile(
        raws=raws,
        skipped=skipped,
        style=Style(source.date_order, source.decimal, source.name) if source else Style(None, None),
        encoding=grid.encoding,
        delimiter=grid.delimiter,
        table=table,
    )


def _settled(
    source: Source, raws: Sequence[RawLine], header: Sequence[str], rows: Iterable[_Row]
) -> tuple[list[RawLine], list[SkippedLine]]:
    """Return the booked lines, and the pending ones as skipped."""
    settled = [
        settle(source, raw, dict(zip(header, row, strict=False))) for raw, (_, row) in zip(raws, rows, strict=True)
    ]
    return (
        [line for line in settled if isinstance(line, RawLine)],
        [line for line in settled if isinstance(line, SkippedLine)],
    )


def _header(rows: Sequence[_Row], columns: Columns | None) -> tuple[int, Source | None]:
    """Return the index of the header, -1 without one, and the app whose header it is."""
    for at, (_, row) in enumerate(rows[:_BEFORE_HEADER]):
        if columns is not None and all(name in _stripped(row) for name in columns):
            return at, None
        if columns is None and (source := source_of(row)):
            return at, source
        if columns is None and has_required_fields(guess_columns(_stripped(row)).values()):
            return at, None
    widest = max(len(row) for _, row in rows[:_BEFORE_HEADER])
    at = next(at for at, (_, row) in enumerate(rows) if len(row) == widest)  # always the widest itself
    return (-1 if any(map(_is_amount, rows[at][1])) else at), None


def _names(rows: Sequence[_Row], at: int) -> list[str]:
    """Return the names of the columns.

    A column gets its number (`#2`) when its name is missing, repeated or too long.
    """
    row = _stripped(rows[at][1]) if at >= 0 else [""] * max(len(row) for _, row in rows[:_BEFORE_HEADER])
    return [
        name if name and len(name) <= LABEL_MAX_CHARACTERS and name not in row[:place] else f"#{place + 1}"
        for place, name in enumerate(row)
    ]


def _stripped(row: Sequence[str]) -> list[str]:
    return [cell.strip() for cell in row]


def _is_amount(cell: str) -> bool:
    try:
        parse_amount(cell, "," if cell[-3:-2] == "," else ".")
    except DomainError:
        return False
    return True


def _lines(rows: Iterable[_Row], where: Mapping[int, Field], escaped: bool) -> Iterator[RawLine]:
    for line, row in rows:
        cells = [cell[1:] if escaped and cell.startswith(_FORMULA) else cell for cell in row]
        yield RawLine(line, {field: cells[at] for at, field in where.items() if at < len(cells) and cells[at]})
