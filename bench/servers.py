"""The two servers that are measured, each a process of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from budget_api.config.quotas import DEFAULTS, OFF, PREFIX

START_SECONDS = 30
STARTS = 5
PRODUCT = [sys.executable, "-c", "from budget_cli.main import run; run()", "serve"]
"""As whoever hosts it starts it."""
BARE = [sys.executable, "-m", "uvicorn", "--factory", "bench.bare:create", "--log-level", "error", "--no-access-log"]
_MANY = "20000"
ENVIRONMENT = {PREFIX + name: OFF for name in DEFAULTS} | {
    "BUDGET_CONNECTIONS": _MANY,
    "BUDGET_CONNECTIONS_ADDRESS": _MANY,
    "BUDGET_RATES_URLS": "off",
}
"""Nothing is limited, and nothing asked for outside."""


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[tuple[int, int]]:
    """A server on a data folder; yields port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = os.environ | ENVIRONMENT | {"BUDGET_DATA": str(folder)}
    process = subprocess.Popen([*command, "--port", str(port)], env=environment, stdout=subprocess.DEVNULL)
    try:
        _wait(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def start(folder: Path) -> tuple[float, float]:
    """Seconds from its start to the product's first answer, and MB after it: medians of some starts."""
    taken, held = [], []
    for _ in range(STARTS):
        begun = time.perf_counter()
        with serving(PRODUCT, folder) as (port, pid):
            with urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
                answer.read()
            taken.append(time.perf_counter() - begun)
            held.append(memory_mb(pid))
    return median(taken), median(held)


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=0.2).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError("the server did not start")


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024
