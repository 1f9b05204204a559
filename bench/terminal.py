"""Commands of the terminal, each a process of its own, beside loading the libraries that they can't do without."""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

TIMES = 9
LIBRARIES, TYPER = "typer and sqlalchemy alone", "typer alone"
HELP, MONTH, TAB, ON_SERVER = "--help", "month on a local file", "Tab on a local file", "month on a server"
_PYTHON = [sys.executable, "-c"]
BUDGET = [*_PYTHON, "from budget_cli.entry import run; run()"]
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
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BUDGET_")}
    for turn in range(times + 1):
        for name, (words, more) in commands.items():
            begun = time.perf_counter()
            subprocess.run(words, env=environment | more, check=True, stdout=subprocess.DEVNULL)
            if turn:
                durations[name].append(time.perf_counter() - begun)
    return {name: statistics.median(found) for name, found in durations.items()}
