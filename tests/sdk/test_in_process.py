import asyncio
import contextlib
import json
import subprocess
import sys
import threading
from typing import Any

import pytest

from budget_sdk import AsyncClient, Client
from budget_sdk.in_process import ASGIApp, AsyncTransport, InProcessApp, Transport, lifespan


class Echo:
    """Answers with what it was sent, and notes when it is started and stopped."""

    def __init__(self, startup: str = "complete") -> None:
        self.startup = startup
        self.events: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        token = dict(scope["headers"]).get(b"authorization", b"").decode()
        answer = {"ok": True, "capabilities": [], "token": token, "thread": threading.current_thread().name}
        body = json.dumps(answer).encode()
        self.events.append(f"{scope['path']} {token}")
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def _live(self, receive: Any, send: Any) -> None:
        while True:
            name = (await receive())["type"].removeprefix("lifespan.")
            self.events.append(name)
            await send({"type": f"lifespan.{name}.{self.startup}"})
            if name == "shutdown" or self.startup != "complete":
                return

    def served(self, token: str | None = None) -> InProcessApp:
        async def start(stack: contextlib.AsyncExitStack) -> tuple[ASGIApp, str | None]:
            await stack.enter_async_context(lifespan(self))
            return self, token

        return InProcessApp(start)


def test_the_app_starts_with_the_first_call_and_stops_with_the_client() -> None:
    app = Echo()
    with Client("http://local", transport=Transport(app.served("mine"))) as client:
        assert app.events == []
        client.health.check()
    assert app.events == ["startup", "/api/health Bearer mine", "shutdown"]


def test_a_blocking_client_works_inside_a_running_loop() -> None:
    app = Echo()

    async def notebook_cell() -> None:
        with Client("http://local", transport=Transport(app.served())) as client:
            assert client.health.check().ok

    asyncio.run(notebook_cell())
    assert app.events[0] == "startup"


def test_an_awaiting_client_leaves_the_callers_loop_free() -> None:
    app = Echo()

    async def both() -> list[bool]:
        async with AsyncClient("http://local", transport=AsyncTransport(app.served())) as client:
            return [answer.ok for answer in await asyncio.gather(client.health.check(), client.health.check())]

    assert asyncio.run(both()) == [True, True]
    assert app.events == ["startup", "/api/health ", "/api/health ", "shutdown"]


def test_a_signed_in_client_speaks_for_itself() -> None:
    app = Echo()
    with Client("http://local", "other", transport=Transport(app.served("mine"))) as client:
        client.health.check()
    assert "/api/health Bearer other" in app.events


def test_an_app_that_refuses_to_start_fails_the_call_and_leaves_no_thread() -> None:
    with Client("http://local", transport=Transport(Echo("failed").served())) as client:
        with pytest.raises(RuntimeError, match="refused its startup"):
            client.health.check()
        assert "budget-local" not in [thread.name for thread in threading.enumerate()]


def test_what_breaks_the_start_is_raised_as_it_is() -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise LookupError("no such table")

    async def start(stack: contextlib.AsyncExitStack) -> tuple[ASGIApp, str | None]:
        await stack.enter_async_context(lifespan(broken))
        return broken, None

    client = Client("http://local", transport=Transport(InProcessApp(start)))
    with client, pytest.raises(LookupError, match="no such table"):
        client.health.check()


def test_the_interpreter_has_the_private_hook_that_stops_apps_before_their_executors() -> None:
    found = callable(getattr(threading, "_register_atexit", None))
    assert found, (
        f"tried on Python 3.11.7; see `_register` in budget_sdk.in_process for what replaces it on {sys.version}"
    )


FORGOTTEN = """
import atexit
from budget_sdk import Client
from budget_sdk.in_process import Transport
from tests.sdk.test_in_process import Echo
app = Echo()
atexit.register(lambda: print(app.events))
client = Client("http://local", transport=Transport(app.served()))
print(client.health.check())
"""


def test_a_script_that_forgets_to_close_its_client_still_stops_the_app_and_ends() -> None:
    done = subprocess.run([sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "Health(ok=True, capabilities=[])\n['startup', '/api/health ', 'shutdown']\n"
    assert done.stderr == ""
