"""The resident helper in a configuration and a runtime folder of its own, and commands beside it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from tests.waiting import WAIT_SECONDS

PROGRAM = """
import os, sys
from budget_cli.entry import run
try:
    run()
finally:
    with open(os.environ["MARK"], "w") as mark:
        mark.write("direct" if "typer" in sys.modules else "resident")
"""
BUDGET = [sys.executable, "-c", PROGRAM]
ON = '[terminal]\nresident = "on"\n'
NOTHING: Mapping[str, str] = MappingProxyType({})
_BYTECODE = {"PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}


class Ended(NamedTuple):
    """A command that has ended."""

    code: int
    stdout: bytes
    stderr: bytes


class Place:
    """Folders of one user; a helper in them serves no one else's."""

    def __init__(self, folder: Path, bytecode: Path) -> None:
        self.folder, self._bytecode = folder, bytecode
        for name in ("run", "data", "on/budget", "off/budget"):
            (folder / name).mkdir(mode=0o700, parents=True)
        self.config = folder / "on" / "budget" / "config.toml"
        self.config.write_text(ON)
        self.mark = folder / "mark"
        self.own: Mapping[str, str] = NOTHING
        self.helpers: list[subprocess.Popen[bytes]] = []

    def environment(self, *, is_on: bool = True, more: Mapping[str, str] = NOTHING) -> dict[str, str]:
        """Return the variables of a command, for which the helper is on or off."""
        own = {name: value for name, value in os.environ.items() if name not in _BYTECODE}
        return own | {
            "XDG_CONFIG_HOME": str(self.folder / ("on" if is_on else "off")),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "BUDGET_DATA": str(self.folder / "data"),
            "HOME": str(self.folder),
            "PYTHONPYCACHEPREFIX": str(self._bytecode),
            "MARK": str(self.mark),
            **self.own,
            **more,
        }

    @property
    def socket(self) -> Path | None:
        """The socket in the runtime folder; None without one."""
        return next((self.folder / "run" / "budget").glob("*.sock"), None)

    def start(self, idle_seconds: float = 600) -> "subprocess.Popen[bytes]":
        """Start a helper and wait until it accepts commands."""
        words = [sys.executable, "-P", "-c", f"from budget_cli.helper.process import run; run({idle_seconds})"]
        helper = subprocess.Popen(words, env=self.environment(), stdin=subprocess.DEVNULL)
        self.helpers.append(helper)
        wait_until(lambda: self.socket is not None or helper.poll() is not None)
        assert helper.poll() is None
        return helper

    def is_answered(self) -> bool:
        """Return whether a helper listens on the socket."""
        with socket.socket(socket.AF_UNIX) as probe:
            return self.socket is not None and probe.connect_ex(str(self.socket)) == 0

    def end(self) -> None:
        """End the helpers that were started here, and the one that a command started."""
        for helper in self.helpers:
            helper.kill()
            helper.wait()
        if (own := self.socket) is not None:
            with socket.socket(socket.AF_UNIX) as probe:
                if probe.connect_ex(str(own)) == 0:
                    told = probe.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
                    os.kill(int.from_bytes(told[:4], sys.byteorder), signal.SIGTERM)

    def run(self, *words: str, stdin: bytes = b"", is_on: bool = True, more: Mapping[str, str] = NOTHING) -> Ended:
        """Run a command to its end."""
        self.mark.unlink(missing_ok=True)
        ended = subprocess.run(
            [*BUDGET, *words],
            input=stdin,
            capture_output=True,
            env=self.environment(is_on=is_on, more=more),
            cwd=self.folder,
            timeout=WAIT_SECONDS,
            check=False,
        )
        return Ended(ended.returncode, ended.stdout, ended.stderr)

    def begin(self, *words: str) -> "subprocess.Popen[bytes]":
        """Start a command that the test ends, its output into a pipe that nobody reads yet."""
        self.mark.unlink(missing_ok=True)
        return subprocess.Popen(
            [*BUDGET, *words],
            env=self.environment(),
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    @property
    def way(self) -> str:
        """Return the way that the last command ran: `resident` or `direct`."""
        return self.mark.read_text()


@contextmanager
def new_place(bytecode: Path, budget: Path) -> Iterator[Place]:
    """Make a place with a copy of a budget. Its path is short, as those of sockets must be. Its helpers end with it."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        place = Place(Path(name), bytecode)
        shutil.copytree(budget, place.folder / "data", dirs_exist_ok=True)
        try:
            yield place
        finally:
            place.end()


def children(pid: int) -> Sequence[int]:
    """Return the children of a process; none of one that has ended."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def wait_until(is_so: Callable[[], object]) -> None:
    """Wait for something that happens soon."""
    end = time.monotonic() + WAIT_SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)
