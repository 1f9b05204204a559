"""Every extra alone: what it brings works, and for the rest a line names the extra and the command that installs it.

The modules of all other packages are hidden, computed from what the package requires; `tests/prove/extras.py` does the
same with real installs.
"""

import json
import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from tests.extras import CONVERT, POLARS, SAID, known_modules, modules, own_packages

from budget_sdk.extras import MODULES, install_command

OURS = {"budget_core", "budget_api", "budget_cli", "budget_sdk"}
RUN = f"""
import json, os, sys

hidden, words = set(json.loads(sys.argv[1])), json.loads(sys.argv[2])

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Hide())
from budget_cli import entry

for number, line in enumerate(words):
    sys.stdout.flush()
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        continue
    answer = os.open(f"answer{{number}}", os.O_WRONLY | os.O_CREAT)
    os.dup2(answer, 1)
    os.dup2(answer, 2)
    if line != ["shell"]:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if line == [{POLARS!r}]:
        exec({CONVERT!r})
    else:
        sys.argv[1:] = line
        entry.run()
    sys.exit()
"""
"""A process of its own for each command: what one imported would be there for the next."""


def answers(extra: str, folder: Path) -> list[str]:
    """Return what each command prints where only this extra is installed."""
    hidden = known_modules() - modules(extra) - OURS
    arguments = (json.dumps(sorted(hidden)), json.dumps([*SAID[extra]]))
    typed, terminal = os.openpty()  # `budget shell` completes at a terminal alone
    os.write(typed, b"month\rexit\r")
    with os.fdopen(typed, "rb"), os.fdopen(terminal, "rb") as stdin:
        command = [sys.executable, "-c", RUN, *arguments]
        done = subprocess.run(command, cwd=folder, stdin=stdin, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return [(folder / f"answer{number}").read_text() for number in range(len(SAID[extra]))]


@pytest.mark.dear
@pytest.mark.parametrize("extra", SAID)
def test_what_an_extra_brings_works_and_the_rest_names_what_is_missing(extra: str, world: Path) -> None:
    (world / "data" / "budget").chmod(0o700)  # a copy has what the folder of tests has
    said = dict(zip(SAID[extra], answers(extra, world), strict=True))
    wrong = {words: said[words] for words, part in SAID[extra].items() if part not in said[words].replace("\n", " ")}
    assert wrong == {}
    assert not [text for text in said.values() if "Traceback" in text]


def test_every_module_of_an_extra_is_known_to_the_errors() -> None:
    for extra, names in MODULES.items():
        assert set(names) <= modules(extra), extra
        assert not set(names) & modules(""), extra


def test_the_errors_know_every_package_of_an_extra() -> None:
    for extra in MODULES:
        known = {name for names in MODULES.values() for name in names if name in modules(extra)}
        assert [name for name, found in own_packages(extra).items() if not found & known] == [], extra


def test_the_cure_names_the_clone_or_the_wheel_that_was_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = distribution("budget-planner").read_text("direct_url.json")
    assert record
    clone = Path(json.loads(record)["url"].removeprefix("file://"))
    assert install_command("local") == f'pip install "{clone}[local]"'
    monkeypatch.setattr("budget_sdk.extras.distribution", lambda _: Gone)
    assert install_command("local") == 'pip install ".[local]"'


class Gone:
    """An installed package whose clone was removed."""

    @staticmethod
    def read_text(_: str) -> str:
        """Return the record of pip."""
        return '{"url": "file:///nowhere/clone"}'
