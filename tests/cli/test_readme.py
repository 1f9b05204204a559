"""Commands of the README, typed in its order in a fresh home: alone, and while a server runs."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.servers import CHEAP_ENVIRONMENT

README = (Path(__file__).parents[2] / "README.md").read_text()
TYPED = [line.strip() for block in re.findall(r"```sh\n(.+?)```", README, re.DOTALL) for line in block.splitlines()]
COMMANDS = [line.partition(" |")[0] for line in TYPED if line.startswith("budget ")]
NOTEBOOK = next(iter(re.findall(r"```python\n(.+?)```", README, re.DOTALL)))
SEEN = "\n    print(client.month().planning.left, [row.note for row in client.history.all(category_id='food')])"
BUDGET = f"#!/bin/sh\nexec {sys.executable} -c 'from budget_cli.entry import run; run()' \"$@\"\n"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home nobody lived in, with the program on the path; its own is short, as those of sockets must be."""
    with tempfile.TemporaryDirectory() as name:
        program = tmp_path / "bin" / "budget"
        program.parent.mkdir()
        program.write_text(BUDGET)
        program.chmod(0o755)
        monkeypatch.setenv("HOME", name)
        monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
        for setting in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            monkeypatch.delenv(setting)
        yield Path(name)


def type_all() -> str:
    """Type all commands; return what the notebook shows after them."""
    subprocess.run(["bash", "-e"], input="\n".join(COMMANDS), text=True, check=True, capture_output=True)
    words = [sys.executable, "-c", NOTEBOOK.rstrip() + SEEN]
    return subprocess.run(words, text=True, check=True, capture_output=True).stdout.strip()


def test_the_readme_begins_with_the_clone_and_the_first_commands() -> None:
    assert [line.partition("  ")[0] for line in TYPED[:2]] == ["make run", ". .venv/bin/activate"]
    assert TYPED[2:4] == ['budget add 12.50 food "lunch"', "budget month"]
    assert "budget demo" in COMMANDS


def test_the_commands_and_the_notebook_agree_on_what_is_left(home: Path) -> None:
    assert type_all() == "275.00 ['apples', 'lunch']"
    assert (home / ".local/share/budget/budget.sqlite3").exists()


def test_they_do_so_while_a_server_runs_on_the_file(home: Path) -> None:
    words = ["budget", "serve", "--port", "0"]
    environment = os.environ | CHEAP_ENVIRONMENT
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            server.stdout.readline()
            folder = home / ".local/share/budget"
            assert (folder.stat().st_mode & 0o777, (folder / "budget.sock").stat().st_mode & 0o777) == (0o700, 0o600)
            assert type_all() == "275.00 ['apples', 'lunch']"
        finally:
            server.terminate()
            server.wait()
    assert not (folder / "budget.sock").exists()
