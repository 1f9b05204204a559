"""`make prove`: the runs that are too long for every change, one after the other."""

import time

from tests.prove import changes_reader, live_churn

WRITES = 10_000
SOCKETS = 10_000
RUNS = (
    (f"{WRITES} writes under a reader of changes", lambda: changes_reader.main(WRITES)),
    (f"{SOCKETS} sockets that come and go", lambda: live_churn.main(SOCKETS)),
)


def main() -> None:
    """Run all; the figures of each stand under its name."""
    for name, run in RUNS:
        print(name)
        begun = time.monotonic()
        run()
        print(f"  took {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
