import asyncio
import subprocess
import sys
import threading

import pytest
from tests.waiting import WAIT_SECONDS

from budget_sdk import AsyncClient, Client
from budget_sdk.async_transport import AsyncTransport
from budget_sdk.in_process import Answer, InProcess, LocalRequest, Transport

HEALTH = b'{"ok": true, "version": "1.0.0", "database": "sqlite", "capabilities": []}'


class Echo:
    """Notes what it is asked, and when it is made and closed."""

    def __init__(self) -> None:
        self.events: list[str] = []

    def door(self) -> InProcess:
        return InProcess(self._made)

    def _made(self) -> "Echo":
        self.events.append("made")
        return self

    async def answer(self, request: LocalRequest) -> Answer:
        self.events.append(f"{request.path} {request.headers.get('authorization', '')}")
        return 200, {}, HEALTH

    async def close(self) -> None:
        self.events.append("closed")


def test_what_answers_is_made_with_the_first_call_and_closed_with_the_client() -> None:
    echo = Echo()
    with Client("http://local", "mine", transport=Transport(echo.door())) as client:
        assert echo.events == []
        client.health.check()
    assert echo.events == ["made", "/api/health Bearer mine", "closed"]


def test_a_blocking_client_works_inside_a_running_loop() -> None:
    echo = Echo()

    async def notebook_cell() -> None:
        with Client("http://local", transport=Transport(echo.door())) as client:
            assert client.health.check().ok

    asyncio.run(notebook_cell())
    assert echo.events[0] == "made"


def test_an_awaiting_client_leaves_the_callers_loop_free() -> None:
    echo = Echo()

    async def both() -> list[bool]:
        async with AsyncClient("http://local", transport=AsyncTransport(echo.door())) as client:
            return [answer.ok for answer in await asyncio.gather(client.health.check(), client.health.check())]

    assert asyncio.run(both()) == [True, True]
    assert echo.events == ["made", "/api/health ", "/api/health ", "closed"]


def test_what_can_not_be_made_fails_the_call_and_leaves_no_thread() -> None:
    def broken() -> Echo:
        raise LookupError("no such table")

    client = Client("http://local", transport=Transport(InProcess(broken)))
    with client, pytest.raises(LookupError, match="no such table"):
        client.health.check()
    assert "budget-local" not in [thread.name for thread in threading.enumerate()]


FORGOTTEN = """
import sys
from budget_sdk import Client
client = Client.local(sys.argv[1])
print(client.users.me().name)
"""


def test_a_script_that_forgets_to_close_its_client_still_ends_without_a_word(tmp_path: object) -> None:
    words = [sys.executable, "-c", FORGOTTEN, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=WAIT_SECONDS)
    assert (done.stdout, done.stderr) == ("Me\n", "")
