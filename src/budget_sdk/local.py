"""A budget file without a server: the API in process. The only module that reaches `budget_api`, and only when used."""

from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from budget_core.contract.users import User
from budget_sdk.errors import LocalFileHeld, LocalFileUnusable
from budget_sdk.folders import data_folder
from budget_sdk.in_process import ASGIApp, AsyncTransport, InProcessApp, LoopThread, Transport, lifespan
from budget_sdk.lean_imports import without
from budget_sdk.logins import load_logins

_IN_PROCESS_URL = "http://budget.local"
_FILE = "budget.sqlite3"


class RunningServer(msgspec.Struct):
    """The lock file: the server that has the budget file open."""

    pid: int
    url: str
    """Its address; the lock of another process has none, and is not read."""


@dataclass(frozen=True, slots=True)
class Connection:
    """How to reach a local file: through the server that has it open, or in process."""

    url: str
    token: str | None
    app: InProcessApp | None

    def transport(self) -> Transport | None:
        """For a blocking client; None for the network."""
        return Transport(self.app) if self.app else None

    def async_transport(self) -> AsyncTransport | None:
        """For an awaiting client; None for the network."""
        return AsyncTransport(self.app) if self.app else None


def connection(path: Path | str | None, user: str | None) -> Connection:
    """How to reach the file in `path`. Raises `LocalFileHeld` when a server has it and no login for it is stored."""
    folder = _folder(path)
    running = running_server(folder)
    if running is None:
        return Connection(_IN_PROCESS_URL, None, InProcessApp(_Start(folder, user)))
    token = load_logins().token(running.url)
    if token is None:
        raise LocalFileHeld(str(folder), running.url)
    return Connection(running.url, token, None)


def running_server(folder: Path) -> RunningServer | None:
    """The server that has the file in the folder open now; None when the one in the lock file is gone."""
    path = folder / "budget.lock"
    try:
        found = msgspec.json.decode(path.read_bytes(), type=RunningServer)
    except (OSError, msgspec.DecodeError):
        return None
    return found if _is_locked(path) else None


def _is_locked(path: Path) -> bool:
    import fcntl  # missing on Windows, where the rest of the SDK works

    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def has_budget(path: Path | str) -> bool:
    """Whether the folder `path` (or the file itself) holds a budget."""
    return (_folder(path) / _FILE).exists()


def _folder(path: Path | str | None) -> Path:
    folder = Path(path).expanduser() if path is not None else data_folder()
    return folder.parent if folder.name == _FILE else folder


def create_user(path: Path | str | None, name: str, email: str, password: str) -> User:
    """Create a user in the file, who can sign in with the password once a server runs on it."""
    return _administer(path, lambda does, held: does.create_user(held.database, held.passwords, name, email, password))


def set_password(path: Path | str | None, user: str | None, password: str, email: str | None = None) -> User:
    """Set the password of a user of the file, and the e-mail if given; ends their sessions."""
    return _administer(path, lambda does, held: does.set_password(held.database, held.passwords, user, password, email))


def _administer(path: Path | str | None, change: Callable[[Any, Any], Coroutine[Any, Any, User]]) -> User:
    folder = _folder(path)
    if running := running_server(folder):
        raise LocalFileUnusable(f"The server at {running.url} holds the budget file in {folder}: stop it first.")

    async def execute() -> User:
        async with AsyncExitStack() as stack:
            app = await _started(folder, stack)
            from budget_api.config import ConfigError
            from budget_api.users import administration

            try:
                return await change(administration, app.state)
            except ConfigError as error:
                raise LocalFileUnusable(str(error)) from error

    thread = LoopThread()
    try:
        return thread.run(execute())
    finally:
        thread.close()


async def _started(folder: Path, stack: AsyncExitStack) -> Any:
    """The API on the file, running until the stack is closed. The server's packages may be missing."""
    try:
        with without("advanced_alchemy"):
            from sqlalchemy.exc import SQLAlchemyError

            from budget_api.app.factory import create_app
            from budget_api.app.settings import local_settings
            from budget_api.config import ConfigError
    except ModuleNotFoundError as missing:
        raise LocalFileUnusable(
            f"A local file needs the server's packages ({missing.name} is missing): "
            'pip install "budget-planner[server]"'
        ) from missing
    try:
        app = create_app(local_settings(folder))
        await stack.enter_async_context(lifespan(app))
    except ConfigError as error:
        raise LocalFileUnusable(str(error)) from error
    except (OSError, SQLAlchemyError) as error:
        raise LocalFileUnusable(f"The budget file in {folder} can't be opened: {error}") from error
    return app


@dataclass(frozen=True, slots=True)
class _Start:
    folder: Path
    user: str | None

    async def __call__(self, stack: AsyncExitStack) -> tuple[ASGIApp, str | None]:
        """Start the API on the file, with a token of its user."""
        app = await _started(self.folder, stack)
        from budget_api.config import ConfigError
        from budget_api.users.local import local_token

        try:
            return app, await local_token(app.state.database, app.state.tokens, self.user)
        except ConfigError as error:
            raise LocalFileUnusable(str(error)) from error
