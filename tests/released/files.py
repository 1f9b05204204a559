"""The files of the migrations: which are released, and what each revision makes of an empty database."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from budget_api.db import migrate
from budget_api.db.schema import Schema, read_schema, schema_file

FOLDER = Path(__file__).parent
FILES = FOLDER / "files.json"


def released() -> dict[str, str]:
    """Files of released migrations and their SHA-256."""
    found: dict[str, str] = json.loads(FILES.read_bytes())
    return found


def release(revision: str) -> None:
    """Count the files of a revision among those that never change."""
    written(FILES, released() | {name: checksum(name) for name in files_of(revision)})


def is_released(revision: str) -> bool:
    """Return whether people may have databases of this revision."""
    return any(name in released() for name in files_of(revision))


def checksum(name: str) -> str:
    """SHA-256 of a file of the migrations as it is now."""
    return hashlib.sha256((migrate.SCRIPTS / name).read_bytes()).hexdigest()


def files_of(revision: str) -> list[str]:
    """The migration and the schemas it leads to."""
    found = migrate.SCRIPTS.glob(f"**/{revision}*")
    return sorted(str(path.relative_to(migrate.SCRIPTS)) for path in found if path.suffix in {".py", ".json"})


def schema_after(revision: str) -> Callable[[Connection], Schema]:
    """For a connection to an empty database: what it says of its tables once it was migrated."""

    def migrated(connection: Connection) -> Schema:
        migrate.run_migrations(connection, revision)
        return read_schema(connection)

    return migrated


def expect(revision: str, dialect: str, schema: Schema) -> None:
    """From now on the program expects this schema."""
    path = schema_file(migrate.SCRIPTS, revision, dialect)
    path.parent.mkdir(exist_ok=True)
    written(path, schema)


def written(path: Path, content: Any) -> None:
    """One line each, so that a difference reads well."""
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", "utf-8")
