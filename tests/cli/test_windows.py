"""On Windows, which has neither `fcntl` nor `resource`, what needs them is refused in one line that names a way out."""

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT_POSIX = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {"fcntl", "resource"}:
            raise ModuleNotFoundError(name, name=name)

for name in ("fcntl", "resource"):
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
from budget_cli.main import run
run()
"""
REFUSAL = "Windows can't hold a budget itself yet: run this in WSL, or use a budget on a server (budget login URL).\n"


def budget(words: list[str], world: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", WITHOUT_POSIX, *words]
    return subprocess.run(command, cwd=world, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [[], ["add", "5", "food"], ["balance"], ["serve"], ["doctor"], ["backup", "b.jsonl"]],
    ids=" ".join,
)
def test_what_needs_a_local_file_or_a_server_says_so_in_one_line(words: list[str], world: Path) -> None:
    done = budget(words, world)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", REFUSAL)


def test_what_needs_neither_works(world: Path) -> None:
    done = budget(["--version"], world)
    assert (done.returncode, done.stderr) == (0, "")
