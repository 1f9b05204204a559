"""Server for the web's tests that is killed and started again on one port.

`python -m tests.restartable_server` prints its port whenever it is up. A byte on stdin kills the server and starts it
again, the end of stdin ends it: a killed test leaves no server behind.
"""

import logging
import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from socket import SO_REUSEPORT, SOL_SOCKET, socket
from tempfile import TemporaryDirectory

import uvicorn

from budget_api.server.factory import create_app
from tests.servers import server_settings

HOST = "127.0.0.1"


def main() -> int:
    """Serve until stdin ends; return 1 when the server ends by itself."""
    with TemporaryDirectory(prefix="budget-web-") as folder, bound(0) as reserved:
        port = reserved.getsockname()[1]
        while True:
            server = start(Path(folder), port)
            ready = wait([server.sentinel, sys.stdin.fileno()])
            server.kill()
            server.join()
            if server.sentinel in ready:
                return 1
            if not os.read(sys.stdin.fileno(), 1):
                return 0


def bound(port: int) -> socket:
    """Bind a socket that does not listen: it keeps the port from others while the server is down."""
    place = socket()
    place.setsockopt(SOL_SOCKET, SO_REUSEPORT, 1)
    place.bind((HOST, port))
    return place


def start(folder: Path, port: int) -> ForkProcess:
    """Start a server process; what it needs is imported already."""
    server = get_context("fork").Process(target=serve, args=(folder, port), daemon=True)
    server.start()
    return server


def serve(folder: Path, port: int) -> None:
    """Serve until killed, without a warning for every mail that no SMTP server sends."""
    logging.disable(logging.WARNING)
    config = uvicorn.Config(create_app(server_settings(folder)), log_level="error")
    AnnouncedServer(config).run(sockets=[bound(port)])


class AnnouncedServer(uvicorn.Server):
    """Server that prints its port once it listens."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(*(place.getsockname()[1] for place in sockets or []), flush=True)


if __name__ == "__main__":
    sys.exit(main())
