"""Backup of all rows of all tables, and restore into an empty database."""

from collections.abc import Callable, Iterable, Iterator
from decimal import DecimalException
from typing import Any, BinaryIO, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Column, ColumnElement, String, Table, collate, exists, insert, select
from sqlalchemy.exc import DataError, IntegrityError, StatementError
from sqlalchemy.orm import Session

from budget_api.backup.consistency import CorrectedSum, check_consistency, recount_sums
from budget_api.backup.format import (
    HEADER,
    TABLES,
    BackupUnusable,
    End,
    Header,
    TableHead,
    columns_of,
    encode,
    head_of,
    reader_of,
)
from budget_api.config import ConfigError
from budget_api.db.models import AccountRow, SettingsRow, WorkspaceRow
from budget_api.settings.queries import common_language

Kind = TypeVar("Kind")
ROWS_AT_ONCE = 1_000
_NAMED = (WorkspaceRow.__table__, AccountRow.__table__)
"""Tables whose rows are named by their line when what refers to them does not add up."""


class Content(NamedTuple):
    """Contents of a backup."""

    rows: dict[str, int]
    """Number of rows of each table."""
    language: str | None
    """The one of all settings; None where there are none, or several."""
    corrected: tuple[CorrectedSum, ...] = ()
    """Kept sums that were wrong and were counted again."""

    @property
    def row_count(self) -> int:
        """Number of rows of all tables."""
        return sum(self.rows.values())


def write_backup(db: Session, file: BinaryIO) -> Content:
    """Write everything to the file as it is in this transaction."""
    file.write(encode(HEADER) + b"\n")
    counts: dict[str, int] = {}
    for table in TABLES:
        columns = columns_of(table)
        file.write(encode(head_of(table)) + b"\n")
        rows = db.execute(select(*columns).order_by(*_keys(db, table)), execution_options={"yield_per": ROWS_AT_ONCE})
        counts[str(table.name)] = 0
        for row in rows:
            file.write(encode(tuple(row)) + b"\n")
            counts[str(table.name)] += 1
    content = Content(counts, common_language(db))
    file.write(encode(End(content.row_count)) + b"\n")
    return content


def read_backup(db: Session, file: Iterable[bytes], *, is_recounting: bool = False) -> Content:
    """Store everything that a backup holds.

    With `is_recounting` wrong sums are recounted instead of refused. Raises `BackupUnusable` with the line that makes
    no sense, and `ConfigError` unless the database is empty.
    """
    _check_empty(db)
    lines = _Lines(file)
    line_of: dict[str, int] = {}

    def take(table: Table, rows: list[dict[str, Any]]) -> None:
        _store(db, table, rows, lines)
        if table in _NAMED:
            first = lines.number - len(rows) + 1
            line_of.update((str(row["id"]).lower(), line) for line, row in enumerate(rows, first))

    content = _content(lines, take)
    if is_recounting:
        return content._replace(corrected=tuple(recount_sums(db, line_of)))
    check_consistency(db, line_of)
    return content


def _content(lines: "_Lines", take: Callable[[Table, list[dict[str, Any]]], None]) -> Content:
    counts: dict[str, int] = {}
    languages: set[str] = set()
    for table, rows in _tables(lines):
        take(table, rows)
        counts[str(table.name)] = counts.get(str(table.name), 0) + len(rows)
        if table is SettingsRow.__table__:
            languages |= {row["language"] for row in rows}
    return Content(counts, languages.pop() if len(languages) == 1 else None)


def _tables(lines: "_Lines") -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of each table, some at once; all that is between them is checked."""
    _check_header(lines.next(Header))
    count = 0
    for table in TABLES:
        if lines.next(TableHead) != head_of(table):
            raise lines.unusable(f"here should be the table {table.name} as this version has it")
        for rows in lines.rows(columns_of(table)):
            yield table, rows
            count += len(rows)
    if lines.next(End).rows != count:
        raise lines.unusable(f"there should be {count} rows")
    lines.check_end()


def _keys(db: Session, table: Table) -> Iterator[ColumnElement[Any]]:
    """Yield the primary key, compared letter by letter whatever language the database speaks."""
    is_postgres = db.get_bind().dialect.name == "postgresql"
    for column in table.primary_key:
        yield collate(column, "C") if is_postgres and isinstance(column.type, String) else column


def _check_empty(db: Session) -> None:
    for table in TABLES:
        if db.scalar(select(exists().select_from(table))):
            raise ConfigError("A backup is restored into an empty place: this database holds data already.")


def _check_header(header: Header) -> None:
    if header != HEADER:
        found = f"a backup of version {header.budget_backup} with schema {header.schema}"
        expected = f"version {HEADER.budget_backup} with schema {HEADER.schema}"
        raise BackupUnusable(
            1, f"{found}, not {expected}: restore it with the program that wrote it, then upgrade that"
        )


def _store(db: Session, table: Table, rows: list[dict[str, Any]], lines: "_Lines") -> None:
    try:
        db.execute(insert(table), rows)
    except (IntegrityError, DataError, StatementError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise lines.unusable(f"rows of {table.name} up to here do not fit: {reason}") from error


class _Lines:
    """The lines of a file, counted, each read as what should stand there."""

    def __init__(self, file: Iterable[bytes]) -> None:
        self._lines = iter(file)
        self.number = 0
        self._held: bytes | None = None

    def next(self, kind: type[Kind]) -> Kind:
        """Return the next line as one of a kind."""
        return self._read(self._take(), kind)

    def rows(self, columns: list[Column[Any]]) -> Iterator[list[dict[str, Any]]]:
        """Yield the rows that come next, some at once; the line after them is not taken."""
        readers = [(column.name, reader_of(column)) for column in columns]
        rows: list[dict[str, Any]] = []
        while (line := self._take()).startswith(b"["):
            rows.append(self._row(line, readers))
            if len(rows) == ROWS_AT_ONCE:
                yield rows
                rows = []
        self._unread_line(line)
        if rows:
            yield rows

    def check_end(self) -> None:
        """Raise BackupUnusable for lines behind the end."""
        if next(self._lines, None) is not None:
            self.number += 1
            raise self.unusable("here should be the end")

    def unusable(self, reason: str) -> BackupUnusable:
        """Return the error that names the line that was read last."""
        return BackupUnusable(self.number, reason)

    def _row(self, line: bytes, readers: list[tuple[str, Callable[[Any], Any]]]) -> dict[str, Any]:
        values = self._read(line, list[Any])
        if len(values) != len(readers):
            raise self.unusable(f"{len(values)} values for {len(readers)} columns")
        try:
            return {name: read(value) for (name, read), value in zip(readers, values, strict=True)}
        except (TypeError, ValueError, DecimalException) as error:
            raise self.unusable(str(error) or "this is no number") from error

    def _read(self, line: bytes, kind: type[Kind]) -> Kind:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.unusable(str(error)) from error

    def _take(self) -> bytes:
        self.number += 1
        line, self._held = self._held or next(self._lines, None), None
        if line is None:
            raise self.unusable("the file ends too early")
        return line

    def _unread_line(self, line: bytes) -> None:
        self.number -= 1
        self._held = line
