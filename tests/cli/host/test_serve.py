"""`budget serve`: one process on a file, several on a database."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.api.conftest import create_database
from tests.api.listening import Socket, listen
from tests.api.people import Person, sign_up
from tests.cli.conftest import Budget
from tests.servers import CHEAP_ENVIRONMENT, UNLIMITED_ENVIRONMENT
from tests.waiting import WAIT_SECONDS

from budget_cli.hosting.server import _AnnouncingProcesses

in_proc = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
SERVE = [sys.executable, "-c", "from budget_cli.main import run; run()", "serve", "--port", "0", "--workers", "2"]


@dataclass(frozen=True)
class Served:
    """Two processes behind one port."""

    pid: int
    port: int

    @property
    def processes(self) -> set[int]:
        """Return the processes that answer: the others have no listening sockets."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii").split()
        return {int(one) for one in children if _listens(one)}


def _listens(pid: str) -> bool:
    """Tell a listener from the tracker beside them, and from a process that has ended meanwhile."""
    try:
        return "resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf8")
    except (FileNotFoundError, ProcessLookupError):
        return False


def _state(pid: int) -> str:
    """The letter of a process's state, which follows its name in brackets."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf8").rpartition(")")[2].split()[0]


def wait_until(condition: Callable[[], bool]) -> None:
    """Poll until the condition holds: no event tells of a process's state."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@contextmanager
def served(folder: Path, url: str) -> Iterator[Served]:
    environment = os.environ | CHEAP_ENVIRONMENT | UNLIMITED_ENVIRONMENT | {"BUDGET_DATABASE_URL": url}
    words = [*SERVE, "--data", str(folder)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            address, _, what = process.stdout.readline().strip().partition(" ")
            assert what == "serves BUDGET_DATABASE_URL", "it did not start; its log says why"
            yield Served(process.pid, httpx.URL(address).port or 0)
        finally:
            process.terminate()


@contextmanager
def silent(process: int) -> Iterator[None]:
    """Stop a process, so that another one has to answer meanwhile."""
    os.kill(process, signal.SIGSTOP)
    try:
        wait_until(lambda: _state(process) == "T")  # before that it may still accept a connection
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def client_of(server: Served) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=WAIT_SECONDS)


def hear_revision(socket: Socket, revision: int) -> None:
    """Wait until the live event of this revision arrives."""
    while socket.hear()[1].get("revision") != revision:
        pass


@pytest.fixture(scope="module")
def server_of_two(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of two processes; each test signs up a person of its own."""
    with served(tmp_path_factory.mktemp("served"), create_database(postgres, "workers")) as server:
        yield server


def listen_at(server: Served, listening: int) -> tuple[Person, Socket]:
    """Sign somebody up at the other process, and listen at this one."""
    (other,) = server.processes - {listening}
    with silent(listening), client_of(server) as client:
        person = sign_up(client)
    with silent(other):
        return person, listen(server, person, person.workspace)


@in_proc
def test_what_one_process_writes_the_other_tells(server_of_two: Served) -> None:
    listening, _ = server_of_two.processes
    ann, socket = listen_at(server_of_two, listening)
    with socket:
        with silent(listening), client_of(server_of_two) as ann.client:
            ann.spend("12.50")
        hear_revision(socket, 1)


@in_proc
def test_a_process_that_is_killed_is_replaced_and_the_other_goes_on(server_of_two: Served) -> None:
    listening, killed = server_of_two.processes
    ann, socket = listen_at(server_of_two, listening)
    with socket, client_of(server_of_two) as ann.client:
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(server_of_two.processes - {killed}) == 2)
        ann.spend("7.50")
        hear_revision(socket, 1)
        assert ann.budget() == "-7.50"


def test_several_processes_are_for_postgresql_alone(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BUDGET_DATABASE_URL", raising=False)
    result = budget("serve", "--workers", "2")
    assert result.exit_code == 1
    assert result.stderr.strip() == "--workers needs BUDGET_DATABASE_URL: a SQLite file has one process."


def test_processes_that_can_not_start_are_not_started_again_and_again(tmp_path: Path) -> None:
    environment = os.environ | {"BUDGET_DATABASE_URL": "postgresql://b@127.0.0.1:1/b", "BUDGET_SECRET": "short"}
    words = [*SERVE, "--data", str(tmp_path)]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=WAIT_SECONDS, check=False)
    assert (done.returncode, done.stdout) == (7, "")
    assert "BUDGET_SECRET needs at least 32 bytes" in done.stderr
    assert "The server did not start" in done.stderr.splitlines()[-1]


def test_a_server_whose_output_nobody_reads_ends_with_its_processes(tmp_path: Path, postgres: str) -> None:
    environment = os.environ | CHEAP_ENVIRONMENT | {"BUDGET_DATABASE_URL": create_database(postgres, "unread")}
    with subprocess.Popen([*SERVE, "--data", str(tmp_path)], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        process.stdout.close()
        try:
            process.wait(timeout=WAIT_SECONDS)
        finally:
            process.kill()


def test_a_process_that_is_late_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    late: Any = SimpleNamespace(wait_until_ready=lambda *_: False, process=SimpleNamespace(is_alive=lambda: True))
    processes = object.__new__(_AnnouncingProcesses)
    processes.processes, processes.should_exit = [late, late], threading.Event()
    assert not processes._wait_for(1)
    assert capsys.readouterr().err == "Process 2 of 2 accepts no connections after 600 s.\n"
