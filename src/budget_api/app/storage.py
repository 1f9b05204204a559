"""Storage of a configuration: its database and folder, for servers and for programs beside them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from budget_api.app.start_errors import explain_unreachable_database
from budget_api.config import Config, ConfigError
from budget_api.db.integrity import legible
from budget_api.db.lock import FolderLock
from budget_api.db.port import Database, Publish
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.sqlite import SqliteDatabase

FOLDER_MODE = 0o700
"""Mode of files: expenses of a household are nobody else's on the machine."""


def open_database(config: Config, publish: Publish) -> Database:
    """Return the database of the configuration, not yet started."""
    if config.database_url is None:
        return SqliteDatabase(config.sqlite_path, publish)
    is_pooled = config.direct_url is not None
    return PostgresDatabase(config.database_url, publish, is_pooled=is_pooled, replica_url=config.replica_url)


@asynccontextmanager
async def open_beside_server(config: Config, publish: Publish) -> AsyncIterator[Database]:
    """Open the database beside a server that may work on it.

    Raises: ConfigError for one that is missing or damaged.
    """
    database = open_database(config, publish)
    try:
        with legible(config.sqlite_path):
            with explain_unreachable_database():
                await database.join()
            yield database
    finally:
        await database.close()


def lock_data_folder(config: Config) -> FolderLock:
    """Return the lock on the data folder, taken where the folder holds the database."""
    lock = FolderLock(config.data)
    try:
        config.data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        if config.database_url is None:
            lock.acquire(config.url, 0)
    except OSError as error:
        raise ConfigError(f"The data folder {config.data} (BUDGET_DATA) can't be used: {error.strerror}.") from error
    return lock


def publish_to_all(*publishers: Publish) -> Publish:
    """Return a publisher that hands out to each of these."""

    def publish(handed_out: list[Any]) -> None:
        for one in publishers:
            one(handed_out)

    return publish
