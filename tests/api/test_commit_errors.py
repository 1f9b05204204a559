"""A failing COMMIT is an error to the one who called, harms nobody else, and loses nothing."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest
from httpx import Response
from litestar.testing import TestClient
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session

from budget_api.db.error_log import OncePerMinute
from budget_api.db.port import announce
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.sqlite import SqliteDatabase
from budget_api.http.problems import database_logger
from tests.api.conftest import NewDatabase, create_database, serving
from tests.api.database import write
from tests.api.people import Person, sign_up
from tests.servers import server_settings

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]
TABLE = "create table notes (id integer primary key, parent integer references notes(id) deferrable initially deferred)"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(path: Path, published: list[object]) -> AsyncIterator[SqliteDatabase]:
    """A SQLite database with a table whose references are checked at COMMIT."""
    database = SqliteDatabase(path / "test.sqlite3", published.extend)
    await database.start()
    try:
        await database.write(lambda db: db.execute(text(TABLE)) and None)
        yield database
    finally:
        await database.close()


def add(db: Session, number: int, parent: int | None = None, size: int = 0) -> int:
    db.execute(text("insert into notes values (:id, :parent)"), {"id": number, "parent": parent})
    if size:
        db.execute(text(f"create table blob{number} as select randomblob({size}) as content"))
    announce(db, number)
    return number


async def in_one_batch(database: SqliteDatabase, calls: list[tuple[int, int | None, int]]) -> list[Any]:
    """Return the results of writes that wait together, so that the writer takes them in one batch."""
    running, gate = threading.Event(), threading.Event()

    def hold(_: Session) -> None:
        running.set()
        gate.wait()

    first = asyncio.create_task(database.write(hold))
    await asyncio.to_thread(running.wait)
    waiting: list[Awaitable[Any]] = [asyncio.ensure_future(database.write(add, *call)) for call in calls]
    await asyncio.sleep(0)
    gate.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


async def stored(database: SqliteDatabase) -> list[int]:
    return await database.read(lambda db: list(db.scalars(text("select id from notes order by id"))))


async def test_a_broken_reference_at_commit_fails_its_own_call_alone(tmp_path: Path) -> None:
    published: list[object] = []
    async with opened(tmp_path, published) as database:
        outcomes = await in_one_batch(database, [(1, None, 0), (2, 99, 0), (3, 1, 0), (4, None, 0)])
        assert (outcomes[0], outcomes[2], outcomes[3]) == (1, 3, 4)
        assert isinstance(outcomes[1], IntegrityError)
        assert await stored(database) == [1, 3, 4]
        assert published == [1, 3, 4]
        assert await database.write(add, 5) == 5


async def test_a_call_that_fills_the_disk_fails_alone(tmp_path: Path) -> None:
    published: list[object] = []
    async with opened(tmp_path, published) as database:
        await database.write(lambda db: limit_pages(db, spare=8))
        outcomes = await in_one_batch(database, [(1, None, 0), (2, None, 1_000_000), (3, None, 0)])
        assert (outcomes[0], outcomes[2]) == (1, 3)
        assert isinstance(outcomes[1], OperationalError)
        assert "full" in str(outcomes[1])
        assert (await stored(database), published) == ([1, 3], [1, 3])
        await database.write(lambda db: limit_pages(db, spare=1000))
        assert await database.write(add, 2, None, 1_000_000) == 2


def limit_pages(db: Session, spare: int) -> None:
    used = db.scalar(text("pragma page_count"))
    db.execute(text(f"pragma max_page_count = {used + spare}"))


async def test_a_service_that_fails_leaves_its_batch_untouched(tmp_path: Path) -> None:
    async with opened(tmp_path, []) as database:
        outcomes = await in_one_batch(database, [(1, None, 0), (1, None, 0), (2, None, 0)])
        assert (outcomes[0], outcomes[2]) == (1, 2)
        assert isinstance(outcomes[1], IntegrityError)
        assert await stored(database) == [1, 2]


async def test_who_goes_away_while_waiting_takes_nobody_along(tmp_path: Path) -> None:
    async with opened(tmp_path, []) as database:
        gate = threading.Event()
        first = asyncio.create_task(database.write(lambda _: cast("None", gate.wait())))
        gone = asyncio.create_task(database.write(add, 1))
        stays = asyncio.create_task(database.write(add, 2))
        await asyncio.sleep(0)
        gone.cancel()
        gate.set()
        await first
        assert await stays == 2
        assert await stored(database) == [1, 2]


def test_a_publisher_that_fails_is_logged_and_fails_no_write(
    new_database: NewDatabase, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: list[Any]) -> None:
        raise RuntimeError("nobody listens")

    url = new_database("publisher_fails")
    database = PostgresDatabase(url, fail) if url else SqliteDatabase(tmp_path / "test.sqlite3", fail)
    with caplog.at_level(logging.ERROR, "asyncio"):
        assert asyncio.run(announce_twice(database)) == ["first", "second"]
    assert caplog.text.count("RuntimeError: nobody listens") == 2


async def announce_twice(database: SqliteDatabase | PostgresDatabase) -> list[str]:
    def say(db: Session, word: str) -> str:
        announce(db, word)
        return word

    await database.start()
    answers = [await database.write(say, word) for word in ("first", "second")]
    await asyncio.sleep(0)
    await database.close()
    return answers


def history(person: Person) -> list[str]:
    return [entry["note"] for entry in person.get(f"/history/{person.workspace}/list-new", limit=200)["entries"]]


def add_expense(person: Person, note: str) -> Any:
    body = {"value": "1", "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"], "note": note}
    return person.call("POST", f"/history/{person.workspace}/add-expenses", body)


def test_a_full_disk_is_answered_503_until_there_is_space_again(tmp_path: Path) -> None:
    with serving(server_settings(data=tmp_path)) as client:
        ann = sign_up(client)
        write(client, limit_pages, 0)
        answers: list[Response] = []
        while not answers or (answers[-1].status_code == 201 and len(answers) < 500):
            answers.append(add_expense(ann, f"{len(answers)} " + "x" * 990))
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "server.storageFull")
        booked = len(answers) - 1
        assert (len(history(ann)), ann.budget("Cash")) == (booked, f"-{booked}.00" if booked else "0.00")
        write(client, limit_pages, 1000)
        assert add_expense(ann, "there is space").status_code == 201
        assert ann.budget("Cash") == f"-{booked + 1}.00"


POISON = """
create function poison() returns trigger language plpgsql as $$ begin
  if new.note = 'poison' then raise exception 'refused at commit' using errcode = '{code}'; end if;
  return null;
end $$;
create constraint trigger poison after insert on history deferrable initially deferred
  for each row execute function poison();
"""


def in_postgres(client: TestClient[Any], url: str, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    client.blocking_portal.call(run)


@pytest.mark.parametrize(
    ("sqlstate", "status", "code"),
    [
        ("23514", 500, "server.error"),
        ("53100", 503, "server.storageFull"),
        ("57014", 503, "server.busy"),
        ("40001", 503, "server.busy"),
    ],
)
def test_a_commit_that_postgresql_refuses_is_never_answered_as_success(
    postgres: str, tmp_path: Path, sqlstate: str, status: int, code: str
) -> None:
    url = create_database(postgres, f"poison_{sqlstate}")
    with serving(server_settings(data=tmp_path, database_url=url)) as client:
        ann = sign_up(client)
        in_postgres(client, url, POISON.format(code=sqlstate))
        assert add_expense(ann, "before").status_code == 201
        answer = add_expense(ann, "poison")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert add_expense(ann, "after").status_code == 201
        assert (history(ann), ann.budget("Cash")) == (["after", "before"], "-2.00")


def test_a_conflict_that_passes_is_tried_again_and_booked_once(postgres: str, tmp_path: Path) -> None:
    url = create_database(postgres, "conflict_passes")
    with serving(server_settings(data=tmp_path, database_url=url)) as client:
        ann = sign_up(client)
        # A sequence keeps counting when a transaction is rolled back: the first two commits fail, the third does not.
        passing = POISON.replace("new.note = 'poison'", "nextval('tries') < 3").format(code="40001")
        in_postgres(client, url, f"create sequence tries; {passing}")
        assert add_expense(ann, "third time lucky").status_code == 201
        assert (history(ann), ann.budget("Cash")) == (["third time lucky"], "-1.00")


def test_a_database_that_is_away_is_answered_503_and_comes_back(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_logger, "filters", [OncePerMinute()])
    url = create_database(postgres, "goes_away")
    with serving(server_settings(data=tmp_path, database_url=url)) as client:
        ann = sign_up(client)
        name = url.rpartition("/")[2]
        away = f'alter database "{name}" allow_connections {{}}; ' + (
            f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        )
        in_postgres(client, f"{postgres}/postgres", away.format("false"))
        for answer in (ann.call("GET", "/user/me"), add_expense(ann, "x"), client.get("/api/health")):
            assert (answer.status_code, answer.json()["code"]) == (503, "server.busy")
        (line,) = [one for one in caplog.records if one.name == database_logger.name]
        assert (line.exc_info, "\n" in line.getMessage()) == (None, False)
        in_postgres(client, f"{postgres}/postgres", away.format("true"))
        assert add_expense(ann, "back").status_code == 201
        assert history(ann) == ["back"]


async def test_a_server_that_cannot_be_reached_is_a_failing_database(tmp_path: Path) -> None:
    database = PostgresDatabase("postgresql://budget@127.0.0.1:1/nothing", lambda _: None)
    for ask in cast("list[Callable[..., Any]]", [database.read, database.write]):
        with pytest.raises(OperationalError):
            await ask(lambda db: db.scalar(select(1)))
    await database.close()
