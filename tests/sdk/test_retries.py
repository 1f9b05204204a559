"""Calls that are made again by themselves, and those that must not be."""

import asyncio
from decimal import Decimal

import httpx
import msgspec
import pytest
from tests.sdk.conftest import ACCOUNT, CATEGORY, HEALTH, WORKSPACE

from budget_sdk import AsyncClient, Client, ConnectionFailed, Login, RateLimited, ServerError, retries
from budget_sdk.resources.server import Health

PROBLEM = {"type": "about:blank", "title": "x", "status": 503, "code": "server.busy", "message": "Busy."}


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "FIRST_PAUSE_SECONDS", 0)


class Server:
    """Fails as it is told, then answers; remembers what it was asked."""

    def __init__(self, *failures: httpx.Response | httpx.TransportError) -> None:
        self.failures = list(failures)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        if not self.failures:
            return httpx.Response(200, json=HEALTH)
        failure = self.failures.pop(0)
        if isinstance(failure, httpx.TransportError):
            raise failure
        return failure

    def client(self, count: int = 2) -> Client:
        return Client("http://server", retries=count, transport=httpx.MockTransport(self))


def busy(status: int = 503, seconds: str = "0") -> httpx.Response:
    return httpx.Response(status, json=PROBLEM, headers={"retry-after": seconds})


def log_in(client: Client) -> object:
    return client.users.login(Login(email="ann@example.com", password="correct horse"))


@pytest.mark.parametrize("failure", [httpx.ConnectError(""), httpx.ReadError(""), busy(), busy(502), busy(429)])
def test_reading_is_tried_again(failure: httpx.Response | httpx.TransportError) -> None:
    server = Server(failure, failure)
    assert server.client().health.check().ok
    assert len(server.asked) == 3


def test_what_goes_on_failing_fails_with_its_reason() -> None:
    with pytest.raises(ServerError):
        Server(*[busy()] * 3).client().health.check()
    with pytest.raises(ConnectionFailed, match="no way"):
        Server(httpx.ConnectError("no way")).client(0).health.check()


@pytest.mark.parametrize(("failure", "error"), [(httpx.ReadError("cut"), ConnectionFailed), (busy(), ServerError)])
def test_what_might_count_twice_is_sent_once(
    failure: httpx.Response | httpx.TransportError, error: type[Exception]
) -> None:
    server = Server(failure)
    with pytest.raises(error):
        log_in(server.client())
    assert len(server.asked) == 1


@pytest.mark.parametrize("failure", [httpx.ConnectError(""), busy(429)])
def test_what_was_never_done_is_sent_again_whatever_it_is(failure: httpx.Response | httpx.TransportError) -> None:
    server = Server(failure)
    with pytest.raises(Exception, match="answered 200"):
        log_in(server.client())
    assert len(server.asked) == 2


def test_an_expense_is_sent_again_with_the_id_of_the_first_time() -> None:
    server = Server(httpx.ReadError("cut"))
    with pytest.raises(Exception, match="answered 200"):
        server.client().history.add_expense(WORKSPACE, value=Decimal(5), category_id=CATEGORY, account_id=ACCOUNT)
    first, second = (msgspec.json.decode(request.content, type=dict[str, str]) for request in server.asked)
    assert first == second
    assert first["id"][14] == "7"


def test_a_pause_of_minutes_is_left_to_the_caller() -> None:
    server = Server(busy(429, "900"))
    with pytest.raises(RateLimited) as limited:
        server.client().health.check()
    assert (limited.value.retry_after, len(server.asked)) == (900, 1)


def test_the_pause_grows_and_is_the_one_the_server_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "FIRST_PAUSE_SECONDS", 8.0)
    read, asked = Health.check.build(), {1: "", 2: "", 9: "", 3: "7"}
    pauses = {tried: retries.Retries(9).pause(read, tried, busy(seconds=text)) or 0 for tried, text in asked.items()}
    assert 4 <= pauses[1] <= 8 <= pauses[2] <= 16 <= pauses[9] * 2 <= 2 * retries.LONGEST_PAUSE_SECONDS
    assert pauses[3] == 7


def test_awaiting_tries_again_as_well() -> None:
    server = Server(httpx.ReadError("cut"), busy())

    async def check() -> bool:
        async with AsyncClient("http://server", transport=httpx.MockTransport(server)) as client:
            return (await client.health.check()).ok

    assert asyncio.run(check())
    assert len(server.asked) == 3
