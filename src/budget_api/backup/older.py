"""Backups of older versions, written anew as this version writes them.

The rows go into a temporary file of the older schema, which is migrated as a server's own file would be.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Column, Connection, TableClause, column, table

from budget_api.backup.format import HEADER, TABLES, VERSION, BackupLines, Header, LineNumbers, TableHead
from budget_api.backup.service import RowSource, store, write_backup
from budget_api.db import older_file

_PRESENT: Final = {str(each.name): each for each in TABLES}


@contextmanager
def as_present(file: BinaryIO) -> Iterator[RowSource]:
    """Yield a backup as this version writes it.

    Raises: BackupUnusable with the line of `file`.
    """
    first = file.readline()
    lines = chain([first] if first else [], file)
    revision = _older_revision(first)
    if revision is None:
        yield RowSource(lines)
        return
    with TemporaryDirectory(prefix="budget-") as folder:
        path, present = Path(folder) / "older.sqlite3", Path(folder) / "present.jsonl"
        with older_file.older_file(path, revision) as connection:
            line_of = _fill(connection, BackupLines(lines), revision)
        with older_file.reading(path) as db, present.open("wb") as target:
            write_backup(db, target)
        with present.open("rb") as source:
            yield RowSource(source, line_of)


def _older_revision(first: bytes) -> str | None:
    """Return the version of the schema of an older backup, and None for any other line."""
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    is_older = header.budget_backup == VERSION and header.schema in older_file.revisions()
    return header.schema if is_older and header.schema != HEADER.schema else None


def _fill(connection: Connection, lines: BackupLines, revision: str) -> dict[str, int]:
    """Store the rows of a backup, and return the lines of workspaces and accounts."""
    lines.next(Header)
    numbers = LineNumbers()
    missing = older_file.columns_at(revision)
    count = 0
    while missing:
        head = lines.next(TableHead)
        if missing.pop(head.table, None) != head.columns:
            raise lines.unusable(f"here should be a table as version {revision} has it")
        columns = [_PRESENT[head.table].columns[name] for name in head.columns]
        target = _target(head.table, columns)
        for rows in lines.rows(columns):
            store(connection, target, rows, lines)
            numbers.add(_PRESENT[head.table], rows, lines)
            count += len(rows)
    lines.check_end(count)
    return numbers.line_of


def _target(name: str, columns: list[Column[Any]]) -> TableClause:
    """Return a table that has no other columns: the defaults of those that came later are the migrations' work."""
    return table(name, *(column(each.name, each.type) for each in columns))
