"""No user takes the writer from the others: what a call reads, logs, and how long and how often it may write."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, func, literal, select, text
from sqlalchemy.orm import Session

from budget_api.access.limits import Limits
from budget_api.accounts.queries import used_accounts
from budget_api.config import Quota
from budget_api.db import sqlite_connection
from budget_api.db.models import AccountRow, ChangeRow
from budget_api.db.port import WRITE_SECONDS, Database
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.sqlite import SqliteDatabase
from budget_core.base.errors import DomainError
from budget_core.base.limits import LIST_ITEMS_MAX
from tests.api.conftest import NewDatabase, serving
from tests.api.database import read, state_of
from tests.api.people import Person, sign_up
from tests.api.test_search_plans import spoken
from tests.api.wire import LoopClock
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

Client = TestClient[Any]


def test_which_accounts_are_used_is_read_from_the_index_of_each_side(new_database: NewDatabase, tmp_path: Path) -> None:
    url = new_database("used_plans")
    with serving(server_settings(data=tmp_path, database_url=url)) as server:
        ann = sign_up(server, "Ann")
        ann.spend("30.10")
    address = url.replace("postgresql:", "postgresql+psycopg:") if url else f"sqlite:///{tmp_path / 'budget.sqlite3'}"
    engine = create_engine(address)
    with engine.connect() as connection, Session(connection) as db:
        with spoken(connection) as said:
            assert len(used_accounts(db, AccountRow.workspace_id == ann.workspace)) == 1
        if url:
            connection.exec_driver_sql("set enable_seqscan = off")
        ((statement, values),) = said
        plan = str(connection.exec_driver_sql(f"explain {'' if url else 'query plan '}{statement}", values).all())
    engine.dispose()
    assert url or "ix_history_account" in plan  # PostgreSQL has a choice for that side of so small a table
    assert "ix_history_from_account" in plan


def logged_bytes(server: Client, list_id: str) -> int:
    """Return the size of a list's last change in the log."""
    sides = select(ChangeRow.before, ChangeRow.after).where(ChangeRow.entity_id == list_id)
    last = sides.order_by(ChangeRow.revision.desc()).limit(1)
    return len(repr(read(server, lambda db: db.execute(last).one())))


def labels(person: Person) -> list[str]:
    (only,) = person.get(f"/list/{person.workspace}")
    return [item["label"] for item in only["listItems"]]


def test_one_changed_item_of_a_long_list_is_logged_alone_and_undone_in_its_place(server: Client, ann: Person) -> None:
    items: list[dict[str, Any]] = [{"label": f"{number} {'x' * 90}"} for number in range(LIST_ITEMS_MAX)]
    made = ann.post(f"/list/{ann.workspace}/create", {"name": "Long", "listItems": items})
    before = labels(ann)
    sent = made["listItems"]
    sent[70]["label"], sent[120]["isChecked"] = "tea", True
    del sent[150], sent[5]
    sent.insert(10, {"label": "new"})
    ann.put(f"/list/{made['id']}", {"listItems": sent, "version": made["version"]})
    assert logged_bytes(server, made["id"]) < 4000
    revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
    ann.post(f"/activity/{ann.workspace}/{revision}/undo", {})
    assert labels(ann) == before


def test_items_in_another_order_are_logged_whole_and_come_back_in_theirs(ann: Person) -> None:
    items = [{"label": label} for label in "abcd"]
    made = ann.post(f"/list/{ann.workspace}/create", {"name": "Order", "listItems": items})
    ann.put(f"/list/{made['id']}", {"listItems": made["listItems"][::-1], "version": made["version"]})
    assert labels(ann) == ["d", "c", "b", "a"]
    revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
    ann.post(f"/activity/{ann.workspace}/{revision}/undo", {})
    assert labels(ann) == ["a", "b", "c", "d"]


def test_who_writes_too_often_is_told_when_to_come_back_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path, limits={"WRITE_ACCOUNT": Quota(5, 60)})) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        body = {"name": "Purse"}
        statuses = [ann.call("PUT", f"/account/{ann.accounts['Cash']}", body).status_code for _ in range(6)]
        refused = ann.call("PUT", f"/account/{ann.accounts['Cash']}", body)
        assert statuses.count(429) >= 1
        assert 0 < int(refused.headers["retry-after"]) <= 60
        assert ann.call("GET", "/user/me").status_code == 200
        assert bob.call("PUT", f"/account/{bob.accounts['Cash']}", body).status_code == 200


@asynccontextmanager
async def opened(url: str | None, folder: Path) -> AsyncIterator[Database]:
    database: Database = SqliteDatabase(folder / "test.sqlite3", lambda _: None)
    if url:
        database = PostgresDatabase(url, lambda _: None)
    await database.start()
    try:
        yield database
    finally:
        await database.close()


def keep(db: Session, day: str) -> str:
    db.execute(text("create table if not exists kept (day text)"))
    db.execute(text("insert into kept values (:day)"), {"day": day})
    return day


def kept(db: Session) -> list[str]:
    return [str(day) for day in db.scalars(text("select day from kept order by day"))]


def without_end(db: Session, on_begin: Callable[[], None]) -> None:
    """Writes, and then counts for ever."""
    keep(db, "of the long one")
    on_begin()
    numbers = select(literal(1).label("n")).cte("numbers", recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n > 0))
    db.scalar(select(func.max(numbers.c.n % 7)))


def test_a_write_that_does_not_end_is_taken_back_and_the_others_are_stored(
    new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its time is over as soon as it counts: on the clock of SQLite's thread, and on that of the loop."""
    url = new_database("too_long")

    async def run() -> tuple[list[Any], list[str]]:
        async with opened(url, tmp_path) as database:
            await database.write(keep, "1")
            clock, has_begun = LoopClock(monkeypatch), asyncio.Event()
            moments = [0.0]
            monkeypatch.setattr(sqlite_connection, "time", SimpleNamespace(thread_time=lambda: moments[-1]))

            def begin() -> None:
                moments.append(2 * WRITE_SECONDS)
                has_begun.set()

            long = asyncio.create_task(database.write(without_end, begin))
            quick = asyncio.create_task(database.write(keep, "2"))
            if url:
                await asyncio.gather(has_begun.wait(), quick)
                await clock.move(2 * WRITE_SECONDS)
            outcomes = await asyncio.gather(long, quick, return_exceptions=True)
            return [*outcomes], await database.read(kept)

    (stopped, stored), days = asyncio.run(run())
    assert isinstance(stopped, DomainError)
    assert stopped.code == "server.busy"
    assert (stored, days) == ("2", ["1", "2"])
    assert "without_end wrote for more than 60.0 s and was taken back." in caplog.messages


def test_who_held_the_writer_for_too_long_waits_and_nobody_else_does(
    server: Client, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, moment = count(), [0.0]
    monkeypatch.setattr(state_of(server), "limits", Limits({"WRITER_ACCOUNT": Quota(3000, 600)}, lambda: moment[0]))
    monkeypatch.setattr(type(state_of(server).database), "hold_clock", staticmethod(lambda: float(next(seconds))))
    body = {"value": "1", "accountId": ann.accounts["Cash"], "categoryId": ann.categories["Food"]}
    path = f"/history/{ann.workspace}/add-expenses"
    answers = [ann.call("POST", path, body) for _ in range(6)]  # each holds the writer for a second
    refused = answers.pop()
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "600")
    assert refused.json()["code"] == "request.rateLimited"
    taken = [answer for answer in answers if answer.status_code == 201]
    assert 0 < len(taken) <= 4  # what goes beyond is still done
    assert len(ann.get(f"/history/{ann.workspace}/list-new")["entries"]) == len(taken)
    bob.spend("1")
    moment[0] = 600
    ann.spend("1")


def test_short_writes_are_not_charged(server: Client, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits({"WRITER_ACCOUNT": Quota(1, 600)})
    monkeypatch.setattr(state_of(server), "limits", limits)
    monkeypatch.setattr(type(state_of(server).database), "hold_clock", staticmethod(lambda: 0.0))
    for _ in range(3):
        ann.spend("1")
    assert limits.snapshot() == []
