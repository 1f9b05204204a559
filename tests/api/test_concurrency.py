"""Many clients at once on one account: every booking counts, exactly once."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from anyio.from_thread import start_blocking_portal
from litestar.testing import TestClient

from tests.api.conftest import create_database
from tests.api.database import state_of
from tests.api.people import Person, sign_up
from tests.api.processes import served, start
from tests.api.writers import Naive, Outcome, Product, Way, race
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.both_databases

CLIENTS = 2
ADDS = 50
PRICE = Decimal("1.25")
EACH = 20
SECRET = "a secret that both servers share!"


@contextmanager
def two_doors(folder: Path, database_url: str | None) -> Iterator[list[str]]:
    """Where the clients go: one server on SQLite, a server each on PostgreSQL."""
    with ExitStack() as stack:
        if database_url is None:
            yield [stack.enter_context(served(folder))] * CLIENTS
            return
        settings = {"BUDGET_DATABASE_URL": database_url, "BUDGET_SECRET": SECRET}
        yield [stack.enter_context(served(folder / str(number), **settings)) for number in range(CLIENTS)]


def check_adding(urls: list[str], adds: int) -> None:
    """So many expenses from a process for each address, 16 at once in each: all there, once."""
    with httpx.Client(base_url=urls[0], timeout=WAIT_SECONDS) as client:
        ann = sign_up(client)
        adding = [start("-m", "tests.api.adding", json.dumps(orders(ann, url, adds))) for url in urls]
        said = [json.loads(process.communicate()[0]) for process in adding]
        assert said == [{"201": adds}] * CLIENTS
        spent = f"{PRICE * CLIENTS * adds:.2f}"
        assert ann.budget("Cash") == f"-{spent}"
        assert ann.month("2026-12-01")["spent"] == spent
        assert count_entries(ann) == CLIENTS * adds
        assert ann.get(f"/workspace/{ann.workspace}")["revision"] == CLIENTS * adds


def test_two_processes_adding_at_once_end_with_the_exact_balance_on_sqlite(tmp_path: Path) -> None:
    with two_doors(tmp_path, None) as urls:
        check_adding(urls, ADDS)


def test_two_processes_adding_at_once_end_with_the_exact_balance_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with two_doors(tmp_path, create_database(postgres, "concurrency")) as urls:
        check_adding(urls, ADDS)


def race_on(client: TestClient[Any], person: Person, way: Way) -> Outcome:
    outcome: Outcome = client.blocking_portal.call(race, state_of(client).database, person, way, EACH)
    return outcome


def test_sixteen_writers_of_adds_deletes_and_transfers_end_exact(server: TestClient[Any], ann: Person) -> None:
    outcome = race_on(server, ann, Product(state_of(server).database, ann))
    assert outcome.is_exact, outcome


def test_the_same_writers_lose_bookings_when_they_read_a_balance_and_write_it_back(
    server: TestClient[Any], ann: Person
) -> None:
    """The control of the test above."""
    assert race_on(server, ann, Naive(state_of(server).database)).drift > 0


def orders(person: Person, url: str, count: int) -> dict[str, object]:
    expense = {
        "value": str(PRICE),
        "date": "2026-12-05",
        "categoryId": person.categories["Food"],
        "accountId": person.accounts["Cash"],
    }
    return {"url": url, "token": person.token, "workspace": person.workspace, "count": count, "body": expense}


def count_entries(person: Person) -> int:
    found: set[str] = set()
    cursor: dict[str, str] = {}
    while True:
        page = person.get(f"/history/{person.workspace}/list-new", limit=200, **cursor)
        found |= {entry["id"] for entry in page["entries"]}
        if page["nextCursor"] is None:
            return len(found)
        cursor = {"cursor": page["nextCursor"]}


TABLE = "create table accounts (budget integer)"
READ = "select budget from accounts"
ADD = "update accounts set budget = budget - 1"


def test_reading_a_balance_and_writing_it_back_loses_bookings_on_sqlite(tmp_path: Path) -> None:
    """The control: what the exact balance above is worth. The same interleaving with a difference loses nothing."""
    first, second = (sqlite3.connect(tmp_path / "naive.sqlite3", isolation_level=None) for _ in range(2))
    first.execute(TABLE)
    first.execute("insert into accounts values (0)")
    seen = [connection.execute(READ).fetchone()[0] for connection in (first, second)]
    for connection, budget in zip((first, second), seen, strict=True):
        connection.execute("update accounts set budget = ?", (budget - 1,))
    assert first.execute(READ).fetchone() == (-1,)
    for connection in (first, second):
        connection.execute(ADD)
    assert first.execute(READ).fetchone() == (-3,)
    first.close()
    second.close()


def test_reading_a_balance_and_writing_it_back_loses_bookings_on_postgresql(postgres: str) -> None:
    url = create_database(postgres, "naive")

    async def run() -> list[int]:
        first, second = await asyncpg.connect(url), await asyncpg.connect(url)
        await first.execute(f"{TABLE}; insert into accounts values (0)")
        seen = [await connection.fetchval(READ) for connection in (first, second)]
        for connection, budget in zip((first, second), seen, strict=True):
            await connection.execute("update accounts set budget = $1", budget - 1)
        lost = await first.fetchval(READ)
        for connection in (first, second):
            await connection.execute(ADD)
        kept = await first.fetchval(READ)
        await first.close()
        await second.close()
        return [lost, kept]

    with start_blocking_portal() as portal:
        assert portal.call(run) == [-1, -3]
