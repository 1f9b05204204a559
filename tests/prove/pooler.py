"""Two processes behind PgBouncer in transaction mode add at once and lose nothing: `python -m tests.prove.pooler`.

There are fewer connections to the database than clients, so that no transaction finds what one before it left. Events
and jobs go beside it; without a way beside it no server starts, but on a pooler that keeps sessions together. The
control, which prepares statements as if its connections were its own, has to fail.
"""

import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import anyio
import httpx
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from budget_api.db.models import UserRow
from budget_api.db.postgres import PostgresDatabase
from tests.api.conftest import create_database
from tests.api.listening import listen
from tests.api.people import sign_up
from tests.api.processes import BUDGET, served, start
from tests.api.test_concurrency import CLIENTS, check_adding
from tests.pooler import pooled
from tests.postgres import cluster
from tests.waiting import WAIT_SECONDS

READS = 100
CONNECTIONS = 4
"""To the database: fewer than there are clients, so that they have to share them."""
SECRET = "a secret of at least thirty-two bytes"


def main(adds: int) -> str:
    """Count the calls that succeed through the pooler."""
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        url = create_database(postgres, "pooler")
        with pooled(url, pool_mode="session", default_pool_size="40") as through:
            anyio.run(_start, through)
        with pooled(url, default_pool_size=str(CONNECTIONS)) as through:
            _check_refusal(Path(folder), through)
            _check(Path(folder), through, url, adds)
            anyio.run(_read, through, True)
            try:
                anyio.run(_read, through, False)
            except DBAPIError as error:
                return f"exact over {CONNECTIONS} connections; control, prepared statements: {type(error).__name__}"
        raise AssertionError("prepared statements went through, too")


def _check_refusal(folder: Path, url: str) -> None:
    server = start(*BUDGET, "serve", "--port", "0", BUDGET_DATA=str(folder / "none"), BUDGET_DATABASE_URL=url)
    said, _ = server.communicate(timeout=WAIT_SECONDS)
    lines = said.splitlines()
    assert (server.returncode, len(lines)) == (7, 1) and "set BUDGET_DATABASE_DIRECT_URL" in lines[0], said


async def _start(url: str) -> None:
    database = PostgresDatabase(url, lambda _: None)
    try:
        await database.start()
    finally:
        await database.close()


def _check(folder: Path, url: str, direct: str, adds: int) -> None:
    environment = {"BUDGET_DATABASE_URL": url, "BUDGET_DATABASE_DIRECT_URL": direct, "BUDGET_SECRET": SECRET}
    with ExitStack() as stack:
        urls = [stack.enter_context(served(folder / str(number), **environment)) for number in range(CLIENTS)]
        check_adding(urls, adds // CLIENTS)
        check_events(*urls[:2])


async def _read(url: str, is_pooled: bool) -> None:
    database = PostgresDatabase(url, lambda _: None, is_pooled=is_pooled)
    try:
        reading = (database.read(lambda db: list(db.scalars(select(UserRow.name)))) for _ in range(READS))
        await asyncio.gather(*reading)
    finally:
        await database.close()


def check_events(writing: str, listening: str) -> None:
    """Hear on one process of what another one writes."""
    with httpx.Client(base_url=writing, timeout=WAIT_SECONDS) as client:
        ann = sign_up(client)
        with listen(httpx.URL(listening), ann, ann.workspace) as socket:
            ann.spend("12.50")
            assert socket.hear()[1]["workspaceId"] == ann.workspace
        csv = ann.call("GET", f"/history/{ann.workspace}/export")
        assert (csv.status_code, csv.text.count(",expense,")) == (200, 1), csv.text


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
