"""The process behind `budget worker`.

It runs the jobs of servers that leave them to workers, and logs them.
"""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from budget_api.alerts.settle import settle
from budget_api.app.background_work import BackgroundWork
from budget_api.app.start_errors import exit_on_config_error
from budget_api.app.storage import open_beside_server, publish_to_all
from budget_api.config import ConfigError, ServerSettings, read_settings
from budget_api.db.port import Database, Publish
from budget_api.jobs.runs import last_runs
from budget_api.live.service import Live
from budget_api.push.keys import KEY_FILE, PushKeys

logger = logging.getLogger(__name__)


def run() -> None:
    """Run jobs until the process is told to stop; end with a line when that can't be."""
    with exit_on_config_error():
        asyncio.run(run_until_signal(read_settings()))


def status() -> list[str]:
    """Return a line for each job: its last run and its last error."""
    with exit_on_config_error():
        return asyncio.run(_status(read_settings()))


async def run_until_signal(settings: ServerSettings) -> None:
    """Run jobs; on SIGTERM or SIGINT finish what is on its way, and return."""
    stopping = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stopping.set)
    check_keys(settings)
    work, live = BackgroundWork(settings), Live(settings.config.session_url)
    publish = publish_to_all(live.publish, work.publish)
    async with _joined(settings, publish) as database, live.running(database), work.running(database):
        logger.info("the worker is at work")
        await stopping.wait()
        logger.info("the worker finishes what it has begun")
    logger.info("the worker has ended")


async def _status(settings: ServerSettings) -> list[str]:
    async with _joined(settings, lambda _: None) as database:
        return await database.read(lambda db: [run.line for run in last_runs(db)])


@asynccontextmanager
async def _joined(settings: ServerSettings, publish: Publish) -> AsyncIterator[Database]:
    """Open the servers' database. Raises: ConfigError when workers can't share it."""
    if settings.config.database_url is None:
        raise ConfigError("A worker needs BUDGET_DATABASE_URL: the server on a SQLite file does its work itself.")
    async with open_beside_server(settings.config, publish) as database:
        database.settle = settle
        yield database


def check_keys(settings: ServerSettings) -> None:
    """Raise ConfigError without the servers' key: push services refuse messages that another one signed."""
    folder = settings.config.data
    if settings.config.database_url and not PushKeys(folder, settings.push.private_key).is_known:
        where = f"BUDGET_VAPID_PRIVATE_KEY, or the servers' data folder (BUDGET_DATA) with {KEY_FILE}"
        raise ConfigError(f"A worker signs messages with the servers' key: set {where}. {folder} has none.")
