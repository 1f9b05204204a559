"""The ledger's state machine at length, on cases of its own each time: `python -m tests.prove.ledger`."""

import sys

from hypothesis import settings

from tests.api.test_ledger_machine import run_ledgers

LONG = settings(derandomize=False, deadline=None, database=None, print_blob=True)


def main(calls: int) -> str:
    """Run random calls; a broken rule is an error with the shortest way to it."""
    return f"{run_ledgers(calls, LONG)} calls, every invariant after each of them"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50_000))
