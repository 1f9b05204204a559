"""Run pytest, and what failed once more, alone: `python -m tests.retried [option…] -- [path…]`.

What passes then is named at the end as flaky, and the run is green; what fails twice is red.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.suites import FLAKY_FILE

RETRIES_MAX = 20
"""More failures than these are no chance: the run is red at once."""


class Failures:
    """Plugin that collects the ids of the tests that fail."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.is_whole = True
        """True as long as every file could be read."""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be read: its tests are not among those that run once more."""
        self.is_whole = self.is_whole and not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test once, whichever of its phases failed."""
        if report.failed and report.nodeid not in self.ids:
            self.ids.append(report.nodeid)


def main(arguments: list[str]) -> int:
    """Run the tests and return the exit code."""
    options, paths = _split(arguments)
    failures = Failures()
    code = pytest.main([*options, *paths], plugins=[failures])
    is_chance = failures.is_whole and 0 < len(failures.ids) <= RETRIES_MAX
    if code != pytest.ExitCode.TESTS_FAILED or not is_chance:
        return int(code)
    print(f"\nOnce more, alone: {len(failures.ids)}", flush=True)
    again = subprocess.run([sys.executable, "-m", "pytest", *_alone(options), *failures.ids], check=False)
    if again.returncode == 0:
        note_flaky(failures.ids)
    return again.returncode


def note_flaky(names: list[str]) -> None:
    """Add names of flaky tests to the file that the whole run prints at its end."""
    lines = "".join(f"{name}\n" for name in names)
    if path := os.environ.get(FLAKY_FILE):
        with Path(path).open("a", encoding="utf8") as file:
            file.write(lines)
    else:
        print(f"flaky: {len(names)}\n{lines}", end="")


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def _alone(options: list[str]) -> list[str]:
    """Return the options of the second run: one worker, every case, and coverage added to that of the first."""
    every = [option for option in options if option != "--quick"]
    return [*every, "-n", "0", "--dist", "no", *(["--cov-append"] if "--cov" in options else [])]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
