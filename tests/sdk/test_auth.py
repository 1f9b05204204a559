from collections.abc import Callable

import httpx
from tests.sdk.conftest import HEALTH, Handler

from budget_sdk import Client


def test_a_token_in_an_answer_is_used_from_then_on(answering: Callable[[Handler], Client]) -> None:
    seen: list[str] = []

    def server(request: httpx.Request) -> httpx.Response:
        seen.append(request.headers["authorization"])
        fresh = {"authorization": "Bearer second"} if request.url.path == "/api/user/logout" else None
        return httpx.Response(200, json=HEALTH, headers=fresh)

    with answering(server) as client:
        client.health.check()
        client.users.logout()
        client.health.check()
        assert client.token == "second"
    assert seen == ["Bearer first", "Bearer first", "Bearer second"]


def test_a_client_names_what_it_is_for_the_list_of_devices() -> None:
    agents: list[str] = []

    def server(request: httpx.Request) -> httpx.Response:
        agents.append(request.headers["user-agent"])
        return httpx.Response(200, json=HEALTH)

    for client in (
        Client("http://server", transport=httpx.MockTransport(server)),
        Client("http://server", transport=httpx.MockTransport(server), program="my-script"),
    ):
        with client:
            client.health.check()
    assert [agent.split(" (")[0] for agent in agents] == ["budget-sdk", "my-script"]


def test_a_client_without_token_sends_none() -> None:
    def server(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json=HEALTH | {"ok": "authorization" not in request.headers})

    with Client("http://server", transport=httpx.MockTransport(server)) as client:
        assert client.health.check().ok
        assert client.token is None
