"""16 writers at once end exact on both databases, and naive ones do not: `python -m tests.prove.writers`."""

import sys
from typing import Any

from litestar.testing import TestClient

from tests.api.conftest import serving
from tests.api.database import state_of
from tests.api.people import sign_up
from tests.api.writers import WRITERS, Naive, Outcome, Product, race
from tests.prove.databases import both_databases
from tests.servers import server_settings

NAIVE = 40
"""Writes of each naive writer: they lose nearly all of them at once."""


def main(writes: int) -> str:
    """Compare the final sums on both databases."""
    said = []
    with both_databases("writers") as databases:
        for name, folder, url in databases:
            with serving(server_settings(data=folder, database_url=url)) as client:
                exact, naive = _product(client, writes // WRITERS), _naive(client)
            assert exact.is_exact, exact
            assert naive.drift > 0, naive
            said.append(f"{name} exact ({exact.entries} entries stand), naive control off by {naive.drift}")
    return "; ".join(said)


def _product(client: TestClient[Any], each: int) -> Outcome:
    ann, database = sign_up(client), state_of(client).database
    return client.blocking_portal.call(race, database, ann, Product(database, ann), each)


def _naive(client: TestClient[Any]) -> Outcome:
    ann, database = sign_up(client), state_of(client).database
    return client.blocking_portal.call(race, database, ann, Naive(database), NAIVE)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
