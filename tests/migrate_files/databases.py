"""SQLite files as readers get them, without the guards of the server."""

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any


class Opened:
    """An open database."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)
        self.name = path.name
        self.version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])

    @property
    def tables(self) -> Mapping[str, Collection[str]]:
        names = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {name: [row[1] for row in self._connection.execute(f"PRAGMA table_info({name})")] for (name,) in names}

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        known = self.tables[table]
        names = ", ".join(f'"{each}"' if each in known else "NULL" for each in columns)
        yield from self._connection.execute(f"SELECT {names} FROM {table}")

    def change(self, statement: str, *values: Any) -> None:
        """Change the file, as its app would not."""
        self._connection.execute(statement, values)
        self._connection.commit()
