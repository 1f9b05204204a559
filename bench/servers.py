"""The two servers that are measured, each a process of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START_SECONDS = 30


@contextmanager
def serving(app: str, folder: Path) -> Iterator[tuple[int, int]]:
    """uvicorn with an app factory on a data folder; yields port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "uvicorn", "--factory", app, "--port", str(port), "--log-level", "error"]
    unlimited = dict.fromkeys(("BUDGET_LIMIT_ENTRY_ACCOUNT", "BUDGET_LIMIT_WRITE_ACCOUNT"), "off")
    env = os.environ | unlimited | {"BUDGET_DATA": str(folder)}
    process = subprocess.Popen([*command, "--no-access-log"], env=env)
    try:
        _wait(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


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
