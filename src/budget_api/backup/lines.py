"""The lines of a backup, counted, each read as what should stand there."""

from collections.abc import Callable, Iterable, Iterator
from decimal import DecimalException
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Column, Table

from budget_api.backup.format import BackupUnusable, End, reader_of
from budget_api.db.models import AccountRow, WorkspaceRow

Kind = TypeVar("Kind")
ROWS_AT_ONCE: Final = 1_000


class BackupLines:
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

    def check_end(self, row_count: int) -> None:
        """Read the last line. Raises: BackupUnusable where it names another number of rows, or lines follow it."""
        if self.next(End).rows != row_count:
            raise self.unusable(f"there should be {row_count} rows")
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


class LineNumbers:
    """Lines of the rows that are named when what refers to them does not add up: workspaces and accounts."""

    _NAMED = (WorkspaceRow.__table__, AccountRow.__table__)

    def __init__(self) -> None:
        self.line_of: dict[str, int] = {}
        """Line of a row by its id."""

    def add(self, table: Table, rows: list[dict[str, Any]], lines: BackupLines) -> None:
        """Note the rows of a table that were read last."""
        if table in self._NAMED:
            first = lines.number - len(rows) + 1
            self.line_of.update((str(row["id"]).lower(), line) for line, row in enumerate(rows, first))
