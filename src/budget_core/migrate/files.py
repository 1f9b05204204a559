"""Open files of another app: tables of text, JSON documents, and databases."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from budget_core.base.errors import DomainError, ErrorCode


@dataclass(frozen=True, slots=True)
class Table:
    """CSV: a header, and rows of as many cells."""

    name: str
    header: tuple[str, ...]
    rows: Sequence[Sequence[str]]

    def has(self, *columns: str) -> bool:
        """Return whether the header has all of these columns."""
        return set(columns) <= set(self.header)

    def records(self) -> Iterator[dict[str, str]]:
        """Yield the rows by column; of columns with one name the first counts."""
        places = {name: at for at, name in reversed(list(enumerate(self.header)))}
        for row in self.rows:
            yield {name: row[at].strip() if at < len(row) else "" for name, at in places.items()}


@dataclass(frozen=True, slots=True)
class Document:
    """JSON."""

    name: str
    content: Any


class Database(Protocol):
    """SQLite: tables, never views."""

    @property
    def name(self) -> str:
        """Name of the file."""

    @property
    def tables(self) -> Mapping[str, Collection[str]]:
        """Columns by table."""

    @property
    def version(self) -> int:
        """Number that its app keeps in `user_version`."""

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a table; a column that it does not have is None."""


OpenFile = Table | Document | Database


def broken(name: str) -> DomainError:
    """Return the error of a file that is not what it begins as."""
    return DomainError(ErrorCode.MIGRATION_BROKEN, file=name)


def unreadable(name: str, value: object) -> DomainError:
    """Return the error of a value that is none of its kind."""
    return DomainError(ErrorCode.MIGRATION_VALUE, file=name, text=str(value)[:40])
