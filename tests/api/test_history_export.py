"""The history as a file: CSV, or lines of JSON."""

import asyncio
import csv
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from io import StringIO
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from budget_api.db.models import HistoryRow
from budget_api.db.streams import COUNT
from tests.api.database import write
from tests.api.people import Person
from tests.waiting import WAIT_SECONDS

MANY = 2_500
FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\uff1d1+1"]


def export(person: Person) -> list[dict[str, str]]:
    """The rows of the file, by the names of their columns."""
    answer = person.call("GET", f"/history/{person.workspace}/export")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="history.csv"'
    return list(csv.DictReader(StringIO(answer.content.decode(), newline="")))


def copy_entries(client: TestClient[Any], person: Person) -> None:
    """Store many copies of the only entry."""

    def store(db: Session) -> None:
        row = db.execute(select(HistoryRow.__table__).where(HistoryRow.workspace_id == person.workspace)).one()
        copies = ({**row._mapping, "id": str(uuid4())} for _ in range(MANY - 1))
        db.execute(insert(HistoryRow), list(copies))

    write(client, store)


def test_a_row_says_all_that_was_booked(ann: Person) -> None:
    details: dict[str, Any] = {"note": "lunch, \u201cbig\u201d", "payee": "=Silpo", "tags": ["-trip", "київ"]}
    entry = ann.spend("12.50", **details, date="2026-12-05T12:00:00+02:00")
    assert export(ann) == [
        {
            "id": entry["id"],
            "kind": "expense",
            "date": "2026-12-05T10:00:00Z",
            "day": "2026-12-05",
            "value": "-12.50",
            "currency": "USD",
            "account": "Credit Card",
            "account_value": "-12.50",
            "account_currency": "USD",
            "from_account": "",
            "from_value": "",
            "from_currency": "",
            "category": "Food",
            "note": "lunch, \u201cbig\u201d",
            "who": "Ann",
            "rate": "",
            "rate_date": "",
            "workspace_value": "-12.50",
            "workspace_currency": "USD",
            "workspace_rate": "",
            "workspace_rate_date": "",
            "payee": "'=Silpo",
            "tags": "'-trip київ",
            "paid_by": "Ann",
            "refund_of": "",
        }
    ]


def test_newest_come_first_and_what_was_taken_back_is_left_out(ann: Person) -> None:
    for day in ("02", "03", "01"):
        ann.spend("1", note=day, date=f"2026-12-{day}T12:00:00Z")
    ann.delete(f"/history/{ann.spend('1', note='gone')['id']}")
    assert [row["note"] for row in export(ann)] == ["03", "02", "01"]


def test_an_empty_history_is_a_file_with_its_columns_alone(ann: Person) -> None:
    lines = ann.call("GET", f"/history/{ann.workspace}/export").text
    assert lines.startswith("id,kind,date,day,value,currency,")
    assert lines.count("\r\n") == 1


@pytest.mark.parametrize("note", FORMULAS)
def test_text_that_a_spreadsheet_would_run_is_made_text(ann: Person, note: str) -> None:
    ann.spend("1", note=note)
    (row,) = export(ann)
    assert (row["note"], row["value"]) == (f"'{note}", "-1.00")


def test_a_foreign_workspace_is_not_found(ann: Person, bob: Person) -> None:
    bob.spend("1")
    answer = ann.call("GET", f"/history/{bob.workspace}/export")
    assert (answer.status_code, answer.json()["code"]) == (404, "notFound")


def test_thousands_of_entries_come_whole_and_in_several_pieces(server: TestClient[Any], ann: Person) -> None:
    ann.spend("1.25")
    copy_entries(server, ann)
    rows = export(ann)
    assert len({row["id"] for row in rows}) == MANY
    assert sum(Decimal(row["value"]) for row in rows) == Decimal("-1.25") * MANY


def test_a_row_for_each_entry_says_what_the_terminal_shows(ann: Person) -> None:
    food, transport = ann.categories["Food"], ann.categories["Transport"]
    lines = [{"categoryId": food, "value": "7"}, {"categoryId": transport, "value": "5.50"}]
    entry = ann.spend("12.50", lines=lines, note="=both", date="2026-12-05T12:00:00+02:00")
    answer = ann.call("GET", f"/history/{ann.workspace}/export?rows=entries&min=12&where=transport")
    titles, row = answer.text.removesuffix("\n").split("\n")
    assert titles.startswith("day,time,kind,what,from account,account,value,currency,")
    assert row.startswith("2026-12-05,2026-12-05T10:00:00+00:00,expense,Food,,Credit Card,-12.50,USD,-12.50,USD,")
    assert f",'=both,Ann,{entry['id']}," in row
    nothing = ann.call("GET", f"/history/{ann.workspace}/export?rows=entries&min=13").text
    assert nothing == f"{titles}\n"


@pytest.mark.parametrize("query", ["", "?where=not %23trip", "?tag=trip&min=2", "?search=lunch", "?kind=income"])
def test_lines_of_json_are_the_entries_of_the_list(ann: Person, query: str) -> None:
    for number in range(3):
        ann.spend(str(number + 1), note=f"lunch\n{number}", tags=["trip"] * (number % 2))
    answer = ann.call("GET", f"/history/{ann.workspace}/entries{query}")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    listed = ann.call("GET", f"/history/{ann.workspace}/list-new{query}").json()["entries"]
    assert [json.loads(line) for line in answer.text.splitlines()] == listed
    assert len(listed) == {"": 3, "?where=not %23trip": 2, "?tag=trip&min=2": 1, "?search=lunch": 3}.get(query, 0)


@pytest.mark.parametrize("file", ["history", "workspace"])
def test_who_leaves_in_the_middle_leaves_no_task_and_no_connection(
    server: TestClient[Any], ann: Person, file: str
) -> None:
    ann.spend("1")
    copy_entries(server, ann)
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/api/{file}/{ann.workspace}/export",
        "raw_path": f"/api/{file}/{ann.workspace}/export".encode(),
        "query_string": b"",
        "headers": [(b"authorization", ann.token.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "scheme": "http",
    }

    async def leave_often() -> None:
        with _tasks_made_here() as tasks:
            for _ in range(COUNT + 1):
                await _leave_after_one_piece(server.app, dict(scope))
        assert tasks
        async with asyncio.timeout(WAIT_SECONDS):  # closing a connection is a task that outlives the call
            await asyncio.gather(*tasks, return_exceptions=True)

    threads = set(threading.enumerate())
    server.blocking_portal.call(leave_often)
    drivers = [thread for thread in set(threading.enumerate()) - threads if "_connection_worker" in thread.name]
    for thread in drivers:  # one that has closed its connection may be ending still
        thread.join(WAIT_SECONDS)
    assert [thread for thread in drivers if thread.is_alive()] == []
    assert len(export(ann)) == MANY


@contextmanager
def _tasks_made_here() -> Iterator[list["asyncio.Task[Any]"]]:
    """Tasks of the calls within, not of what the server does beside them, like waiting for jobs."""
    loop, tasks, within = asyncio.get_running_loop(), list["asyncio.Task[Any]"](), ContextVar("within", default=False)

    def make(loop: asyncio.AbstractEventLoop, coroutine: Any, **named: Any) -> "asyncio.Task[Any]":
        task = asyncio.Task(coroutine, loop=loop, **named)
        if within.get():
            tasks.append(task)
        return task

    loop.set_task_factory(make)
    within.set(True)
    try:
        yield tasks
    finally:
        within.set(False)
        loop.set_task_factory(None)


async def _leave_after_one_piece(app: Any, scope: dict[str, Any]) -> None:
    has_some, never = asyncio.Event(), asyncio.Event()
    asked = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> Any:
        if message := next(asked, None):
            return message
        await has_some.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            assert message["more_body"]
            has_some.set()
            await never.wait()

    await app(scope, receive, send)
    assert has_some.is_set()
