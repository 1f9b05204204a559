"""The API in tests: on SQLite, and where the database can make a difference (`both_databases`) on PostgreSQL too."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient

from budget_api.config import MailSettings, ServerSettings
from budget_api.db.integrity import FILE_MODE
from budget_api.db.migrate import migrate_sqlite
from budget_api.db.postgres import PostgresDatabase
from budget_api.server.factory import create_app
from tests.api.citus import changed_keys
from tests.api.hosting import OWNERS
from tests.api.people import Person, sign_up
from tests.api.recorded import Recorder, recording
from tests.card_payments.server import Provider, card_payments
from tests.mail import Inbox, receiving
from tests.push import LOCAL_PUSH, PushService, pushing
from tests.servers import server_settings

DATABASES = ("sqlite", "postgresql")
COVERED = frozenset(Path(__file__).with_name("covered_on_postgresql.txt").read_text("utf8").splitlines())
"""Tests that the long proofs alone run on PostgreSQL: others make the same statements there (`postgresql_cases.py`)."""

NewDatabase = Callable[[str], str | None]
"""Creates an empty database; returns its URL, None for SQLite (a file in the data folder)."""


@pytest.fixture(scope="session")
def recorder() -> Iterator[Recorder]:
    """Statements of the server in all tests."""
    with recording() as heard:
        yield heard


@pytest.fixture(autouse=True)
def _statements_stay_in_a_workspace(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test of the long proofs whose statements are for several workspaces, and on no list."""
    if not request.config.getoption("both_databases"):
        yield
        return
    recorder: Recorder = request.getfixturevalue("recorder")
    yield
    assert recorder.take_faults() == []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the databases of each test that asks for one, by its marks."""
    if "database" in metafunc.fixturenames:
        kinds = _databases_of(metafunc.definition, is_every=metafunc.config.getoption("both_databases"))
        metafunc.parametrize("database", kinds, indirect=True, scope="session")


def _databases_of(item: pytest.Item, *, is_every: bool) -> tuple[str, ...]:
    if item.get_closest_marker("postgresql"):
        return DATABASES[1:]
    is_both = item.get_closest_marker("both_databases") and item.nodeid not in COVERED
    return DATABASES if is_every or is_both else DATABASES[:1]


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> str:
    """Return the kind of database that a test runs on."""
    return str(request.param)


@pytest.fixture(scope="session")
def new_database(database: str, request: pytest.FixtureRequest) -> NewDatabase:
    """Return a function that creates an empty database of this kind."""
    if database == "sqlite":
        return lambda about: None
    postgres, template = request.getfixturevalue("postgres"), request.getfixturevalue("migrated")
    return lambda about: create_database(postgres, about, template)


@pytest.fixture(scope="session")
def migrated(postgres: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """Yield the name of a PostgreSQL database with all tables, which others are copied from."""
    url = create_database(postgres, "migrated")

    async def migrate() -> None:
        database = PostgresDatabase(url, lambda _: None)
        await database.start()
        await database.close()

    asyncio.run(migrate())
    with ExitStack() as stack:
        if request.config.getoption("citus_keys"):
            stack.enter_context(changed_keys(url))
        yield url.rpartition("/")[2]


def create_database(postgres: str, about: str, template: str = "template1") -> str:
    """Create a PostgreSQL database and return its URL.

    Its name is new each time: workers take tests from each other, so that a fixture is made twice.
    """
    name = f"{about[:50]}_{token_hex(4)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f'create database "{name}" template "{template}"'.encode())
    return f"{postgres}/{name}"


@cache
def _migrated_file() -> bytes:
    """Return an empty SQLite file with all tables, which takes a tenth of the time that migrating takes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "budget.sqlite3"
        migrate_sqlite(path)
        return path.read_bytes()


@contextmanager
def serving(settings: ServerSettings) -> Iterator[TestClient[Any]]:
    """Yield a client of the app with these settings; an empty folder gets a file that has all tables already."""
    file = settings.config.sqlite_path
    if settings.config.database_url is None and file.parent.is_dir() and not file.exists():
        file.touch(FILE_MODE)
        file.write_bytes(_migrated_file())
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="session")
def server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A client of one server a database for the whole run; people in it do not know each other."""
    data = tmp_path_factory.mktemp("server")
    with serving(server_settings(data=data, database_url=new_database("suite"), owners=OWNERS)) as client:
        yield client


@pytest.fixture
def ann(server: TestClient[Any]) -> Person:
    """A new user."""
    return sign_up(server, "Ann")


@pytest.fixture
def bob(server: TestClient[Any]) -> Person:
    """Somebody Ann does not know."""
    return sign_up(server, "Bob")


@pytest.fixture
def fresh(new_database: NewDatabase, tmp_path: Path) -> Callable[[], Any]:
    """Return a function that opens a server on an empty database, for a `with` block."""
    url = new_database("fresh")
    return lambda: serving(server_settings(data=tmp_path / "data", database_url=url))


@dataclass(frozen=True)
class Mailing:
    """A server and the mails it sent."""

    client: TestClient[Any]
    inbox: Inbox


@pytest.fixture(scope="session")
def mailing(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mailing]:
    """One server a database that sends its mails by SMTP."""
    url = new_database("mailing")
    inbox = Inbox()
    data = tmp_path_factory.mktemp("mailing")
    with receiving(inbox) as smtp, serving(server_settings(data, database_url=url, mail=MailSettings(smtp))) as client:
        yield Mailing(client, inbox)


@dataclass(frozen=True)
class Ringing:
    """A server, the push service it reaches, and the mails it sent."""

    client: TestClient[Any]
    service: PushService
    inbox: Inbox


@pytest.fixture(scope="session")
def ringing(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ringing]:
    """One server a database that sends messages by push, else by SMTP."""
    url = new_database("ringing")
    inbox, data = Inbox(), tmp_path_factory.mktemp("ringing")
    with pushing() as service, receiving(inbox) as smtp:
        own = server_settings(
            data, database_url=url, url="https://budget.example", mail=MailSettings(smtp), push=LOCAL_PUSH
        )
        with serving(own) as client:
            yield Ringing(client, service, inbox)


@dataclass(frozen=True)
class Paying:
    """A server where the subscription is paid, who takes the money, and the mails it sent."""

    client: TestClient[Any]
    provider: Provider
    inbox: Inbox


@pytest.fixture(scope="session")
def _paid(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paying]:
    url = new_database("paying")
    inbox, data = Inbox(), tmp_path_factory.mktemp("paying")
    with card_payments() as provider, receiving(inbox) as smtp:
        mail, billing = MailSettings(smtp), provider.settings()
        own = server_settings(data, database_url=url, url="https://budget.example", mail=mail, billing=billing)
        with serving(own) as client:
            yield Paying(client, provider, inbox)


@pytest.fixture
def paying(_paid: Paying) -> Iterator[Paying]:
    """One server a database where the subscription is paid; what a test made the provider do ends with the test."""
    _paid.provider.account.events.clear()
    yield _paid
    _paid.provider.trouble.clear()
    _paid.provider.before_answer = None
