"""What a server holds while it runs: made at start, asked for by name, let go at shutdown."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar

from budget_api.app.card_payments import card_payments
from budget_api.app.parts import PARTS, Parts
from budget_api.app.settings import ServerSettings
from budget_api.app.start_errors import reaching
from budget_api.config import Config, ConfigError
from budget_api.db.lock import FolderLock
from budget_api.db.port import Database, Publish
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.soundness import check_whole
from budget_api.db.sqlite import SqliteDatabase
from budget_api.live.service import Live
from budget_api.live.sockets import Sockets
from budget_api.subscriptions.service import set_billing

if TYPE_CHECKING:
    from budget_api.app.work import Work, WorkElsewhere

FOLDER_MODE = 0o700
"""What a household spends is nobody else's on the machine."""


@asynccontextmanager
async def running(app: Litestar, settings: ServerSettings) -> AsyncIterator[None]:
    """Start everything, with what guards and handlers ask for in the app's state; close it in reverse."""
    config = settings.config
    async with AsyncExitStack() as stack:
        stack.callback(held_folder(config).release)
        live = Live(config.session_url)
        work = None if config.local else _work(settings)
        database = open_database(config, all_of(live.publish, *([work.publish] if work else [])))
        stack.push_async_callback(database.close)
        if config.database_url is None:
            await asyncio.to_thread(check_whole, config.sqlite_path)
        with reaching():
            await database.start()
        if not config.local:  # a command on a local file leaves that as it is
            await database.write(set_billing, "stripe" if settings.billing else "none")
        provider = await stack.enter_async_context(card_payments(settings.billing))
        parts = Parts(settings, database, provider)
        stack.callback(parts.close)
        sockets = Sockets(live.rooms, database, parts.authenticator.subscriber, config.url)
        app.state.update({name: getattr(parts, name) for name in PARTS if name != "sockets"})
        app.state.update(database=database, sockets=sockets)
        await stack.enter_async_context(live.running(database))
        if work:
            await stack.enter_async_context(work.running(database))
        yield


def open_database(config: Config, publish: Publish) -> Database:
    """The database of the configuration, not yet started."""
    if config.database_url is None:
        return SqliteDatabase(config.sqlite_path, publish)
    is_pooled = config.direct_url is not None
    return PostgresDatabase(config.database_url, publish, is_pooled=is_pooled, replica_url=config.replica_url)


def held_folder(config: Config) -> FolderLock:
    """The lock on the data folder, taken where the folder holds the database."""
    lock = FolderLock(config.data)
    try:
        config.data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        if config.database_url is None:
            lock.acquire(config.url, 0)
    except OSError as error:
        raise ConfigError(f"The data folder {config.data} (BUDGET_DATA) can't be used: {error.strerror}.") from error
    return lock


def all_of(*publishers: Publish) -> Publish:
    """Hands out to each."""

    def publish(handed_out: list[Any]) -> None:
        for one in publishers:
            one(handed_out)

    return publish


def _work(settings: ServerSettings) -> "Work | WorkElsewhere":
    from budget_api.app.work import Work, WorkElsewhere

    return WorkElsewhere(settings) if settings.jobs.has_workers else Work(settings)
