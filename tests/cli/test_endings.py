"""Ends of the program: interrupted, with nobody reading its output, and when nothing can be written."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json
from tests.waiting import WAIT_SECONDS

import budget_cli
from budget_cli import entry
from budget_cli.exit_codes import report
from budget_core.contract.server.problems import Problem
from budget_sdk import (
    AuthRequired,
    Conflict,
    ConnectionFailed,
    Forbidden,
    Invalid,
    LocalFileHeld,
    NotFound,
    ServerError,
    UnknownName,
    UnreadableAnswer,
)

pytestmark = pytest.mark.usefixtures("online")
PROGRAM = [sys.executable, "-c", "from budget_cli.main import run; run()"]
# Tests in the background are started with interrupts ignored, which child processes inherit.
INTERRUPTED = [sys.executable, "-c", "import os, signal, budget_cli.main as m\n"
               "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
               "m.app = lambda **_: os.kill(os.getpid(), signal.SIGINT)\nm.run()"]  # fmt: skip


def test_a_reader_who_has_enough_is_no_failure() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run([*PROGRAM, "currencies"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_reader_of_the_first_lines_of_a_long_file_ends_it_without_a_word(form: str, long_file: Path) -> None:
    words = [*PROGRAM, "--data", str(long_file), "history", form]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:
        assert started.stdout
        assert started.stderr
        assert started.stdout.readline()
        started.stdout.close()
        assert (started.wait(WAIT_SECONDS), started.stderr.read()) == (0, "")


def test_a_full_disk_is_named_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run([*PROGRAM, "month"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, "The output can't be written: No space left on device.\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_streams_that_were_closed_end_in_no_traceback(closed: str, budget: Budget) -> None:
    budget("add", "5", "food")
    command = f'{shlex.join(PROGRAM)} month {closed}; echo "code $?"'
    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert (ended.stdout.splitlines()[-1], ended.stderr) == ("code 0", "")
    assert ("Food" in ended.stdout) == (">&-" not in closed.replace("2>&-", ""))


PROBLEM = Problem(status=400, title="Wrong", code="notFound", message="gone")
ERRORS: list[tuple[Exception, int]] = [
    (NotFound(404, PROBLEM), 3),
    (AuthRequired(401, PROBLEM), 4),
    (Forbidden(403, PROBLEM), 4),
    (LocalFileHeld("folder", "http://server"), 4),
    (Conflict(409, PROBLEM), 5),
    (Invalid(422, PROBLEM), 5),
    (ConnectionFailed("http://server", "refused"), 6),
    (UnreadableAnswer("http://server", 200), 6),
    (UnknownName("nothing is called so"), 3),
    (ServerError(500, PROBLEM), 1),
]


@pytest.mark.parametrize(("error", "code"), ERRORS, ids=lambda one: type(one).__name__)
def test_each_error_ends_with_its_exit_code(error: Exception, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(error) == code
    assert str(error) in capsys.readouterr().err


def test_an_interrupt_ends_it_without_a_word() -> None:
    ended = subprocess.run(INTERRUPTED, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


def test_a_server_and_a_folder_at_once_are_wrong_usage(budget: Budget, tmp_path: Path) -> None:
    for words in (("month", "--server", "http://x", "--data", "y"), ("--server", "http://x", "month", "--data", "y")):
        result = budget(*words)
        assert (result.exit_code, "Use either --server or --data" in result.stderr) == (2, True)


def test_a_mistyped_folder_makes_no_budget(budget: Budget, tmp_path: Path) -> None:
    result = budget("month", "--data", str(tmp_path / "typo"))
    assert (result.exit_code, "To create one, add --create." in result.stderr) == (3, True)
    assert not (tmp_path / "typo").exists()


def test_an_encoding_without_our_signs_ends_in_no_traceback(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    budget("add", "5", "food", "обід \U0001f35d", "--date", "2026-02-03")
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    for words, seen in (
        (["history", "--table"], "-$5.00"),
        (["month", "2026-02", "--table"], "February 2026 - 1 Feb - 28 Feb"),
        (["history", "--json"], r'"note": "\u043e\u0431\u0456\u0434 \ud83c\udf5d"'),
        (["history", "--csv"], "-5.00"),
    ):
        ended = subprocess.run([*PROGRAM, *words], capture_output=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, b"")
        assert seen in ended.stdout.decode("ascii")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("undo", "0"), "it must be 1 or more"),
        (("history", "--limit", "x"), "it must be a whole number"),
        (("history", "--sort", "colour"), "'colour' is not one of 'newest'"),
    ],
)
def test_a_wrong_option_is_told_in_plain_words(budget: Budget, arguments: tuple[str, ...], told: str) -> None:
    result = budget(*arguments)
    said = result.stderr
    assert result.exit_code == 2
    assert told in said
    assert "Input should" not in said
    assert "Value error" not in said


def test_an_interrupt_while_it_loads_ends_it_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupt:
        @staticmethod
        def find_spec(name: str, *_: object) -> None:
            if name == "budget_cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "budget_cli.main")
    monkeypatch.delattr(budget_cli, "main")
    monkeypatch.setattr(sys, "meta_path", [Interrupt, *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        entry.run()
    assert ended.value.code == 130


def test_a_negative_amount_is_not_called_an_option(budget: Budget) -> None:
    result = budget("add", "-5", "food")
    assert (result.exit_code, result.stderr.splitlines()[0]) == (
        2,
        "-5 was read as an option: amounts have no minus here. Money that came back is a refund.",
    )


def test_the_verb_of_making_is_add_and_create_too(budget: Budget, answer: Json) -> None:
    assert answer("accounts", "create", "Wallet")["name"] == "Wallet"
    assert answer("workspaces", "create", "Home")["name"] == answer("workspaces", "add", "Home")["name"]
    assert budget("accounts", "create").stderr.startswith("Usage: budget accounts add ")
