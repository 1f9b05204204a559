"""A PostgreSQL server that another one follows, and takes the place of."""

import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import psycopg

from tests.ports import TRIES, free_port
from tests.postgres import USER, binaries, own, run

NAME = "standby"
_SETTINGS = "-c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"


@dataclass(frozen=True)
class Node:
    """One of the two servers."""

    data: Path
    port: int

    @property
    def host(self) -> str:
        """Its part of an address."""
        return f"127.0.0.1:{self.port}"

    def url(self, name: str) -> str:
        """Return the URL of a database on this server alone."""
        return f"postgresql://{USER}@{self.host}/{name}"

    def say(self, statement: str) -> list[tuple[Any, ...]]:
        """Have it do something; what it answers."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def start(self) -> None:
        """Have it answer."""
        self._control("-l", self.data / "log", "-o", f"-p {self.port} {_SETTINGS}", "start")

    def stop(self) -> None:
        """As if the power had gone: without a word to those who are connected."""
        if (self.data / "postmaster.pid").exists():
            self._control("-m", "immediate", "stop")

    def kill(self) -> None:
        """Kill all of its processes; what was not sent to the other one is lost."""
        leader = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        for process in (leader, *map(int, children)):
            os.kill(process, signal.SIGKILL)
        (self.data / "postmaster.pid").unlink()

    def promote(self) -> None:
        """Have it take writes."""
        self._control("promote")

    def _control(self, *words: str | Path) -> None:
        run(_program("pg_ctl"), "-D", self.data, "-w", *words)


@dataclass(frozen=True)
class Pair:
    """The one that takes writes, and the one that follows."""

    primary: Node
    standby: Node

    def url(self, name: str) -> str:
        """Return the URL of a database on the server that accepts writes."""
        return f"postgresql://{USER}@{self.primary.host},{self.standby.host}/{name}"


def _program(name: str) -> Path:
    folder = binaries()
    assert folder, "PostgreSQL was not found: `make test` gets it"
    return folder / name


def _started(data: Path) -> Node:
    """The first server on this data that gets the port it was told."""
    for _ in range(TRIES):
        node = Node(data, free_port())
        with suppress(CalledProcessError):
            node.start()
            return node
    raise AssertionError("PostgreSQL did not start")


@contextmanager
def replicated(*, is_synchronous: bool) -> Iterator[Pair]:
    """Two that run; a commit waits until both have it when they are synchronous."""
    first, second = (Path(tempfile.mkdtemp(prefix="budget-node-")) for _ in range(2))
    own(first)
    own(second)
    try:
        run(_program("initdb"), "-D", first, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        primary = _started(first)
        origin = f"host=127.0.0.1 port={primary.port} user={USER} application_name={NAME}"
        run(_program("pg_basebackup"), "-D", second, "-d", origin, "-R", "--no-sync", "-c", "fast")
        standby = _started(second)
        if is_synchronous:
            primary.say(f"alter system set synchronous_standby_names = '{NAME}'")
            primary.say("select pg_reload_conf()")
        yield Pair(primary, standby)
    finally:
        for data in (second, first):
            Node(data, 0).stop()
            shutil.rmtree(data, ignore_errors=True)
