"""`make prove`: the runs that are too long for every change, one after the other."""

import time

from tests.prove import changes_reader

WRITES = 10_000


def main() -> None:
    """Run all; the figures of each stand under its name."""
    print(f"{WRITES} writes under a reader of changes")
    begun = time.monotonic()
    changes_reader.main(WRITES)
    print(f"  took {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
