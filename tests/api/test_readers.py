"""Reads in threads: long ones hold no event loop, and what goes wrong is what their caller is told."""

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Integer, event, func, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from budget_api.db.read_queue import SHORT_ROWS, short_rows
from budget_api.db.statements import Statement
from budget_api.server.lifespan import SWITCH_SECONDS
from tests.api.conftest import serving
from tests.api.database import state_of
from tests.servers import server_settings


def fail_as_a_disk_does(db: Session) -> None:
    """SQLite itself ends the transaction when the disk can't be read."""
    db.execute(text("rollback"))
    raise OperationalError("select", None, OSError("disk I/O error"))


def count(db: Session) -> Any:
    return db.scalar(text("select count(*) from users"))


def rows(db: Session, number: int) -> tuple[int, str]:
    """Read some rows; return their number and the name of the thread."""
    numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < :number) select i from n"
    query = text(numbers).bindparams(number=number).columns(i=Integer)
    return len(short_rows(db, query)), threading.current_thread().name


@pytest.mark.both_databases
def test_a_look_up_of_many_rows_goes_on_in_a_thread(fresh: Callable[[], Any]) -> None:
    client: TestClient[Any]
    with fresh() as client:
        look_up = state_of(client).database.look_up
        on_loop = client.blocking_portal.call(threading.current_thread).name
        assert client.blocking_portal.call(look_up, rows, SHORT_ROWS) == (SHORT_ROWS, on_loop)
        number, thread = client.blocking_portal.call(look_up, rows, SHORT_ROWS + 1)
        assert number == SHORT_ROWS + 1
        assert "-reader" in thread


def test_the_event_loop_of_a_server_gets_its_turn_soon_while_threads_compute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_to: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", set_to.append)
    with serving(server_settings(data=tmp_path)):
        assert set_to == [SWITCH_SECONDS]


@pytest.mark.postgresql
def test_a_look_up_fetches_few_of_many_rows_before_it_goes_on_in_a_thread(fresh: Callable[[], Any]) -> None:
    numbers = func.generate_series(1, 2 * SHORT_ROWS).table_valued("number").render_derived()
    statement, sent = Statement(select(numbers.c.number)), list[str]()

    def look(db: Session, way: Callable[[Session], Sequence[Any]]) -> int:
        event.listen(db.connection(), "before_cursor_execute", lambda *call: sent.append(call[2]))
        return len(way(db))

    with fresh() as client:
        look_up = state_of(client).database.look_up
        for way in (lambda db: statement.all(db, {}), lambda db: short_rows(db, select(numbers.c.number))):
            assert client.blocking_portal.call(look_up, look, way) == 2 * SHORT_ROWS
            assert ["LIMIT" in each for each in sent] == [True, False]
            sent.clear()


@dataclass(frozen=True)
class Somebody:
    """A person whose reads wait for each other."""

    id: str


@pytest.mark.both_databases
def test_the_second_long_read_of_a_person_leaves_the_threads_to_others(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        portal, read = client.blocking_portal, state_of(client).database.read
        is_over, begun = threading.Event(), queue.SimpleQueue[str]()

        def long_read(_: Session, person: Somebody) -> None:
            begun.put(person.id)
            is_over.wait()

        asked = [portal.start_task_soon(read, long_read, Somebody("ann")) for _ in range(3)]
        assert begun.get() == "ann"
        assert portal.call(read, count) == 0
        assert begun.empty()
        is_over.set()
        assert [each.result() for each in asked] == [None] * 3


@pytest.mark.parametrize("way", ["read", "look_up"])
def test_a_read_that_failed_says_why_and_the_next_one_works(tmp_path: Path, way: str) -> None:
    client: TestClient[Any]
    with serving(server_settings(data=tmp_path)) as client:
        read = getattr(state_of(client).database, way)
        with pytest.raises(OperationalError, match="disk I/O error"):
            client.blocking_portal.call(read, fail_as_a_disk_does)
        assert client.blocking_portal.call(read, count) == 0
