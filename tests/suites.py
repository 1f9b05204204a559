"""Run parts of the checks one after the other: `python -m tests.suites [part…]`.

A suite that is red does not keep the next one from running; style that is red does. At the end stand the seconds of
each part and the names of flaky tests: those that failed and passed when they ran once more, alone.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

FLAKY_FILE = "BUDGET_FLAKY_FILE"
"""Environment variable: the file that suites add the names of flaky tests to."""
_MAKE = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}
"""Variables of a make above this one, which would keep its jobs from the parts."""


class Part(NamedTuple):
    """Targets of the Makefile that are made together."""

    name: str
    targets: tuple[str, ...]
    is_needed: bool = False
    """True when nothing after it makes sense without it."""


SUITES = (
    Part("core", ("test-core",)),
    Part("server", ("test-server",)),
    Part("web", ("test-web",)),
    Part("browser", ("test-browser",)),
)
SETUP = Part("setup", ("setup",), is_needed=True)
STYLE = Part("style", ("lint", "types"), is_needed=True)
PARTS = {part.name: part for part in (SETUP, STYLE, *SUITES)}


def main(names: list[str]) -> int:
    """Run the named parts, all of them without a name; return the exit code."""
    with tempfile.NamedTemporaryFile(prefix="budget-flaky-") as flaky:
        results = _run_all([PARTS[name] for name in names or PARTS], flaky.name)
        _print_summary(results, Path(flaky.name).read_text("utf8").splitlines())
    return int(not all(passed for _, passed, _ in results))


def _run_all(parts: list[Part], flaky_file: str) -> list[tuple[str, bool, float]]:
    own = {name: value for name, value in os.environ.items() if name not in _MAKE}
    results = []
    for part in parts:
        begun = time.monotonic()
        # Lint and types take one processor each and measure no time; suites have the machine for themselves.
        command = ("make", "--no-print-directory", "--jobs=2", "--output-sync=target", *part.targets)
        passed = subprocess.run(command, env=own | {FLAKY_FILE: flaky_file}, check=False).returncode == 0
        results.append((part.name, passed, time.monotonic() - begun))
        if part.is_needed and not passed:
            break
    return results


def _print_summary(results: list[tuple[str, bool, float]], flaky: list[str]) -> None:
    print()
    for name, passed, seconds in results:
        print(f"{name:8} {seconds:5.0f} s  {'passed' if passed else 'FAILED'}")
    print(f"{'all':8} {sum(seconds for _, _, seconds in results):5.0f} s")
    print(f"flaky: {len(flaky)}", *flaky, sep="\n  ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
