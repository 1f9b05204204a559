"""`budget serve --workers`, as whoever hosts it starts it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.servers import ENVIRONMENT, PRODUCT


@contextmanager
def several(url: str, folder: Path, count: int) -> Iterator[tuple[int, list[int]]]:
    """So many processes on a database; yields their port, and the ids of those that answer."""
    environment = os.environ | ENVIRONMENT | {"BUDGET_DATABASE_URL": url, "BUDGET_WORKER": "separate"}
    words = [*PRODUCT, "--port", "0", "--data", str(folder), "--workers", str(count)]
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            address = process.stdout.readline().partition(" ")[0]
            yield int(address.rpartition(":")[2]), _answering(process.pid) if count > 1 else [process.pid]
        finally:
            process.terminate()


def _answering(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(one) for one in children if "resource_tracker" not in Path(f"/proc/{one}/cmdline").read_text()]


def memory_of(pid: int) -> float:
    """Of a process, in MB; what it shares counts by its part."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def cpu_seconds(pid: int) -> float:
    """What a process has taken of processors."""
    return _ticks(pid, 2)


def tree_seconds(pid: int) -> float:
    """The same with its children, those too that are no more."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return _ticks(pid, 4) + sum(_ticks(int(one), 2) for one in children)


def parent_of(pid: int) -> int:
    """The process that started a process."""
    return int(_fields(pid)[1])


def _fields(pid: int) -> list[str]:
    """From its state on, as `man proc` counts from the third."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf8").rpartition(")")[2].split()


def _ticks(pid: int, count: int) -> float:
    """Of itself in programs and in the system, then of its children that ended."""
    return sum(map(int, _fields(pid)[11 : 11 + count])) / os.sysconf("SC_CLK_TCK")
