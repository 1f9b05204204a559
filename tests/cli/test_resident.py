"""A command in the resident helper answers like one without, to the byte."""

import os
import pty
import re
import select
import shlex
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.resident import BUDGET, Ended, Place, children, new_place, wait_until

from budget_sdk import Client, SettingsUpdate

INTERRUPT = b"\x03"
"""Ctrl-C, typed at a terminal."""


@pytest.fixture(scope="module")
def place(bytecode: Path, long_file: Path) -> Iterator[Place]:
    """A helper and a budget with entries, which the tests of this module read."""
    with new_place(bytecode, long_file) as made:
        made.start()
        yield made


COMMANDS = [
    "",
    "--help",
    "add -h",
    "config set -h",
    "month --table",
    "top",
    "search обід",
    "stats",
    "import rules",
    "month --csv",
    "history --limit 3",
    "history 'food and ('",
    "history обід --group month --table",
    "accounts --table",
    "plan",
    "report --rows category --columns month --csv",
    "export csv",
    "undo 1 --dry-run",
    "accounts delete cash --dry-run --table",
    "nonsense",
    "add 5 nowhere",
    "add -5 food",
    "month --nothing",
    "--data nowhere month",
    "month --server http://127.0.0.1:9",
    "serve --port nothing",
]


@pytest.mark.dear
@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_answers_the_same(place: Place, line: str) -> None:
    words = shlex.split(line)
    expected = place.run(*words, is_on=False)
    assert place.way == "direct"
    assert place.run(*words) == expected
    assert place.way == ("direct" if words[:1] in (["serve"], ["config"]) else "resident")


@pytest.mark.parametrize(
    "more",
    [
        {"COLUMNS": "60", "FORCE_COLOR": "1", "NO_COLOR": ""},
        {"TZ": "Pacific/Kiritimati"},
        {"PYTHONIOENCODING": "ascii"},
        {"BUDGET_USER": "nobody"},
        {"LC_ALL": "C"},
    ],
    ids=str,
)
def test_the_environment_counts_the_same(place: Place, more: dict[str, str]) -> None:
    words = ["history", "--table", "--limit", "4"]
    expected = place.run(*words, is_on=False, more=more)
    assert place.run(*words, more=more) == expected
    assert place.way == ("direct" if more.keys() & {"PYTHONIOENCODING", "LC_ALL"} else "resident")


def test_a_budget_in_ukrainian_answers_the_same(place: Place, world: Path) -> None:
    folder = world / "data" / "budget"
    with Client.local(folder) as client:
        client.settings.update(SettingsUpdate(language="ua"))
    for words in (["month", "--table"], ["add", "5", "nowhere", "--table"], ["month", "--nothing"]):
        expected = place.run(*words, is_on=False, more={"BUDGET_DATA": str(folder)})
        assert place.run(*words, more={"BUDGET_DATA": str(folder)}) == expected
        assert place.way == "resident"


def test_standard_input_is_read(place: Place) -> None:
    plan = b"month: 2026-11\nplan:\n  Food: 300\n"
    expected = place.run("plan", "diff", "-", stdin=plan, is_on=False)
    assert place.run("plan", "diff", "-", stdin=plan) == expected
    assert place.way == "resident"


@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", "| head -c 9"])
def test_redirected_and_closed_streams_do_the_same(place: Place, redirection: str) -> None:
    def run(is_on: bool) -> Ended:
        line = f'{shlex.join(BUDGET)} history --csv {redirection}; echo "code $?"'
        environment = place.environment(is_on=is_on)
        ended = subprocess.run(["/bin/sh", "-c", line], capture_output=True, env=environment, check=False)
        return Ended(*(ended.returncode, ended.stdout, ended.stderr))

    assert run(True) == run(False)
    assert b"code " in run(True).stdout


def test_relative_files_and_the_umask_are_the_callers(place: Place) -> None:
    for is_on, name in ((False, "a.csv"), (True, "b.csv")):
        words = [*BUDGET, "export", "csv", name]
        subprocess.run(words, env=place.environment(is_on=is_on), cwd=place.folder, umask=0o077, check=True)
    first, second = place.folder / "a.csv", place.folder / "b.csv"
    assert (first.read_bytes(), first.stat().st_mode) == (second.read_bytes(), second.stat().st_mode)
    assert place.way == "resident"


def test_limits_of_the_caller_hold(place: Place) -> None:
    line = f'ulimit -f 1; {shlex.join(BUDGET)} export csv > out.csv; echo "code $?"'

    def run(is_on: bool) -> bytes:
        environment = place.environment(is_on=is_on)
        return subprocess.check_output(
            ["/bin/sh", "-c", line], cwd=place.folder, env=environment, stderr=subprocess.STDOUT
        )

    expected = run(False)
    assert run(True) == expected
    assert place.way == "resident"
    assert b"code 0" not in expected


def at_terminal(place: Place, typed: Sequence[bytes], *words: str, is_on: bool) -> tuple[bytes, int]:
    """Type at a terminal, each line at a question; return all that was shown, and how it ended."""
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background ignores it
        os.chdir(place.folder)
        os.execve(BUDGET[0], [*BUDGET, *words], place.environment(is_on=is_on))
    shown = b""
    for line in typed:
        while not shown.endswith(b"]: "):
            shown += os.read(terminal, 1024)
        os.write(terminal, line)
    try:
        while True:
            if select.select([terminal], [], [], 1)[0]:
                shown += os.read(terminal, 1024)
            elif typed == [INTERRUPT]:  # one that comes just before the command reads waits for the next
                os.write(terminal, INTERRUPT)
    except OSError:  # the end of a terminal
        pass
    os.close(terminal)
    return re.sub(rb"(\^C)+", b"^C", shown), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.parametrize("typed", [b"n\n", b"maybe\nn\n", b"\x04", INTERRUPT], ids=["no", "again", "end", "interrupt"])
def test_a_question_at_the_terminal_is_asked_and_answered_the_same(place: Place, typed: bytes) -> None:
    words = ["history", "delete", "last"]
    expected = at_terminal(place, [typed], *words, is_on=False)
    assert at_terminal(place, [typed], *words, is_on=True) == expected
    assert place.way == "resident"


def test_what_a_terminal_shows_is_the_same(place: Place) -> None:
    for words in (["month"], ["history"], ["month", "--nothing"]):
        expected = at_terminal(place, [], *words, is_on=False)
        assert at_terminal(place, [], *words, is_on=True) == expected
        assert place.way == "resident"


@contextmanager
def heard(number: signal.Signals) -> Iterator[None]:
    """Let programs that are started hear a signal, also where this one was started to ignore it, as by `nohup`."""
    handler = signal.getsignal(number)
    if handler is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(number, handler)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_ends_a_command_as_without_a_helper(place: Place, number: signal.Signals) -> None:
    with heard(number), place.begin("history", "--json") as command:
        assert command.stdout
        command.stdout.read(1)  # it is in the middle: the rest does not fit into a pipe
        assert children(place.helpers[0].pid)
        command.send_signal(number)
        command.wait()
        wait_until(lambda: not children(place.helpers[0].pid))
        stderr = command.communicate()[1]
    assert (command.returncode, stderr) == (130 if number == signal.SIGINT else -number, b"")
