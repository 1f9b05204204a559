"""How often a server syncs to the disk for what it acknowledges; and a disk on which that takes its time. By strace."""

import asyncio
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from bench.measure import load
from bench.product import Product

ADDS = 320
ATTACH_SECONDS = 5
SLOW_SYNC_MS = 2
"""What an SSD without a battery needs to make sure; memory cards need ten times that."""
SLOW_SYNCS = [
    *("strace", "-D", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null"),
    *("-e", "trace=fdatasync,fsync", "-e", f"inject=fdatasync,fsync:delay_exit={SLOW_SYNC_MS * 1_000}"),
]
"""In front of a command: each sync of its process takes that much longer."""


def has_strace() -> bool:
    """Whether this machine can count and delay calls."""
    return shutil.which("strace") is not None


async def fsyncs_per_add(product: Product, pid: int, clients: int) -> float | None:
    """None when there is no strace."""
    if not has_strace():
        return None
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "calls"
        strace = await asyncio.to_thread(_attach, pid, log)
        await load(product.open, product.add, clients, ADDS // clients)
        return await asyncio.to_thread(_detach, strace, log) / ADDS


def _attach(pid: int, log: Path) -> "subprocess.Popen[bytes]":
    options = ["-f", "-qq", "-e", "trace=fdatasync,fsync", "-o", str(log), "-p", str(pid)]
    strace = subprocess.Popen(["strace", *options], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + ATTACH_SECONDS
    tasks = Path(f"/proc/{pid}/task")
    while any("TracerPid:\t0\n" in (task / "status").read_text() for task in tasks.iterdir()):
        if time.monotonic() > deadline:
            raise RuntimeError("strace could not attach to the server")
        time.sleep(0.01)
    return strace


def _detach(strace: "subprocess.Popen[bytes]", log: Path) -> int:
    strace.terminate()
    strace.wait()
    return sum("sync(" in line for line in log.read_text().splitlines())
