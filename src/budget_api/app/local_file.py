"""A budget file that no server has open.

It is locked for the length of a call, so that several programs work side by side.
"""

import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import Session

from budget_api.access.rights import SAFE_METHODS
from budget_api.access.tokens import Credential
from budget_api.app.context import Context
from budget_api.app.local_calls import LocalAnswer, LocalIncoming, answer
from budget_api.config import ConfigError, local_settings
from budget_api.db.base import REVISION
from budget_api.db.failures import native_code
from budget_api.db.integrity import NoRoomError
from budget_api.db.lock import FolderHeldError, FolderLock
from budget_api.db.reading_copy import CANT_WRITE, ReadingCopy, state_of
from budget_api.db.sqlite import SqliteDatabase
from budget_api.schedules.waiting import due_schedules
from budget_api.users.local import local_session
from budget_core.contract.call import AnyCall

POST_EVERY = timedelta(hours=1)
_UNWRITABLE = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN")
WAIT_SECONDS = 10.0
"""Wait of a call for the calls of other programs."""


class ServerHoldsFileError(ConfigError):
    """A server has the file open: it is the one to ask."""


class LocalFile:
    """The file in a folder, as one of its users. All of it runs on one event loop."""

    def __init__(self, folder: Path, user: str | None, *, is_copy: bool = False) -> None:
        self._settings = local_settings(folder)
        self._user = user
        self._path = self._settings.config.sqlite_path
        self._lock = FolderLock(folder)
        self._calls = 0
        self._context: Context | None = None
        self._opened: tuple[int, int] | None = None
        self._posted_at = datetime.max.replace(tzinfo=UTC) - POST_EVERY if is_copy else None
        """Time of the last posting; never for a copy, in which nothing stays."""
        self._copy: ReadingCopy | None = None

    async def answer(self, call: AnyCall, incoming: LocalIncoming) -> LocalAnswer:
        """Answer a call; one without a token is the user's.

        `ConfigError` where the file can't be opened or another program goes on holding it, `ServerHoldsFileError` for a
        server.
        """
        try:
            return await self._answer(call, incoming)
        except NoRoomError as error:
            cause: Exception = error
        except OSError as error:
            if error.errno not in CANT_WRITE or not self._path.exists():
                raise
            cause = ConfigError(
                f"The data folder {self._path.parent} can't be written ({error.strerror}): it can be read, and nothing"
                " can be changed."
            )
        if call.method not in SAFE_METHODS:
            raise cause
        return await (await self._reader()).answer(call, incoming)

    async def _reader(self) -> "LocalFile":
        """Return a copy of the file as it is, to read from."""
        if self._copy is None or self._copy.state != state_of(self._path):
            await self._close_copy()
            copy = ReadingCopy(self._path)
            self._copy, self._copied_file = copy, LocalFile(copy.folder, self._user, is_copy=True)
        return self._copied_file

    async def _close_copy(self) -> None:
        if self._copy is not None:
            copy, self._copy = self._copy, None
            await self._copied_file.close()
            copy.close()

    async def _answer(self, call: AnyCall, incoming: LocalIncoming) -> LocalAnswer:
        async with self._held():
            context = await self._ready()
            await self._post_due(context)
            answered = await answer(call, context, incoming)
            if answered.status != HTTPStatus.UNAUTHORIZED or "authorization" in incoming.headers:
                return answered
            session = await local_session(context.database, self._user)  # the first one, or another program ended it
            context.set_anonymous_session(Credential(session.id))
            return await answer(call, context, incoming)

    async def _post_due(self, context: Context) -> None:
        """Post what schedules post automatically, at the first call and once an hour.

        A file has no server that would do it.
        """
        now = datetime.now(UTC)
        if self._posted_at is not None and now < self._posted_at + POST_EVERY:
            return
        self._posted_at = now
        if await context.database.look_up(due_schedules, now):
            from budget_api.schedules.sweep import post_due  # and all that booking needs, once in a while

            await post_due(context.database, is_hurried=True)

    async def close(self) -> None:
        """Let go of the file."""
        await self._close_copy()
        if self._context is not None:
            context, self._context = self._context, None
            await context.database.close()
            context.close()

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        if self._calls == 0:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._take_lock()
        self._calls += 1
        try:
            yield
        finally:
            self._calls -= 1
            if self._calls == 0:
                self._lock.release()

    def _take_lock(self) -> None:
        try:
            self._lock.acquire(None, WAIT_SECONDS)
        except FolderHeldError as error:
            kind = ServerHoldsFileError if error.holder and error.holder.url else ConfigError
            raise kind(str(error)) from error

    async def _ready(self) -> Context:
        """Return the context of the file as it is now.

        It may have been replaced or migrated since the last call.
        """
        if self._context is not None and (_identity(self._path) != self._opened or not await self._is_known()):
            await self.close()
        if self._context is None:
            database = SqliteDatabase(self._path, _ignore)
            try:
                await database.start()
            except SQLAlchemyError as error:
                if isinstance(error, DBAPIError) and native_code(error).startswith(_UNWRITABLE):
                    raise OSError(errno.EROFS, str(error.orig)) from error
                raise ConfigError(f"The budget file in {self._path.parent} can't be opened: {error}") from error
            self._context, self._opened = Context(self._settings, database), _identity(self._path)
        return self._context

    async def _is_known(self) -> bool:
        return self._context is not None and await self._context.database.look_up(_revision) == REVISION


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _revision(db: Session) -> str | None:
    return db.connection().exec_driver_sql("select version_num from alembic_version").scalar()


def _ignore(_: list[object]) -> None:
    """Ignore events: nobody listens to a file."""
