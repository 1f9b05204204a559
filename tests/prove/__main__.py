"""`make prove`: the runs that are too long for every change, one after the other."""

import time
from collections.abc import Callable

from tests.prove import changes_reader, live_churn

COUNT = 10_000
RUNS: dict[str, Callable[[int], None]] = {
    "writes under a reader of changes": changes_reader.main,
    "sockets that come and go": live_churn.main,
}


def main() -> None:
    """Run all; the figures of each stand under its name."""
    for name, run in RUNS.items():
        print(COUNT, name)
        begun = time.monotonic()
        run(COUNT)
        print(f"  took {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
