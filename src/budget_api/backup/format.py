"""The lines of a backup.

A header; of each table its columns, then its rows; at the end the number of rows. Each line is JSON. Instants are in
UTC, amounts are decimals as text, what is binary is base64.
"""

from base64 import b64decode
from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

import msgspec
from sqlalchemy import Column, LargeBinary, Table

from budget_api.backup.rules import RULES
from budget_api.db.base import REVISION, Hundredths, Instant, Lines
from budget_api.db.models import all_tables
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
