"""Servers and clients as processes of their own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from tests.servers import CHEAP_ENVIRONMENT, UNLIMITED_ENVIRONMENT

ROOT = Path(__file__).parents[2]
_RUNNING = re.compile(r"(?:Uvicorn running on )?(http://127\.0\.0\.1:[0-9]+)")
BUDGET = ["-c", "from budget_cli.main import run; run()"]
SERVE = ["-m", "uvicorn", "--factory", "budget_api.server.asgi:create", "--port", "0", "--no-access-log"]


@contextmanager
def served(data: Path, **environment: str) -> Iterator[str]:
    """A server on a free port of this machine; yields its URL."""
    server = start(*SERVE, BUDGET_DATA=str(data), **environment)
    try:
        yield url_of(server)
    finally:
        server.terminate()
        server.wait()


@contextmanager
def served_by_cli(data: Path, **environment: str) -> Iterator[str]:
    """Run a server by `budget serve`, and yield its address."""
    server = start(*BUDGET, "serve", "--port", "0", BUDGET_DATA=str(data), **environment)
    try:
        yield url_of(server)
    finally:
        server.terminate()
        server.wait()


def start(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
    """Another Python that sees the same code; what it says can be read."""
    path = {"PYTHONPATH": ":".join(sys.path)}
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**path, **CHEAP_ENVIRONMENT, **UNLIMITED_ENVIRONMENT, **environment},
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def url_of(server: "subprocess.Popen[str]") -> str:
    """Where a server that was started answers, once it does."""
    said = ""
    for line in server.stdout or ():
        said += line
        if found := _RUNNING.search(line):
            Thread(target=server.communicate, daemon=True).start()  # a full pipe would stop the server
            return found[1]
    raise RuntimeError(f"The server did not start:\n{said}")
