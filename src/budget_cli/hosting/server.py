"""Runs the API with uvicorn."""

import contextlib
import os
import resource
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from budget_cli.hosting.server_log import LOG
from budget_core.base.limits import LIVE_FRAME_MAX_BYTES
from budget_sdk.host import ASGI_FACTORY, HTTP_PROTOCOL
from budget_sdk.local import SOCKET

_ADDRESS_MAX_BYTES = 103
"""Longest address of a socket that every system takes."""

OPEN_FILES_TARGET = 65_536
WAITING_CONNECTIONS = 2048
PATIENCE_SECONDS = 30
"""A process that gives no sign of life for so long is ended, and another one started."""
START_SECONDS = 600
"""Longest start of several processes: migrating a large database takes minutes, and one that fails ends at once."""


class _AnnouncingServer(uvicorn.Server):
    """Prints `announcement` once it accepts connections."""

    announcement = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the sockets, then announce."""
        await super().startup(sockets)
        if self.started:
            typer.echo(self.announcement)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the sockets. SIGTERM runs no code after it."""
        _remove_sockets(sockets or ())
        await super().shutdown(sockets)


class _AnnouncingProcesses(Multiprocess):
    """Several processes on one address; one that ends is replaced, unless it never started."""

    announcement = ""
    started = False

    def init_processes(self) -> None:
        """Start them, and announce when all accept connections."""
        super().init_processes()
        self._close_ends_of_processes()
        self.started = all(self._wait_for(number) for number in range(len(self.processes)))
        if not self.started:
            self.should_exit.set()
            return
        try:
            typer.echo(self.announcement)
        except OSError:  # nobody reads it any more: without an end, the processes would outlive this one
            self.should_exit.set()

    def _wait_for(self, number: int) -> bool:
        """Wait until a process accepts connections; report a late one."""
        one = self.processes[number]
        is_ready = one.wait_until_ready(START_SECONDS, self.should_exit)
        if not is_ready and one.process.is_alive() and not self.should_exit.is_set():
            late = f"Process {number + 1} of {len(self.processes)} accepts no connections after {START_SECONDS} s."
            typer.echo(late, err=True)
        return is_ready

    def keep_subprocess_alive(self) -> None:
        """Replace processes that have ended."""
        super().keep_subprocess_alive()
        self._close_ends_of_processes()

    def _close_ends_of_processes(self) -> None:
        """Close the parent's copies of the pipes, so that a killed process is noticed."""
        for one in self.processes:
            one.child_conn.close()


def run(host: str, port: int, folder: Path, processes: int, *, access_log: bool = False) -> None:
    """Serve the file in `folder`, or the database, until told to stop. Port 0 takes any free one.

    A server that can't start ends the process, with the reason in the log or in the `SystemExit`.
    """
    config = uvicorn.Config(
        ASGI_FACTORY,
        factory=True,
        log_config=LOG,
        access_log=access_log,
        http=HTTP_PROTOCOL,
        server_header=False,
        workers=processes,
        timeout_worker_healthcheck=PATIENCE_SECONDS,
        ws_max_size=LIVE_FRAME_MAX_BYTES,
        proxy_headers=False,  # the app believes the proxies that it is told of
        ws_per_message_deflate=False,  # frames are small, and each socket would keep a compressor
    )
    _raise_file_limit()
    with _listen(host, port) as listening:
        url = f"http://{_bracket_ipv6(host)}:{listening.getsockname()[1]}"
        os.environ["BUDGET_DATA"] = str(folder)
        os.environ.setdefault("BUDGET_URL", url)
        announcement = f"{url} serves {'BUDGET_DATABASE_URL' if os.environ.get('BUDGET_DATABASE_URL') else folder}"
        with _owner_socket(folder) as own:
            started = _run(config, [listening, *own], announcement)
    if not started:
        raise SystemExit("The server did not start. The reason is above.")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=WAITING_CONNECTIONS)
    except OSError as error:
        address = f"{_bracket_ipv6(host)}:{port}"
        raise SystemExit(f"Nothing can listen on {address} (--host, --port): {error.strerror}.") from None
    listening.set_inheritable(True)
    return listening


def _bracket_ipv6(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _raise_file_limit() -> None:
    """Raise the limit of open files: every connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = OPEN_FILES_TARGET if hard == resource.RLIM_INFINITY else min(OPEN_FILES_TARGET, hard)
    if soft != resource.RLIM_INFINITY and soft < target:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))


def _run(config: uvicorn.Config, sockets: list[socket.socket], announcement: str) -> bool:
    """Run the server until it ends; return whether it had started."""
    if config.workers == 1:
        server = _AnnouncingServer(config)
        server.announcement = announcement
        server.run(sockets=sockets)
        return server.started
    several = _AnnouncingProcesses(config, sockets)
    several.announcement = announcement
    several.run()
    return several.started


@contextlib.contextmanager
def _owner_socket(folder: Path) -> Iterator[list[socket.socket]]:
    """Yield the owner's socket in the folder; none where it can't exist."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SystemExit(f"The data folder {folder} (BUDGET_DATA) can't be used: {error.strerror}.") from None
    path = folder.resolve() / SOCKET
    if len(bytes(path)) > _ADDRESS_MAX_BYTES or _is_listening(path):
        yield []
        return
    path.unlink(missing_ok=True)  # left behind by a killed server
    own = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        own.bind(str(path))
    finally:
        os.umask(before)
    try:
        yield [own]
    finally:
        path.unlink(missing_ok=True)


def _remove_sockets(sockets: Iterable[socket.socket]) -> None:
    for one in sockets:
        if one.family == socket.AF_UNIX:
            Path(one.getsockname()).unlink(missing_ok=True)


def _is_listening(path: Path) -> bool:
    """Return whether another server, on the same PostgreSQL database, has the socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        return probe.connect_ex(str(path)) == 0
