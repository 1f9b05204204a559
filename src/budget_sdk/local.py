"""A budget file on this machine.

Calls go through the server that has it open, else in process; each call chooses anew. It and `host` alone reach
`budget_api`, and only when used.
"""

import socket
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from budget_core.contract.call import AnyCall
from budget_sdk.door import Response
from budget_sdk.errors import LocalFileHeld, LocalFileUnusable
from budget_sdk.extras import translate_import_errors
from budget_sdk.folders import data_folder
from budget_sdk.in_process import URL, Answer, InProcess, LocalRequest, Transport
from budget_sdk.logins import load_logins
from budget_sdk.operation import OPERATION, Operation

if TYPE_CHECKING:
    from budget_sdk.async_transport import AsyncTransport
    from budget_sdk.server_exchange import ServerExchange

SOCKET = "budget.sock"
"""In the data folder while a server runs on it: who can open it, its owner alone, is let in."""

_FILE = "budget.sqlite3"


class RunningServer(msgspec.Struct):
    """The lock file: the server that has the budget file open."""

    pid: int
    url: str
    """Its address; the lock of another process has none, and is not read."""


@dataclass(frozen=True, slots=True)
class Connection:
    """Connection of a client to a local file."""

    exchange: "LocalExchange"
    url: str = URL
    token: str | None = None

    def transport(self) -> Transport:
        """Return the transport of a blocking client."""
        return Transport(self.exchange)

    def async_transport(self) -> "AsyncTransport":
        """Return the transport of an awaiting client."""
        from budget_sdk.async_transport import AsyncTransport

        return AsyncTransport(self.exchange)


def connection(path: Path | str | None, user: str | None) -> Connection:
    """Return the connection to the file in the folder `path`, as one of its users.

    Nothing is opened yet.
    """
    return Connection(LocalExchange(_folder(path), user))


def database_transport() -> Transport:
    """Return a transport to the PostgreSQL database of the environment, for administration."""
    return Transport(InProcess(_DatabaseService))


class LocalExchange:
    """Answers to requests about the file in a folder, as one of its users."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self.folder = folder
        self._user = user
        self._in_process = InProcess(lambda: _FileService(folder, user))

    def exchange(self, request: LocalRequest) -> Response:
        """Answer a request.

        Raises: LocalFileUnusable, or LocalFileHeld when the server that has it open needs a login.
        """
        answer = self._through_server(request)
        if answer is None:
            try:
                return self._in_process.exchange(request)
            except _ServerStartedError as held:  # one that was started this moment
                answer = self._through_server(request)
                if answer is None:
                    raise LocalFileUnusable(str(held)) from held
        return answer

    def close(self) -> None:
        """Let go of the file."""
        self._in_process.close()
        if "_server" in self.__dict__:
            self._server.close()

    def _through_server(self, request: LocalRequest) -> Response | None:
        """Return the answer of the server that has the file open; None without one."""
        path = self.folder.resolve() / SOCKET
        if path.exists() and _is_listening(path):
            return self._server.by_socket(request, path, self._user, self._stored_token)
        running = running_server(self.folder)
        if running is None:
            return None
        token = load_logins().token(running.url)
        if token is None:
            raise LocalFileHeld(str(self.folder), running.url)
        return self._server.by_address(request, running.url, token)

    def _stored_token(self) -> str | None:
        """Return the token of the last `budget login` to the server, which names the user."""
        running = running_server(self.folder)
        return load_logins().token(running.url) if running else None

    @cached_property
    def _server(self) -> "ServerExchange":
        from budget_sdk.server_exchange import ServerExchange  # and httpx, 30 ms, for which a file alone needs not wait

        return ServerExchange()


class _ServerStartedError(Exception):
    """A server has opened the file since the check."""


class _FileService:
    """The API on the file, in process. The packages it needs may be missing."""

    def __init__(self, folder: Path, user: str | None) -> None:
        with translate_import_errors():
            from budget_api.app.local_calls import LocalIncoming
            from budget_api.app.local_file import LocalFile, ServerHoldsFileError
            from budget_api.config import ConfigError
        self._folder = folder
        self._incoming = LocalIncoming
        self._held, self._unusable = ServerHoldsFileError, ConfigError
        try:
            self._file = LocalFile(folder, user)
        except ConfigError as error:
            raise LocalFileUnusable(str(error)) from error

    async def answer(self, request: LocalRequest) -> Answer:
        """Perform the operation of a request."""
        try:
            with translate_import_errors():
                status, headers, content = await self._file.answer(*_read_operation(self._incoming, request))
        except self._held as error:
            raise _ServerStartedError(str(error)) from error
        except self._unusable as error:
            raise LocalFileUnusable(str(error)) from error
        except OSError as error:
            raise LocalFileUnusable(f"The data folder {self._folder} can't be used: {error.strerror}.") from error
        return status, dict(headers), content

    async def close(self) -> None:
        """Let go of the file."""
        await self._file.close()


class _DatabaseService:
    """Administration of the servers' database. The packages it needs may be missing."""

    def __init__(self) -> None:
        with translate_import_errors():
            from budget_api.app.administration import answer
            from budget_api.app.local_calls import LocalIncoming
            from budget_api.config import ConfigError
        self._answer, self._incoming, self._unusable = answer, LocalIncoming, ConfigError

    async def answer(self, request: LocalRequest) -> Answer:
        """Perform the operation of a request."""
        try:
            with translate_import_errors():
                status, headers, content = await self._answer(*_read_operation(self._incoming, request))
        except self._unusable as error:
            raise LocalFileUnusable(str(error)) from error
        return status, dict(headers), content

    async def close(self) -> None:
        """Nothing stays open between two requests."""


def _read_operation(kind: Any, request: LocalRequest) -> tuple[AnyCall, Any]:
    """Return the call of a request, and what it brings as `kind`."""
    operation: Operation[Any] = request.extensions[OPERATION]
    call, query = operation.call, {name: [value] for name, value in request.query.items()}
    ids = dict(zip(call.parameters, operation.ids, strict=True))
    return call, kind(ids, query, request.headers, request.content)


def _is_listening(path: Path) -> bool:
    """Return whether a server listens on a socket, which a killed one leaves behind."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        return probe.connect_ex(str(path)) == 0


def running_server(folder: Path) -> RunningServer | None:
    """Return the server that has the file open; None if the one in the lock file is gone."""
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


def is_served(path: Path | str | None) -> bool:
    """Return true where a server that a local client goes through runs on the folder `path`."""
    folder = _folder(path)
    socket_path = folder.resolve() / SOCKET
    return (socket_path.exists() and _is_listening(socket_path)) or running_server(folder) is not None


def has_budget(path: Path | str | None) -> bool:
    """Return whether the folder `path` (or the file itself) holds a budget; the folder of one's own for None."""
    return (_folder(path) / _FILE).exists()


def read_names(path: Path | str | None, kind: str) -> list[str] | None:
    """Return the names of `accounts`, `categories` or `lists`, or the `languages`, in a file of one user.

    None if a client has to be asked.
    """
    try:
        from budget_api.app.local_names import local_names
    except ModuleNotFoundError:
        return None
    return local_names(_folder(path) / _FILE, kind)


def preload() -> None:
    """Import what answers calls on a local file, for a process that is forked for each command."""
    from budget_api.app.local_calls import import_handlers
    from budget_api.app.local_file import LocalFile  # noqa: F401
    from budget_api.app.local_names import local_names  # noqa: F401

    import_handlers()


def _folder(path: Path | str | None) -> Path:
    folder = Path(path).expanduser() if path is not None else data_folder()
    return folder.parent if folder.name == _FILE else folder
