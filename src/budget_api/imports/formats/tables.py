"""Rows of a table as lines: detection of the header and of the columns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from budget_api.imports.formats.model import FileTable, Grid, ReadFile, ReadOptions, file_error
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import LABEL_MAX_CHARACTERS
from budget_core.imports.column_contents import SAMPLE_ROWS, choose_columns, with_words
from budget_core.imports.columns import (
    CARD_COLUMN,
    Columns,
    currency_of_name,
    guess_columns,
    has_required_fields,
    places,
)
from budget_core.imports.days import is_day
from budget_core.imports.lines import SkippedLine
from budget_core.imports.numbers import is_amount
from budget_core.imports.raw_lines import Field, RawLine
from budget_core.imports.sources import SourceApp, present, settle, source_of
from budget_core.imports.styles import Style

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
    columns = _columns(header, grid.rows[first : first + SAMPLE_ROWS], source, options)
    where = places(columns, header) if has_required_fields(columns.values()) else None
    if where and at < 0:
        first = _first_entry(grid.rows, where)
    line = grid.rows[at][0] if at >= 0 else 0
    table = FileTable(header, line, [row for _, row in grid.rows[first : first + _SAMPLES]], columns if where else {})
    escaped = source is not None and source.name in _ESCAPED
    raws = list(_lines(islice(grid.rows, first, None), where, escaped)) if where else []
    if options.columns is not None and "direction" not in columns.values():
        for raw in raws:  # a type that the person names says the direction
            raw.values["direction"] = raw["kind"]
    if where and source is None:
        _set_currency(raws, header, where)
    skipped = grid.skipped
    if source is not None and (source.fee or source.state):
        raws, pending = _settled(source, raws, header, islice(grid.rows, first, None))
        skipped = [*skipped, *pending]
    return ReadFile(
        raws=raws,
        skipped=skipped,
        style=Style(source.date_order, source.decimal, source.name) if source else _open_style(header),
        encoding=grid.encoding,
        delimiter=grid.delimiter,
        table=table,
    )


def _columns(header: Sequence[str], rows: Sequence[_Row], source: SourceApp | None, options: ReadOptions) -> Columns:
    """Return the columns: those of the app, those that the person names, or those that are understood."""
    if source is not None:
        return present(source, header)
    cells = [row for _, row in rows]
    columns = choose_columns(header, cells) if options.columns is None else options.columns
    if options.fields:
        kept = {name: field for name, field in columns.items() if field not in options.fields.values()}
        columns = {name: field for name, field in kept.items() if name not in options.fields} | dict(options.fields)
    if options.columns is None and not options.fields:
        return columns
    return with_words(columns, header, cells)


def _open_style(header: Sequence[str]) -> Style:
    return Style(None, None, is_table=True, has_card_columns=any(map(CARD_COLUMN.search, header)))


def _first_entry(rows: Sequence[_Row], where: Mapping[int, Field]) -> int:
    """Return the place of the first row with a day, where no header stands before the entries."""
    day = next((at for at, field in where.items() if field == "date"), None)
    if day is None:
        return 0
    return next((place for place, (_, row) in enumerate(rows) if day < len(row) and is_day(row[day])), 0)


def _set_currency(raws: Sequence[RawLine], header: Sequence[str], where: Mapping[int, Field]) -> None:
    """Give lines the currency that stands in the amount's name; that of a column is the operation's then."""
    code = next(
        (code for at, field in where.items() if field == "amount" and (code := currency_of_name(header[at]))), ""
    )
    if not code:
        return
    for raw in raws:
        if (named := raw.values.get("currency", "").strip().upper()) and named != code:
            raw.values.setdefault("operationCurrency", named)
        raw.values["currency"] = code


def _settled(
    source: SourceApp, raws: Sequence[RawLine], header: Sequence[str], rows: Iterable[_Row]
) -> tuple[list[RawLine], list[SkippedLine]]:
    """Return the booked lines, and the pending ones as skipped."""
    settled = [
        settle(source, raw, dict(zip(header, row, strict=False))) for raw, (_, row) in zip(raws, rows, strict=True)
    ]
    return (
        [line for line in settled if isinstance(line, RawLine)],
        [line for line in settled if isinstance(line, SkippedLine)],
    )


def _header(rows: Sequence[_Row], columns: Columns | None) -> tuple[int, SourceApp | None]:
    """Return the index of the header, -1 without one, and the app whose header it is."""
    for at, (_, row) in enumerate(rows[:_BEFORE_HEADER]):
        if columns is not None and all(name in _stripped(row) for name in columns):
            return at, None
        if columns is None and (source := source_of(row)):
            return at, source
        if columns is None and has_required_fields(guess_columns(_stripped(row)).values()):
            return at, None
    if columns is not None and (guessed := _header(rows, None)[0]) >= 0 and _is_named_by_place(columns):
        return guessed, None
    widest = max(len(row) for _, row in rows[:_BEFORE_HEADER])
    at = next(at for at, (_, row) in enumerate(rows) if len(row) == widest)  # always the widest itself
    return (-1 if any(is_amount(cell) or is_day(cell) for cell in rows[at][1]) else at), None


def _is_named_by_place(columns: Columns) -> bool:
    return all(name.startswith("#") and name[1:].isdigit() for name in columns)


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


def _lines(rows: Iterable[_Row], where: Mapping[int, Field], escaped: bool) -> Iterator[RawLine]:
    notes = [at for at, field in where.items() if field == "note"]
    for line, row in rows:
        cells = [cell[1:] if escaped and cell.startswith(_FORMULA) else cell for cell in row]
        values: dict[Field, str] = {field: cells[at] for at, field in where.items() if at < len(cells) and cells[at]}
        if len(notes) > 1:
            texts = dict.fromkeys(cells[at].strip() for at in notes if at < len(cells))
            values["note"] = " · ".join(filter(None, texts))
        yield RawLine(line, values)
