"""Both databases for long runs: a configuration of a new server on each."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.api.conftest import create_database
from tests.postgres import cluster


@contextmanager
def both_databases(name: str) -> Iterator[list[tuple[str, Path, str | None]]]:
    """Yield name, folder and URL of an empty database of each kind; the URL is None for SQLite."""
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        url = create_database(postgres, name)
        yield [("SQLite", Path(folder) / "sqlite", None), ("PostgreSQL", Path(folder) / "postgresql", url)]
