"""Commands of the terminal, each a process of its own, beside loading the libraries that they can't do without."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.processes import tree_seconds

TIMES = 9
LIBRARIES, TYPER = "typer and sqlalchemy alone", "typer alone"
HELP, MONTH, TAB, ON_SERVER = "--help", "month on a local file", "Tab on a local file", "month on a server"
_PYTHON = [sys.executable, "-c"]
BUDGET = [*_PYTHON, "from budget_cli.entry import run; run()"]
READS = {
    "month": ["month"],
    "history": ["history", "--limit", "20"],
    "accounts": ["accounts"],
    "plan": ["plan"],
    "report": ["report", "since:yesterday"],
    "export": ["export", "csv", "--where", "since:yesterday"],
}
"""Commands whose answers are short at every size: the start is measured."""
ADD = "add"
_ALL_ENDED_SECONDS = 0.05
_STARTED_SECONDS = 30
_TAB = {"_BUDGET_COMPLETE": "complete_bash", "COMP_WORDS": "budget add 5 fo", "COMP_CWORD": "3"}


def local_seconds(folder: Path) -> dict[str, float]:
    """Medians on the file in a folder that no server has open."""
    env = {"BUDGET_DATA": str(folder), "XDG_CONFIG_HOME": str(folder / "config")}
    return medians(
        {
            LIBRARIES: ([*_PYTHON, "import typer, sqlalchemy.orm"], env),
            TYPER: ([*_PYTHON, "import typer"], env),
            HELP: ([*BUDGET, "--help"], env),
            MONTH: ([*BUDGET, "month"], env),
            TAB: (BUDGET, env | _TAB),
        }
    )


def server_seconds(port: int, token: str) -> dict[str, float]:
    """The median of a command on a server."""
    env = {"BUDGET_SERVER": f"http://127.0.0.1:{port}", "BUDGET_TOKEN": token.removeprefix("Bearer ")}
    return medians({ON_SERVER: ([*BUDGET, "month"], env)})


def medians(commands: dict[str, tuple[list[str], dict[str, str]]], times: int = TIMES) -> dict[str, float]:
    """They take turns, so that all meet the same machine; once before, as what is loaded may be compiled first."""
    durations: dict[str, list[float]] = {name: [] for name in commands}
    environment = _environment()
    for turn in range(times + 1):
        for name, (words, more) in commands.items():
            begun = time.perf_counter()
            subprocess.run(words, env=environment | more, check=True, stdout=subprocess.DEVNULL)
            if turn:
                durations[name].append(time.perf_counter() - begun)
    return {name: statistics.median(found) for name, found in durations.items()}


class Processor(NamedTuple):
    """Processor time of a command, in that of loading typer."""

    direct: float
    resident: float
    """With the resident helper: of the caller, and of the child that runs the command."""


def local_processor(folder: Path) -> dict[str, Processor]:
    """Reads and a write of the file in a folder that no server has open."""
    return _processor(READS | {ADD: ["add", "5", "food"]}, {"BUDGET_DATA": str(folder)})


def server_processor(port: int, token: str) -> dict[str, Processor]:
    """A command on a server."""
    env = {"BUDGET_SERVER": f"http://127.0.0.1:{port}", "BUDGET_TOKEN": token.removeprefix("Bearer ")}
    return _processor({ON_SERVER: ["month"]}, env)


def _processor(commands: dict[str, list[str]], env: dict[str, str], times: int = TIMES) -> dict[str, Processor]:
    """Measure commands in turn, without the helper and with it; means, as the system counts in hundredths."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        places = [
            _environment() | env | {"XDG_RUNTIME_DIR": name, "XDG_CONFIG_HOME": str(folder / config)}
            for config in ("off", "on")
        ]
        with _helper(folder, places[1]) as helper:
            used: dict[tuple[str, int], float] = dict.fromkeys(
                [(one, at) for one in (TYPER, *commands) for at in (0, 1)], 0
            )
            for turn in range(times + 1):
                for one, words in {TYPER: [], **commands}.items():
                    for at, place in enumerate(places):
                        line = [*BUDGET, *words] if words else [*_PYTHON, "import typer"]
                        seconds = _used_by(line, place, helper)
                        used[one, at] += seconds if turn else 0
    typer = (used[TYPER, 0] + used[TYPER, 1]) / 2
    return {one: Processor(used[one, 0] / typer, used[one, 1] / typer) for one in commands}


@contextmanager
def _helper(folder: Path, environment: dict[str, str]) -> Iterator[int]:
    """Turn the resident helper on, and yield its process when it accepts commands."""
    config = folder / "on" / "budget" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('[terminal]\nresident = "on"\n', encoding="utf8")
    with subprocess.Popen([sys.executable, "-P", "-m", "budget_cli.helper.process"], env=environment) as process:
        try:
            deadline = time.monotonic() + _STARTED_SECONDS
            while not list(folder.glob("budget/*.sock")):
                assert time.monotonic() < deadline, "the helper did not start"
                time.sleep(0.01)
            yield process.pid
        finally:
            process.terminate()


def _used_by(words: list[str], environment: dict[str, str], helper: int) -> float:
    """Return the processor time of a command, with what the helper and its children took meanwhile."""
    begun = _processor_seconds(helper)
    subprocess.run(words, env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    time.sleep(_ALL_ENDED_SECONDS)
    return _processor_seconds(helper) - begun


def _processor_seconds(helper: int) -> float:
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime + tree_seconds(helper)


def _environment() -> dict[str, str]:
    """Return the variables of a command: no settings of ours, and modules compiled once, as installed ones are."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("BUDGET_") and name not in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")
    }
