"""Processes that start at once on an empty database: what each notes first stands there once."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session
from sqlalchemy.util import await_only

from budget_api.currencies.queries import current_rates
from budget_api.currencies.rates_repository import store_rates
from budget_api.db.models import BillingRow
from budget_api.db.postgres import PostgresDatabase
from budget_api.jobs.runs import Run, last_runs, save_runs
from budget_api.subscriptions.service import ONLY_ROW, set_billing
from budget_core.base.rates import snapshot
from tests.api.conftest import create_database

Service = Callable[[Session], None]
NOW = datetime(2100, 1, 1, tzinfo=UTC)
RUNS = [Run("refresh rates", NOW, NOW), Run("tidy reminders", NOW, NOW)]
RATES = replace(snapshot(), date=NOW.date())
_IS_WAITED = text(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
)


async def both(database: PostgresDatabase, service: Service) -> None:
    """Two transactions do the same; the first commits when the other waits for it, or has ended."""
    written, may_end = asyncio.Event(), asyncio.Event()

    def first(db: Session) -> None:
        service(db)
        db.flush()
        written.set()
        await_only(may_end.wait())

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(database.write(first))
        await written.wait()
        other = tasks.create_task(database.write(service))
        while not (other.done() or await database.read(lambda db: db.scalar(_IS_WAITED))):
            pass
        may_end.set()


@pytest.mark.parametrize(
    ("service", "found"),
    [
        (lambda db: set_billing(db, "stripe"), lambda db: db.get_one(BillingRow, ONLY_ROW).provider == "stripe"),
        (lambda db: save_runs(db, RUNS), lambda db: last_runs(db) == RUNS),
        (lambda db: store_rates(db, RATES, NOW), lambda db: current_rates(db) == RATES),
    ],
    ids=["billing", "job_runs", "rates"],
)
def test_what_processes_note_at_once_when_nothing_is_there_yet_is_noted_once(
    postgres: str, service: Service, found: Callable[[Session], bool], request: pytest.FixtureRequest
) -> None:
    url = create_database(postgres, f"first_{request.node.callspec.id}")

    async def run() -> bool:
        database = PostgresDatabase(url, lambda _: None)
        try:
            await database.start()
            await both(database, service)
            return await database.read(found)
        finally:
            await database.close()

    assert asyncio.run(run())
