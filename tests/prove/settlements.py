"""Random histories of three members at length, of new seeds each time: `python -m tests.prove.settlements`."""

import sys
from secrets import randbelow

from tests.api.test_shared_history import play_histories

SEEDS = 10**9


def main(histories: int) -> str:
    """Play random histories; a wrong balance is an error with its seed."""
    changes = play_histories(histories, randbelow(SEEDS))
    return f"{changes} changes, the balances right after each of them, and all even at the end"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
