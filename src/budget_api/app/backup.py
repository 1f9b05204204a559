"""Commands `budget backup` and `budget restore`.

The settings name the database that is written to a file, or filled from one.
"""

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from budget_api.app.start_errors import exit_on_config_error, explain_unreachable_database
from budget_api.app.storage import lock_data_folder, open_beside_server, open_database
from budget_api.backup.files import new_file
from budget_api.backup.older import as_present
from budget_api.backup.service import Content, read_backup, write_backup
from budget_api.config import Config, read_settings


def backup(target: Path, folder: Path | None) -> Content:
    """Write everything to a new file, also while a server runs. Ends the process when it can't."""
    with exit_on_config_error():
        return asyncio.run(_backup(_config(folder), target))


def restore(source: Path, folder: Path | None, *, is_recounting: bool = False) -> Content:
    """Make an empty database hold what the file does. Ends the process when the place is not right.

    With `is_recounting` sums that entries do not add up to are counted again.

    Raises ValueError with the line of the file that makes no sense, and then nothing is stored.
    """
    with exit_on_config_error():
        return asyncio.run(_restore(_config(folder), source, is_recounting))


def content(source: Path, *, is_recounting: bool = False) -> Content:
    """Restore a backup into a folder that is thrown away, and return what it holds.

    Raises ValueError with the line that makes no sense.
    """
    with exit_on_config_error(), TemporaryDirectory() as folder:
        return asyncio.run(_restore(Config(Path(folder)), source, is_recounting))


def _config(folder: Path | None) -> Config:
    env: Mapping[str, str] = os.environ
    return read_settings(env if folder is None else {**env, "BUDGET_DATA": str(folder)}).config


async def _backup(config: Config, target: Path) -> Content:
    async with open_beside_server(config, _ignore) as database:
        with new_file(target) as file:
            return await database.read(write_backup, file)


async def _restore(config: Config, source: Path, is_recounting: bool) -> Content:
    remove_new_files = _remover(config.data)
    with ExitStack() as stack:
        stack.callback(lock_data_folder(config).release)
        leave_nothing = stack.enter_context(ExitStack())  # while the folder is locked
        leave_nothing.callback(remove_new_files)
        content = stack.enter_context(as_present(stack.enter_context(source.open("rb"))))
        database = open_database(config, _ignore)
        database.write_seconds = None
        try:
            with explain_unreachable_database():
                await database.start()
            restored = await database.write(read_backup, content, is_recounting=is_recounting)
        finally:
            await database.close()
        leave_nothing.pop_all()
        return restored


def _remover(folder: Path) -> Callable[[], None]:
    """Return a function that removes the files made in a folder since, and the folder where there was none."""
    files = {*folder.iterdir()} if folder.exists() else set[Path]()
    folders = [path for path in (folder, *folder.parents) if not path.exists()]

    def remove() -> None:
        for path in {*folder.iterdir()} - files:
            path.unlink()
        for path in folders:
            path.rmdir()

    return remove


def _ignore(_: list[object]) -> None:
    """Ignore what a backup announces: nobody waits for it."""
