"""Runs the API with uvicorn, which imports it by name: `budget_cli` does not depend on `budget_api`."""

import os
import resource
import socket
from pathlib import Path

import typer
import uvicorn

from budget_cli.errors import CliError
from budget_core.limits import LIVE_FRAME_MAX_BYTES

FILES_WANTED = 65_536


class _AnnouncingServer(uvicorn.Server):
    """Prints `announcement` once it accepts connections."""

    announcement = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the sockets, then announce."""
        await super().startup(sockets)
        if self.started:
            typer.echo(self.announcement)


def run(host: str, port: int, folder: Path) -> None:
    """Serve the file in `folder` until the process is told to stop. Port 0 takes any free one."""
    config = uvicorn.Config(
        "budget_api.app.factory:create",
        factory=True,
        host=host,
        port=port,
        log_level="warning",
        http="budget_api.http.connections.protocol:BoundedProtocol",
        server_header=False,
        ws_max_size=LIVE_FRAME_MAX_BYTES,
        proxy_headers=False,  # the app believes the proxies that it is told of
        ws_per_message_deflate=False,  # frames are small, and each socket would keep a compressor
    )
    _open_many_files()
    listening = config.bind_socket()
    url = f"http://{host}:{listening.getsockname()[1]}"
    os.environ["BUDGET_DATA"] = str(folder)
    os.environ.setdefault("BUDGET_URL", url)
    server = _AnnouncingServer(config)
    server.announcement = f"{url} serves {folder}"
    server.run(sockets=[listening])
    if not server.started:
        raise CliError("The server did not start; what went wrong stands above.")


def _open_many_files() -> None:
    """Every connection is a file, and shells allow few at first."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
