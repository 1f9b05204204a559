"""Two processes that add at once, 16 calls each, lose nothing on either database: `python -m tests.prove.processes`."""

import sys

from tests.api.test_concurrency import CLIENTS, check_adding, two_doors
from tests.prove.databases import both_databases


def main(adds: int) -> str:
    """The balance, the month, the entries and the revision are those of all adds."""
    with both_databases("processes") as databases:
        for _, folder, url in databases:
            with two_doors(folder, url) as urls:
                check_adding(urls, adds // CLIENTS)
    return "SQLite and PostgreSQL exact"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
