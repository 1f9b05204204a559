"""Whatever happens to the resident helper, a command is done once, for its own user, and nothing of it stays."""

import os
import pty
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.resident import BUDGET, ON, Place, children, new_place, wait_until

import budget_cli
from budget_cli import commands
from budget_cli.helper.command import DIRECT
from budget_cli.resident import channel, client

SECRET = "a-token-that-nobody-may-keep"


@pytest.fixture
def place(bytecode: Path, fresh_file: Path) -> Iterator[Place]:
    """A budget of its own, with no helper yet."""
    with new_place(bytecode, fresh_file) as made:
        yield made


@pytest.fixture
def filled(bytecode: Path, long_file: Path) -> Iterator[Place]:
    """A budget whose history is more than a pipe holds, and a helper."""
    with new_place(bytecode, long_file) as made:
        made.start()
        yield made


def test_it_starts_after_a_command_and_ends_when_it_is_turned_off(place: Place) -> None:
    place.config.unlink()
    place.run("month")
    assert not (place.folder / "run" / "budget").exists()
    assert place.run("config", "set", "resident", "on", "--table").stderr == b"resident = on\n"
    wait_until(lambda: place.socket)
    assert place.run("month").code == 0
    assert place.way == "resident"
    assert place.run("config", "set", "resident", "off").code == 0
    wait_until(lambda: place.socket is None)
    assert place.run("month").code == 0
    assert place.way == "direct"


def test_it_ends_by_itself_when_nothing_is_asked_for_a_while(place: Place) -> None:
    helper = place.start(idle_seconds=0.2)
    assert helper.wait() == 0
    assert place.socket is None


def test_a_second_one_ends_at_once(place: Place) -> None:
    helper = place.start()
    subprocess.run([sys.executable, "-P", "-m", "budget_cli.helper.process"], env=place.environment(), check=True)
    assert helper.poll() is None
    assert place.run("month").code == 0
    assert place.way == "resident"


def test_it_has_one_thread_and_no_budget_open_before_and_after_a_command(place: Place) -> None:
    helper = place.start()
    for _ in range(2):
        process = Path(f"/proc/{helper.pid}")
        assert len(list((process / "task").iterdir())) == 1
        assert not [one for one in (process / "fd").iterdir() if "budget.sqlite3" in str(one.readlink())]
        assert place.run("add", "5", "food").code == 0
        assert place.way == "resident"


def test_each_command_has_its_own_environment_and_nothing_of_it_is_kept(place: Place) -> None:
    helper = place.start()
    shutil.copytree(place.folder / "data", place.folder / "other")
    assert place.run("add", "7", "food", more={"BUDGET_DATA": str(place.folder / "other")}).code == 0
    assert place.run("month", more={"BUDGET_SERVER": "http://127.0.0.1:9", "BUDGET_TOKEN": SECRET}).code == 6
    assert place.way == "resident"
    assert b"-7.00" not in place.run("history").stdout
    assert b"-7.00" in place.run("history", more={"BUDGET_DATA": str(place.folder / "other")}).stdout
    assert SECRET.encode() not in b"".join(memory_of(helper.pid))


def memory_of(pid: int) -> Iterator[bytes]:
    """Yield what a process can write to: its environment and everything that it was told."""
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            if found := re.match(r"(\w+)-(\w+) rw", line):
                first, last = (int(one, 16) for one in found.groups())
                memory.seek(first)
                yield memory.read(last - first)


def test_ids_made_in_two_commands_differ(place: Place) -> None:
    place.start()
    ids = {re.search(rb'"id": "([^"]+)"', place.run("add", "5", "food").stdout) for _ in range(2)}
    assert len({found[1][-12:] for found in ids if found}) == 2


def test_commands_run_side_by_side(filled: Place) -> None:
    with filled.begin("history", "--json") as first, filled.begin("history", "--json") as second:
        for command in (first, second):
            assert command.stdout
            assert command.stdout.read(1) == b"["
        assert filled.run("accounts").code == 0
        assert filled.way == "resident"
        assert first.communicate()[0] == second.communicate()[0]
        assert (first.returncode, second.returncode) == (0, 0)


def test_a_command_whose_helper_is_killed_ends_as_if_it_were_there(filled: Place) -> None:
    with filled.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)
        filled.helpers[0].kill()
        filled.helpers[0].wait()
        stdout, stderr = command.communicate()
    assert (command.returncode, stdout[-3:], stderr, filled.way) == (0, b"\n]\n", b"", "resident")
    assert filled.run("accounts").code == 0  # its socket is still there
    assert filled.way == "direct"
    wait_until(filled.is_answered)
    assert filled.run("accounts").code == 0
    assert filled.way == "resident"


def test_a_command_that_is_killed_is_not_done_again(filled: Place) -> None:
    with filled.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)
        (child,) = children(filled.helpers[0].pid)
        os.kill(child, signal.SIGKILL)
        command.communicate()
    assert command.returncode == -signal.SIGKILL
    with filled.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)
        (child,) = children(filled.helpers[0].pid)
        filled.helpers[0].kill()
        filled.helpers[0].wait()
        os.kill(child, signal.SIGKILL)
        stderr = command.communicate()[1]
    assert (command.returncode, filled.way) == (1, "resident")
    assert stderr.startswith(b"The resident helper and the command were ended.")


def test_a_caller_that_is_killed_takes_its_command_along(filled: Place) -> None:
    with filled.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)
        assert children(filled.helpers[0].pid)
        command.kill()
        wait_until(lambda: not children(filled.helpers[0].pid))


def test_a_helper_that_hangs_is_given_up(place: Place) -> None:
    helper = place.start()
    helper.send_signal(signal.SIGSTOP)
    assert place.run("add", "5", "food").code == 0
    assert (place.way, place.socket) == ("direct", None)
    helper.send_signal(signal.SIGCONT)
    assert helper.wait() == 0
    assert place.run("history").stdout.count(b'"kind"') == 1


def test_a_helper_that_is_told_to_end_lets_its_commands_end(filled: Place) -> None:
    with filled.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)
        filled.helpers[0].terminate()
        wait_until(lambda: filled.socket is None)
        assert command.communicate()[0].endswith(b"\n]\n")
    assert (command.returncode, filled.helpers[0].wait()) == (0, 0)


def test_a_program_that_was_updated_is_never_run_as_it_was(place: Place) -> None:
    sources = place.folder / "src"
    for name in ("budget_cli", "budget_sdk", "budget_api", "budget_core"):
        shutil.copytree(Path(budget_cli.__file__).parents[1] / name, sources / name, ignore=lambda *_: ["static"])
    place.own = {"PYTHONPATH": str(sources)}
    helper = place.start()
    assert place.run("month").code == 0
    assert place.way == "resident"
    changed = sources / "budget_cli" / "views" / "plannings.py"
    times = changed.stat()
    changed.write_text(changed.read_text().replace('"category"', '"heading"'))
    os.utime(changed, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert place.run("month").code == 0
    assert (place.way, helper.wait()) == ("direct", 0)


def test_what_asks_for_a_password_or_starts_a_program_runs_directly() -> None:
    modules = Path(commands.__file__).parent.rglob("*.py")
    wanted = {file.stem for file in modules if re.search(r"import .*(subprocess|read_\w*password)", file.read_text())}
    assert {"login", "man", "users"} <= wanted
    assert wanted - {"factors", "server_users"} <= DIRECT  # those are `budget users`


def test_an_alias_of_a_command_that_lasts_runs_directly(place: Place) -> None:
    place.config.write_text('[alias]\nfollow = "manual"\nmanual = "man"\n' + ON)
    place.start()
    assert b".TH BUDGET" in place.run("follow").stdout
    assert place.way == "direct"


def test_files_of_the_callers_process_are_read_there(place: Place) -> None:
    place.start()
    plan = place.folder / "plan.yaml"
    plan.write_bytes(place.run("plan", "export").stdout)
    with plan.open("rb") as file:
        words = [*BUDGET, "plan", "diff", f"/dev/fd/{file.fileno()}"]
        subprocess.run(words, env=place.environment(), pass_fds=[file.fileno()], check=True)
    assert place.way == "direct"


def test_a_command_can_be_stopped_and_continued_at_the_terminal(filled: Place) -> None:
    child, terminal = pty.fork()
    if child == 0:
        os.execve(BUDGET[0], [*BUDGET, "history", "delete", "last"], filled.environment())
    shown = b""
    while not shown.endswith(b"]: "):
        shown += os.read(terminal, 1024)
    (worker,) = children(filled.helpers[0].pid)
    os.write(terminal, b"\x1a")
    assert os.WIFSTOPPED(os.waitpid(child, os.WUNTRACED)[1])
    wait_until(lambda: "T (stopped)" in Path(f"/proc/{worker}/status").read_text())
    os.kill(child, signal.SIGCONT)
    os.write(terminal, b"n\n")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1
    os.close(terminal)


@pytest.fixture
def path(place: Place, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A socket as a helper makes it, for this process to judge."""
    for name, value in place.environment().items():
        monkeypatch.setenv(name, value)
    found = channel.socket_path()
    assert found
    assert channel.make_folder(found)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(found)
    listening.close()
    Path(found).chmod(0o600)
    assert channel.is_owners(found)
    return Path(found)


def test_a_folder_or_socket_that_others_may_open_is_not_trusted(path: Path) -> None:
    for judged, mode in ((path, 0o600), (path.parent, 0o700)):
        for more in (0o010, 0o002, 0o044):
            judged.chmod(mode | more)
            assert not channel.is_owners(str(path))
        judged.chmod(mode)
    assert channel.is_owners(str(path))


def test_links_in_place_of_folder_or_socket_are_not_trusted(path: Path) -> None:
    real = path.rename(path.with_name("real"))
    path.symlink_to(real)
    assert not channel.is_owners(str(path))
    path.unlink()
    path.write_bytes(b"")
    assert not channel.is_owners(str(path))
    path.unlink()
    real.rename(path)
    folder = path.parent.rename(path.parent.with_name("elsewhere"))
    path.parent.symlink_to(folder)
    assert not channel.is_owners(str(path))
    assert not channel.make_folder(str(path))


def test_what_is_somebody_elses_is_not_trusted_and_nothing_is_started_in_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = socket.socketpair()
    with first, second:
        assert channel.is_same_user(first)
        monkeypatch.setattr(os, "getuid", lambda: 12345)
        assert not channel.is_same_user(first)
    assert not channel.is_owners(str(path))
    monkeypatch.setattr(channel, "socket_path", lambda: str(path))
    monkeypatch.setattr(os, "posix_spawn", lambda *_, **__: pytest.fail("started"))
    client.start_helper()


def test_a_runtime_folder_that_can_not_be_made_is_in_nobodys_way(place: Place) -> None:
    ended = place.run("month", more={"XDG_RUNTIME_DIR": "/dev/null/nowhere"})
    assert (ended.code, ended.stderr, place.way) == (0, b"", "direct")
    ended = place.run("month", more={"XDG_RUNTIME_DIR": f"/tmp/{'x' * 120}"})
    assert (ended.code, ended.stderr, place.way) == (0, b"", "direct")
