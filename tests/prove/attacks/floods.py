"""Clients that send requests without end and hold on to connections: `python -m tests.prove.attacks.floods`.

The product as `budget serve` starts it, and as a control the same app under uvicorn as it comes.
"""

import re
import resource
import selectors
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from tests.api.processes import SERVE, start

PRODUCT = ["-c", "from budget_cli.main import run; run()", "serve", "--port", "0"]
_URL = re.compile(r"http://127\.0\.0\.1:(\d+)")
SECONDS = 2
"""Time that the product waits for a request in this test."""
GIVE_UP_SECONDS = 15.0
FLOODS = 4
FLOOD_BYTES = 40_000_000
GROWTH_MAX_MB = 30.0
PIECE = b"x" * 65536


@dataclass
class Harm:
    """Effect of an attack."""

    grown_mb: float
    """Memory taken by heads that never end."""
    held: int
    """Connections that said nothing, or half a request, and are still there."""
    answers: bool
    """True when other clients were answered meanwhile."""


def main(connections: int) -> str:
    """Compare the product with the control under each attack."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    product, control = attack(PRODUCT, connections), attack(SERVE, connections)
    assert product.answers, product
    assert product.grown_mb < GROWTH_MAX_MB and not product.held, product
    assert control.grown_mb > 3 * GROWTH_MAX_MB and control.held > connections // 2, control
    return (
        f"+{product.grown_mb:.0f} MB, {product.held} held; "
        f"control +{control.grown_mb:.0f} MB, {control.held} held of {connections}"
    )


def attack(command: list[str], connections: int) -> Harm:
    """Floods first, then connections that wait."""
    with tempfile.TemporaryDirectory() as folder, _served(command, Path(folder)) as (pid, port):
        url = f"http://127.0.0.1:{port}/api/health"
        httpx.get(url).raise_for_status()
        before = _memory_mb(pid)
        with ExitStack() as stack:
            flooding = [stack.enter_context(closing(_flood(port))) for _ in range(FLOODS)]
            grown = _memory_mb(pid) - before
            del flooding
        held = _held(port, connections)
        return Harm(grown, held, httpx.get(url).status_code == httpx.codes.OK)


def _flood(port: int) -> socket.socket:
    """Send a header as long as it is taken."""
    connection = socket.create_connection(("127.0.0.1", port))
    with suppress(ConnectionError):
        connection.sendall(b"GET / HTTP/1.1\r\nx: ")
        for _ in range(FLOOD_BYTES // len(PIECE)):
            connection.sendall(PIECE)
    return connection


def _held(port: int, count: int) -> int:
    """Return the number of connections still open after the time in which the product closes them."""
    with ExitStack() as stack:
        waiting = selectors.DefaultSelector()
        for number in range(count):
            connection = stack.enter_context(closing(socket.create_connection(("127.0.0.1", port))))
            connection.sendall(b"" if number % 2 else b"GET / HTTP/1.1\r\n")
            connection.setblocking(False)
            waiting.register(connection, selectors.EVENT_READ)
        deadline = time.monotonic() + GIVE_UP_SECONDS
        while waiting.get_map() and time.monotonic() < deadline:
            for key, _ in waiting.select(timeout=1):
                _forget_closed(waiting, key.fileobj)
        return len(waiting.get_map())


def _forget_closed(waiting: selectors.DefaultSelector, connection: Any) -> None:
    try:
        is_open = bool(connection.recv(65536))
    except ConnectionError:
        is_open = False
    if not is_open:
        waiting.unregister(connection)


def _memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found, status
    return int(found[1]) / 1000


@contextmanager
def _served(command: list[str], data: Path) -> Iterator[tuple[int, int]]:
    """A server's process and port."""
    server = start(*command, BUDGET_DATA=str(data), BUDGET_REQUEST_SECONDS=str(SECONDS))
    try:
        said = ""
        for line in server.stdout or ():
            said += line
            if found := _URL.search(line):
                Thread(target=server.communicate, daemon=True).start()
                yield server.pid, int(found[1])
                return
        raise RuntimeError(said)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_200))
