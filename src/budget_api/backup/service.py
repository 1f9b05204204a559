"""Backup of all rows of all tables, and restore into an empty database."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import ColumnElement, Connection, String, Table, TableClause, collate, exists, insert, select
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
)
from budget_api.backup.lines import ROWS_AT_ONCE, BackupLines, LineNumbers
from budget_api.config import ConfigError
from budget_api.db.models import SettingsRow
from budget_api.settings.queries import common_language


class Source(NamedTuple):
    """Lines of a backup of this version."""

    lines: Iterable[bytes]
    line_of: Mapping[str, int] | None = None
    """Line of each workspace and account in the file that was named, where that is another one."""


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


def read_backup(db: Session, source: Source, *, is_recounting: bool = False) -> Content:
    """Store everything that a backup of this version holds.

    With `is_recounting` wrong sums are recounted instead of refused. Raises `BackupUnusable` with the line that makes
    no sense, and `ConfigError` unless the database is empty.
    """
    _check_empty(db)
    lines = BackupLines(source.lines)
    numbers = LineNumbers()

    def take(table: Table, rows: list[dict[str, Any]]) -> None:
        store(db, table, rows, lines)
        numbers.add(table, rows, lines)

    content = _content(lines, take)
    line_of = source.line_of or numbers.line_of
    if is_recounting:
        return content._replace(corrected=tuple(recount_sums(db, line_of)))
    check_consistency(db, line_of)
    return content


def _content(lines: BackupLines, take: Callable[[Table, list[dict[str, Any]]], None]) -> Content:
    counts: dict[str, int] = {}
    languages: set[str] = set()
    for table, rows in _tables(lines):
        take(table, rows)
        counts[str(table.name)] = counts.get(str(table.name), 0) + len(rows)
        if table is SettingsRow.__table__:
            languages |= {row["language"] for row in rows}
    return Content(counts, languages.pop() if len(languages) == 1 else None)


def _tables(lines: BackupLines) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of each table, some at once; all that is between them is checked."""
    _check_header(lines.next(Header))
    count = 0
    for table in TABLES:
        if lines.next(TableHead) != head_of(table):
            raise lines.unusable(f"here should be the table {table.name} as this version has it")
        for rows in lines.rows(columns_of(table)):
            yield table, rows
            count += len(rows)
    lines.check_end(count)


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
        known = f"this program restores version {HEADER.budget_backup} with schemas up to {HEADER.schema}"
        raise BackupUnusable(1, f"{found}, {known}: restore it with the program that wrote it")


def store(db: Session | Connection, table: Table | TableClause, rows: list[dict[str, Any]], lines: BackupLines) -> None:
    """Insert rows. Raises: BackupUnusable where the database refuses them."""
    try:
        db.execute(insert(table), rows)
    except (IntegrityError, DataError, StatementError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise lines.unusable(f"rows of {table.name} up to here do not fit: {reason}") from error
