"""A process killed at its Nth write to the disk loses nothing it acknowledged: `python -m tests.prove.kills`.

strace kills it where it enters the system call, so the Nth write is the first that is not done.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tests.prove.victim import Place, Run, has_strace, judge, new_place, watched

EACH = 8
CALLS = "pwrite64,fdatasync,ftruncate"


def main(kills: int) -> str:
    """Count the kills by place, and check that nothing was lost."""
    if not has_strace():
        return "skipped: there is no strace on this machine"
    with tempfile.TemporaryDirectory() as folder:
        place = new_place(Path(folder) / "new")
        last = _count_calls(place, Path(folder))
        runs = [*_until_killed(place, Path(folder) / "killed", last, kills)]
    acknowledged = sum(len(run.acknowledged) for run in runs)
    return f"nothing lost of {acknowledged} acknowledged writes, killed at the writer's calls 1 to {last}"


def _until_killed(place: Place, folder: Path, last: int, kills: int) -> Iterator[Run]:
    """So many killed at calls spread over all; a run that was done before its call comes does not count."""
    killed = 0
    for number in count():
        run = _kill(place, folder, 1 + number * last // kills % last)
        killed += run.killed
        yield run
        if killed == kills:
            return


def _count_calls(place: Place, folder: Path) -> int:
    """Return the number of system calls of a writer that nobody kills."""
    log = folder / "calls"
    watched(place.copy(folder / "counted"), EACH, (), "-e", f"trace={CALLS}", "-o", str(log))
    threads = [line.split()[0] for line in log.read_text().splitlines() if "resumed>" not in line]
    return max(threads.count(thread) for thread in {*threads})


def _kill(new: Place, folder: Path, when: int) -> Run:
    place = new.copy(folder)
    kill = f"inject={CALLS}:signal=KILL:when={when}"
    run = watched(place, EACH, (), "-e", f"trace={CALLS}", "-e", kill, "-o", "/dev/null")
    verdict = judge(place, run.acknowledged)
    assert verdict.is_good, (when, verdict)
    shutil.rmtree(folder)
    return run


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
