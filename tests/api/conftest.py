"""The API on both databases: every test that asks for `server` or `ann` runs on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
import pytest
from anyio.from_thread import start_blocking_portal
from litestar.testing import TestClient

from budget_api.app.factory import create_app
from budget_api.app.settings import ServerSettings
from budget_api.mail.settings import MailSettings
from tests.api.people import Person, sign_up
from tests.card_payments.server import Provider, card_payments
from tests.mail import Inbox, receiving
from tests.push import LOCAL_PUSH, PushService, pushing
from tests.servers import server_settings

DATABASES = ["sqlite", "postgresql"]


def create_database(postgres: str, about: str) -> str:
    """A new empty PostgreSQL database; its URL. A fixture may be made twice: workers take tests from each other."""
    name = f"{about[:50]}_{token_hex(4)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(f'create database "{name}"')
        await connection.close()

    with start_blocking_portal() as portal:
        portal.call(create)
    return f"{postgres}/{name}"


@contextmanager
def serving(settings: ServerSettings) -> Iterator[TestClient[Any]]:
    """A client of the app with these settings."""
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A client of one server a database for the whole run; people in it do not know each other."""
    url = None
    if request.param == "postgresql":
        url = create_database(request.getfixturevalue("postgres"), "suite")
    with serving(server_settings(data=tmp_path_factory.mktemp("server"), database_url=url)) as client:
        yield client


@pytest.fixture
def ann(server: TestClient[Any]) -> Person:
    """A new user."""
    return sign_up(server, "Ann")


@pytest.fixture
def bob(server: TestClient[Any]) -> Person:
    """Somebody Ann does not know."""
    return sign_up(server, "Bob")


@pytest.fixture(params=DATABASES)
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Any]:
    """Opens a server on a database of this test's own: `with fresh() as client`."""
    url = None
    if request.param == "postgresql":
        url = create_database(request.getfixturevalue("postgres"), "fresh")
    return lambda: serving(server_settings(data=tmp_path / "data", database_url=url))


@dataclass(frozen=True)
class Mailing:
    """A server and the mails it sent."""

    client: TestClient[Any]
    inbox: Inbox


@pytest.fixture(scope="session", params=DATABASES)
def mailing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mailing]:
    """One server a database that sends its mails by SMTP."""
    url = None
    if request.param == "postgresql":
        url = create_database(request.getfixturevalue("postgres"), "mailing")
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


@pytest.fixture(scope="session", params=DATABASES)
def ringing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ringing]:
    """One server a database that sends messages by push, else by SMTP."""
    url = None
    if request.param == "postgresql":
        url = create_database(request.getfixturevalue("postgres"), "ringing")
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


@pytest.fixture(scope="session", params=DATABASES)
def _paid(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paying]:
    url = None
    if request.param == "postgresql":
        url = create_database(request.getfixturevalue("postgres"), "paying")
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
