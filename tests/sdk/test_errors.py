import asyncio
import time
from collections.abc import Callable

import httpx
import pytest
from tests.sdk.conftest import WORKSPACE, Handler

import budget_sdk
from budget_sdk import (
    ApiError,
    AsyncClient,
    AuthRequired,
    BudgetError,
    Client,
    ClientClosed,
    Invalid,
    RateLimited,
    UnreadableAnswer,
)

Answering = Callable[[Handler], Client]


def problem(status: int, headers: dict[str, str] | None = None, **more: object) -> Handler:
    body = {"status": status, "title": "T", "code": "some.code", "message": "What happened."} | more
    return lambda _: httpx.Response(status, json=body, headers=headers)


@pytest.mark.parametrize(
    ("status", "name"),
    [
        (400, "ApiError"),
        (401, "AuthRequired"),
        (403, "Forbidden"),
        (404, "NotFound"),
        (409, "Conflict"),
        (422, "Invalid"),
        (429, "RateLimited"),
        (500, "ServerError"),
        (503, "ServerError"),
    ],
)
def test_each_status_raises_its_own_error_with_the_problem(answering: Answering, status: int, name: str) -> None:
    with answering(problem(status)) as client, pytest.raises(ApiError) as caught:
        client.users.me()
    error = caught.value
    assert type(error).__name__ == name
    assert (error.status, error.code, error.message, error.fields) == (status, "some.code", "What happened.", {})
    assert str(error) == "What happened."


def test_an_invalid_request_names_its_fields(answering: Answering) -> None:
    with answering(problem(422, fields={"name": "validation.required"})) as client, pytest.raises(Invalid) as caught:
        client.users.me()
    assert caught.value.fields == {"name": "validation.required"}
    assert str(caught.value) == "What happened.: name (validation.required)"


def test_too_many_calls_say_when_to_try_again(answering: Answering, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    with answering(problem(429, {"retry-after": "17"})) as client, pytest.raises(RateLimited) as caught:
        client.users.me()
    assert caught.value.retry_after == 17
    assert pauses == [17, 17]


def test_a_closed_client_says_so(answering: Answering) -> None:
    client = answering(lambda _: pytest.fail("it was sent"))
    client.close()
    for call in (client.users.me, client.month, lambda: next(client.live(WORKSPACE)), lambda: [*client.history.all()]):
        with pytest.raises(ClientClosed, match=r"This client of http://server is closed\. Make another one\."):
            call()


def test_an_awaiting_client_that_is_closed_says_so() -> None:
    async def call() -> None:
        async with AsyncClient("http://server") as client:
            pass
        with pytest.raises(ClientClosed):
            await client.users.me()
        with pytest.raises(ClientClosed):
            await anext(client.live(WORKSPACE))

    asyncio.run(call())


@pytest.mark.parametrize("status", [200, 502])
def test_an_answer_of_some_other_program_is_not_taken_for_ours(answering: Answering, status: int) -> None:
    page = httpx.Response(status, html="<h1>It works</h1>")
    with answering(lambda _: page) as client, pytest.raises(UnreadableAnswer, match="check the address"):
        client.users.me()


def test_a_redirect_is_not_followed_with_the_token(answering: Answering) -> None:
    elsewhere = httpx.Response(302, headers={"location": "http://elsewhere"})
    with answering(lambda _: elsewhere) as client, pytest.raises(UnreadableAnswer):
        client.users.me()


def test_a_server_that_is_not_there_is_a_failed_connection() -> None:
    with Client("http://127.0.0.1:1") as client, pytest.raises(budget_sdk.ConnectionFailed, match=r"127\.0\.0\.1:1"):
        client.users.me()


def test_an_address_without_scheme_is_a_failed_connection() -> None:
    with Client("budget.example") as client, pytest.raises(budget_sdk.ConnectionFailed, match="http"):
        client.users.me()


def test_the_awaiting_client_raises_the_same_errors() -> None:
    async def ask() -> None:
        async with AsyncClient("http://server", transport=httpx.MockTransport(problem(401))) as client:
            await client.users.me()

    with pytest.raises(AuthRequired):
        asyncio.run(ask())


def test_every_public_error_is_a_budget_error() -> None:
    public = list(vars(budget_sdk).values())
    errors = [one for one in public if isinstance(one, type) and issubclass(one, Exception)]
    assert len(errors) == 22
    assert all(issubclass(error, BudgetError) for error in errors)
