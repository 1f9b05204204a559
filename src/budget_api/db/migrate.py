"""Bring a database to the newest schema at start, and refuse one that is not what its version says.

Alembic is imported only when there is something to do.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, create_engine, text
from sqlalchemy.pool import NullPool

from budget_api.config import ConfigError
from budget_api.db.base import REVISION, apply_postgres_partial_indexes
from budget_api.db.integrity import FILE_MODE, NoRoomError, check_not_empty, legible, new_sqlite_file
from budget_api.db.models import all_tables
from budget_api.db.schema import differences, expected_schema, read_schema, schema_file

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger(__name__)
SCRIPTS = Path(__file__).parent / "migrations"
OLD_FILES_KEPT = 2
"""Copies of a file from before its updates."""
_OLD_FILE = "{name}-before-{revision}.sqlite3"

_WAY_OUT = "Undo what was changed by hand, restore a backup, or start with an empty database."
_VERSIONS = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table."""
_LOCK = 727274  # any number that no other program locks in this database


def migrate_sqlite(path: Path) -> None:
    """Migrate the file at `path`, or create it. The caller holds the lock of its folder."""
    if path.exists():
        check_not_empty(path)
        keep_old_file(path)
        upgrade_file(path)
        return
    with new_sqlite_file(path) as part:
        upgrade_file(part)


def keep_old_file(path: Path) -> None:
    """Copy a file of an older version beside it before it is migrated; the last `OLD_FILES_KEPT` copies stay.

    Raises: ConfigError where there is no room for the copy.
    """
    try:
        connection = read_only(path)
    except sqlite3.DatabaseError:
        return  # the update itself says what is wrong with the file
    with closing(connection) as source:
        revision = _stored_revision(source)
        if revision is None or revision >= REVISION:
            return
        copy = path.with_name(_OLD_FILE.format(name=path.stem, revision=revision))
        _copy(source, copy)
    for old in sorted(path.parent.glob(_OLD_FILE.format(name=path.stem, revision="[0-9]*")))[:-OLD_FILES_KEPT]:
        old.unlink()
    logger.warning("Updating the budget file from version %s to %s; as it was it is kept: %s", revision, REVISION, copy)


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a file that is whole or not there."""
    part = target.with_name(f".{target.name}.new")
    try:
        part.unlink(missing_ok=True)
        part.touch(FILE_MODE)
        with closing(sqlite3.connect(part)) as destination:
            source.backup(destination)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise NoRoomError(
            f"This version has to update the budget file, and keeps it as it is beside it first: {target} can't be"
            f" written ({error}). Nothing was changed."
        ) from None


def read_only(path: Path) -> sqlite3.Connection:
    """Return a connection that reads a file, also in a folder where nothing can be made beside it."""
    address = f"file:{quote(str(path))}?mode=ro"
    connection = sqlite3.connect(address, uri=True)
    try:
        connection.execute("select 1 from sqlite_master")
    except sqlite3.OperationalError:  # no log can be made; without one the file holds everything
        connection.close()
        return sqlite3.connect(f"{address}&immutable=1", uri=True)
    return connection


def _stored_revision(connection: sqlite3.Connection) -> str | None:
    """Return the version of the schema; None where there is none, or what is there can't be read."""
    with suppress(sqlite3.DatabaseError):
        row = connection.execute("select version_num from alembic_version").fetchone()
        return None if row is None else str(row[0])
    return None


def upgrade_file(path: Path) -> None:
    """Upgrade the schema of a file in one transaction."""
    with _migrating(path) as connection:
        if upgrade(connection):
            _check_references(connection)


def create_older_file(path: Path, revision: str) -> None:
    """Create a file with the empty tables of an older version."""
    with _migrating(path) as connection:
        run_migrations(connection, revision)


@contextmanager
def _migrating(path: Path) -> Iterator[Connection]:
    """Yield a connection in a transaction that is committed at the end.

    Foreign keys are off while tables are rebuilt (with them on, a batch migration empties child tables without a
    word) and checked before the COMMIT.
    """
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    try:
        with legible(path), engine.connect() as connection:
            _raw(connection).isolation_level = None
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()


def check_sqlite(path: Path) -> None:
    """Refuse a file that is not there or not of this version; nothing is changed."""
    if not path.exists():
        raise ConfigError(f"There is no {path}.")
    check_not_empty(path)
    engine = create_engine(f"sqlite:///file:{quote(str(path))}?mode=ro&uri=true", poolclass=NullPool)
    try:
        with legible(path), engine.connect() as connection:
            _check_newest(connection)
    finally:
        engine.dispose()


async def migrate_postgres(engine: "AsyncEngine") -> None:
    """Migrate; of several processes starting at once one works, the others wait."""
    async with engine.begin() as connection:
        await connection.execute(text(f"select pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(upgrade)


async def check_postgres(engine: "AsyncEngine") -> None:
    """Refuse a database that is not of this version; nothing is changed."""
    async with engine.connect() as connection:
        await connection.run_sync(_check_newest)


def _check_newest(connection: Connection) -> None:
    current = _revision(connection)
    if current is not None:
        _check_schema(connection, current)
    if current != REVISION:
        found = f"is of version {current}" if current else "has no tables yet"
        raise ConfigError(f"The database {found}, not of {REVISION}: start a server of this version first.")


def upgrade(connection: Connection) -> bool:
    """Upgrade this connection's schema to the newest; return True when there was anything to do.

    Raises `ConfigError` for a database of a newer version, and for one whose tables are not those of its version:
    changed by hand, or by a migration that never was released, it would fail later and worse.
    """
    current = _revision(connection)
    if current is None:
        _check_empty(connection)
    else:
        _check_schema(connection, current)
    if current == REVISION:
        return False
    if current is None:
        create_tables(connection)
    else:
        run_migrations(connection, REVISION)
    _check_schema(connection, REVISION)
    return True


def create_tables(connection: Connection) -> None:
    """Create the tables of the newest version in an empty database.

    The result equals that of all migrations in order. A first start that runs them keeps 30 MB of libraries for as long
    as the server runs.
    """
    tables = all_tables()
    if connection.dialect.name == "postgresql":
        apply_postgres_partial_indexes()
    for table in tables:
        table.create(connection)
    _VERSIONS.create(connection)
    connection.execute(_VERSIONS.insert().values(version_num=REVISION))


def run_migrations(connection: Connection, revision: str) -> None:
    """Run those up to a revision that this database has not seen."""
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _check_schema(connection: Connection, revision: str) -> None:
    dialect = connection.dialect.name
    if not schema_file(SCRIPTS, revision, dialect).exists():
        raise ConfigError(f"The database is of a newer version ({revision}) than this program ({REVISION}): update it.")
    if wrong := list(differences(expected_schema(SCRIPTS, revision, dialect), read_schema(connection))):
        raise ConfigError(f"The database differs from version {revision} of the schema: {_first(wrong)}. {_WAY_OUT}")


def _check_empty(connection: Connection) -> None:
    ours = expected_schema(SCRIPTS, REVISION, connection.dialect.name)
    if tables := [table for table in read_schema(connection) if table in ours]:
        raise ConfigError(f"The database has no version of the schema, but a table {_first(tables)}. {_WAY_OUT}")


def _first(found: list[str]) -> str:
    return found[0] + (f" (and {len(found) - 1} more)" if found[1:] else "")


def _check_references(connection: Connection) -> None:
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        raise ConfigError(f"The migration would break {len(broken)} references; nothing was changed.")


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.exec_driver_sql("select version_num from alembic_version").scalar()


def _raw(connection: Connection) -> sqlite3.Connection:
    raw = connection.connection.driver_connection
    if not isinstance(raw, sqlite3.Connection):
        raise TypeError(type(raw))
    return raw
