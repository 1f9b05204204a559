"""The lines of a backup: their shapes, and reading them in order."""

from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from decimal import Decimal, DecimalException
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Column, LargeBinary, Table

from budget_api.backup.rules import RULES
from budget_api.db.base import REVISION, Hundredths, Instant, Lines
from budget_api.db.models import AccountRow, WorkspaceRow, all_tables
from budget_api.db.share_columns import ShareRules, Shares
from budget_core.contract.entries.history import EntryLine
from budget_core.contract.entries.shares import ShareRule

VERSION: Final = 1
"""Raised when lines are written in another way."""

TABLES: Final = tuple(all_tables())
"""Each after those that it refers to."""

encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Header(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """The first line: which backup this is."""

    budget_backup: int
    schema: str
    """The revision of the tables it was written from."""


class TableHead(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: a file that was cut off has none."""

    rows: int


HEADER: Final = Header(VERSION, REVISION)


class BackupUnusable(ValueError):  # noqa: N818 - named by the fact
    """Fault of a backup, with its line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")


class SumsWrong(BackupUnusable):
    """A kept sum that is not what its entries add up to: counted again, the backup can be restored."""

    can_be_recounted = True


def columns_of(table: Table) -> list[Column[Any]]:
    """Return columns in the order they are written in, which no migration changes."""
    return sorted(table.columns, key=lambda column: column.name)


def head_of(table: Table) -> TableHead:
    """Return the lines before its rows."""
    return TableHead(str(table.name), [str(column.name) for column in columns_of(table)])


def reader_of(column: Column[Any]) -> Callable[[Any], Any]:
    """Return a reader of a column's values. It raises ValueError or TypeError for anything else."""
    read = RULES.get(column) or _READERS.get(type(column.type), _as_it_is)
    return lambda value: None if value is None else read(value)


def _instant(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"{text} is in no time zone")
    return moment


def _amount(text: str) -> Decimal:
    amount = Decimal(text)
    if amount != round(amount, 2):
        raise ValueError(f"{text} has more than two decimals")
    return amount


def _lines(value: Any) -> list[EntryLine]:
    lines = msgspec.convert(value, list[EntryLine])
    for line in lines:
        _amount(str(line.value))
    return lines


def _shares(value: Any) -> dict[str, Decimal]:
    shares = msgspec.convert(value, dict[str, Decimal])
    for amount in shares.values():
        _amount(str(amount))
    return shares


def _share_rule(value: Any) -> ShareRule:
    return msgspec.convert(value, ShareRule)


def _as_it_is(value: Any) -> Any:
    return value


_READERS: Final[dict[type, Callable[[Any], Any]]] = {
    Instant: _instant,
    Hundredths: _amount,
    Lines: _lines,
    Shares: _shares,
    ShareRules: _share_rule,
    LargeBinary: b64decode,
}


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
