"""Planted faults: each patch below `patches` breaks the product in a way that its tests must notice.

`python -m tests.prove.faults undo-keeps-version` runs that one alone. A patch begins with a line `Fault:` that says
what it breaks and a line `Tests:` with the command that must fail, run at the root of a copy of the tree.
"""

import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
PATCHES = Path(__file__).parent / "patches"
LINKED = (".venv", "node_modules", "src/budget_api/static")
"""Folders that are installed or built, and so not in Git."""
LIMIT_SECONDS = 300
END_SECONDS = 20
"""Time for a test run to stop the servers it started."""
OUTPUT_TAIL = 3_000
NOTICED, NOT_NOTICED, TIMED_OUT = "noticed", "NOT NOTICED", "TIMED OUT"


class Fault(NamedTuple):
    """Planted fault and the command that must notice it."""

    text: str
    tests: str
    patch: Path

    @property
    def area(self) -> str:
        """First part of the patch's name."""
        return self.patch.stem.partition("-")[0]


class Result(NamedTuple):
    """Verdict on one fault."""

    verdict: str
    seconds: float = 0.0


class Tree:
    """Copy of the tree in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._output = folder.with_name("output")
        paths = os.pathsep.join(str(folder / part) for part in ("src", "."))
        # Git looks for no repository above the copy: inside one it would skip the patch without a word.
        self._environment = {**os.environ, "PYTHONPATH": paths, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
        _copy_tree(folder)

    def output_tail(self) -> str:
        """Return the end of what the last test run printed."""
        return self._output.read_text(errors="replace")[-OUTPUT_TAIL:]

    def apply(self, patch: Path, *options: str) -> bool:
        """Apply a patch; return False when it does not fit."""
        command = ("git", "apply", *options, str(patch))
        done = subprocess.run(command, cwd=self._folder, env=self._environment, capture_output=True, check=False)
        return done.returncode == 0

    def is_green(self, tests: str) -> bool:
        """Run a test command; return False when it fails. Raises: TimeoutExpired beyond the limit."""
        with self._output.open("wb") as output:
            process = subprocess.Popen(
                shlex.split(tests),
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                return process.wait(LIMIT_SECONDS) == 0
            finally:
                _end(process)


def read_faults(names: Sequence[str] = ()) -> list[Fault]:
    """Read all patches, or those named. Raises: ValueError for a name or a head that is wrong."""
    known = {patch.stem: patch for patch in sorted(PATCHES.glob("*.patch"))}
    if unknown := set(names) - known.keys():
        raise ValueError(f"no such fault: {', '.join(sorted(unknown))}")
    return [_read_fault(known[name]) for name in names or known]


def run_faults(faults: Sequence[Fault]) -> int:
    """Plant each fault, print the table, return how many were not noticed."""
    with _tree() as tree:
        red = {tests for tests in dict.fromkeys(fault.tests for fault in faults) if _is_red(tree, tests)}
        print("fault | area | verdict | seconds", flush=True)
        return sum(_run_fault(tree, fault, red) for fault in faults)


def main(count: int) -> str:
    """Prove the first `count` faults. Raises: AssertionError when one is not noticed."""
    faults = read_faults()[:count]
    if missed := run_faults(faults):
        raise AssertionError(f"{missed} of {len(faults)} not noticed")
    return f"all {len(faults)} noticed"


def _run_fault(tree: Tree, fault: Fault, red: set[str]) -> bool:
    result = Result("red without the fault") if fault.tests in red else _plant(tree, fault)
    print(f"{fault.text} ({fault.patch.stem}) | {fault.area} | {result.verdict} | {result.seconds:.0f}", flush=True)
    return result.verdict != NOTICED


def _plant(tree: Tree, fault: Fault) -> Result:
    if not tree.apply(fault.patch):
        return Result("DOES NOT APPLY")
    begin = time.monotonic()
    try:
        verdict = NOT_NOTICED if tree.is_green(fault.tests) else NOTICED
    except subprocess.TimeoutExpired:  # a busy machine is no test that failed
        verdict = TIMED_OUT
    if not tree.apply(fault.patch, "--reverse"):
        raise RuntimeError(f"{fault.patch.name} can't be taken back: its tests changed the copy")
    return Result(verdict, time.monotonic() - begin)


def _is_red(tree: Tree, tests: str) -> bool:
    try:
        is_green = tree.is_green(tests)
    except subprocess.TimeoutExpired:
        is_green = False
    if not is_green:
        print(f"red without a fault: {tests}\n{tree.output_tail()}", flush=True)
    return not is_green


def _read_fault(patch: Path) -> Fault:
    head = dict(line.partition(": ")[::2] for line in patch.read_text().splitlines()[:2])
    if list(head) != ["Fault", "Tests"]:
        raise ValueError(f"{patch.name} must begin with the lines Fault: and Tests:")
    return Fault(head["Fault"], head["Tests"], patch)


@contextmanager
def _tree() -> Iterator[Tree]:
    with tempfile.TemporaryDirectory(prefix="budget-faults-") as name:
        yield Tree(Path(name).resolve() / "tree")


def _copy_tree(target: Path) -> None:
    """Copy what Git tracks, as it is now, and link what it does not track."""
    listed = subprocess.run(("git", "ls-files", "-z"), cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    for name in LINKED:
        if (ROOT / name).exists():
            (target / name).symlink_to(ROOT / name)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End the group of a test run: first as Ctrl-C does, so that it stops its servers."""
    for number in (signal.SIGINT, signal.SIGKILL):
        if process.poll() is None:
            os.killpg(process.pid, number)
            try:
                process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                continue
