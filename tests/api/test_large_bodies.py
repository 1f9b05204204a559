"""Large bodies have a bound together: whoever finds no room is told so before anything of theirs is held in memory."""

import asyncio
import gc
import json
import socket
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple, cast

import httpx
import pytest

from budget_api.calls.request import Request, run_until_disconnect
from budget_api.http.semaphore import WeightedSemaphore
from budget_api.server.lifespan import return_large_blocks
from budget_core.base.errors import DomainError
from budget_core.base.limits import GUEST_BODY_MAX_BYTES, IMPORT_BODY_MAX_BYTES, LIST_BODY_MAX_BYTES
from tests.api.importing import BANK, file_of
from tests.api.listening import started
from tests.api.people import Person, sign_up
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS


class Narrow(NamedTuple):
    """A server with room for one file of the largest size, and two people."""

    port: int
    ann: Person
    bob: Person


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Narrow]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("budget_api.http.semaphore.WAIT_SECONDS", 0.2)
        patch.setattr("budget_api.app.context.GUEST_BODIES_MAX_BYTES", GUEST_BODY_MAX_BYTES)
        patch.setattr("budget_api.app.context.BODIES_MAX_BYTES", IMPORT_BODY_MAX_BYTES + LIST_BODY_MAX_BYTES)
        patch.setattr("budget_api.app.context.BODIES_IN_MEMORY_MAX_BYTES", IMPORT_BODY_MAX_BYTES)
        with started(server_settings(tmp_path_factory.mktemp("narrow"))) as server:
            url = f"http://127.0.0.1:{server.port}"
            with httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
                yield Narrow(server.port, sign_up(client, "Ann"), sign_up(client, "Bob"))


def begin(narrow: Narrow, person: Person | None, path: str, length: int) -> socket.socket:
    """Send the head of a call alone, which says how long its body is."""
    connection = socket.create_connection(("127.0.0.1", narrow.port), timeout=WAIT_SECONDS)
    token = f"authorization: {person.token}\r\n" if person else ""
    head = f"POST /api{path} HTTP/1.1\r\nhost: x\r\n{token}content-type: application/json\r\n"
    connection.sendall(f"{head}content-length: {length}\r\nexpect: 100-continue\r\n\r\n".encode())
    return connection


def heard(connection: socket.socket) -> tuple[str, str]:
    """The status, which is 100 once the body is asked for, and the rest of what is said first."""
    said = connection.recv(65536).decode()
    return said.split(" ")[1], said


def preview_path(person: Person) -> str:
    return f"/import/{person.workspace}/preview"


def test_a_large_body_that_finds_no_room_is_refused_before_it_is_sent(narrow: Narrow) -> None:
    ann, bob = narrow.ann, narrow.bob
    with closing(begin(narrow, ann, preview_path(ann), IMPORT_BODY_MAX_BYTES)) as first:
        assert heard(first)[0] == "100"
        for path in (preview_path(bob), "/workspace/import-guest"):
            with closing(begin(narrow, bob, path, LIST_BODY_MAX_BYTES * 4)) as refused:
                status, said = heard(refused)
                assert (status, "server.busy" in said, "retry-after: 2" in said) == ("503", True, True), said
        small = bob.call("POST", preview_path(bob), file_of(BANK))
        assert (small.status_code, small.json()["lineCount"]) == (200, 3)


def test_guests_who_sign_up_have_room_of_their_own(narrow: Narrow) -> None:
    with closing(begin(narrow, None, "/user/signup-guest", GUEST_BODY_MAX_BYTES)) as first:
        assert heard(first)[0] == "100"
        with closing(begin(narrow, None, "/user/signup-guest", GUEST_BODY_MAX_BYTES)) as refused:
            assert heard(refused)[0] == "503"
        with closing(begin(narrow, narrow.bob, preview_path(narrow.bob), IMPORT_BODY_MAX_BYTES)) as taken:
            assert heard(taken)[0] == "100"


def test_the_room_is_free_again_when_the_client_is_gone_or_answered(narrow: Narrow) -> None:
    ann, bob = narrow.ann, narrow.bob
    begin(narrow, ann, preview_path(ann), IMPORT_BODY_MAX_BYTES).close()
    body = json.dumps(file_of(BANK)).encode() + b" " * LIST_BODY_MAX_BYTES
    for person in (ann, bob, bob):
        headers = {"authorization": person.token, "content-type": "application/json"}
        end = time.monotonic() + WAIT_SECONDS
        while (answer := person.client.post(f"/api{preview_path(person)}", content=body, headers=headers)).is_error:
            assert (answer.status_code, time.monotonic() < end) == (503, True)


def test_a_person_sends_one_large_body_at_a_time(narrow: Narrow) -> None:
    ann = narrow.ann
    length = LIST_BODY_MAX_BYTES + 1
    with closing(begin(narrow, ann, preview_path(ann), length)) as first:
        assert heard(first)[0] == "100"
        with closing(begin(narrow, ann, preview_path(ann), length)) as second:
            assert heard(second)[0] == "503"


def test_a_large_body_that_does_not_come_gives_its_room_to_others(
    narrow: Narrow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("budget_api.server.incoming.BODY_SECONDS", 0.1)
    with closing(begin(narrow, narrow.ann, preview_path(narrow.ann), IMPORT_BODY_MAX_BYTES)) as first:
        assert heard(first)[0] == "100"
        assert heard(first)[0] == "503"


def test_a_body_that_arrived_waits_for_memory_on_the_disk(
    narrow: Narrow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("budget_api.server.incoming.MEMORY_SECONDS", 0.2)
    path = tmp_path / "reading"
    program = f"import time; open({str(path)!r}, 'w').close(); time.sleep(600)"
    body = json.dumps(file_of(BANK * 1000)).encode().ljust(IMPORT_BODY_MAX_BYTES // 2 + 1)
    with closing(begin(narrow, narrow.ann, preview_path(narrow.ann), len(body))) as reading:
        with monkeypatch.context() as patch:
            patch.setattr("budget_api.imports.file_readers.COMMAND", (sys.executable, "-c", program))
            assert heard(reading)[0] == "100"
            reading.sendall(body)
            end = time.monotonic() + WAIT_SECONDS
            while not path.exists():
                assert time.monotonic() < end
        with closing(begin(narrow, narrow.bob, preview_path(narrow.bob), len(body))) as waiting:
            assert heard(waiting)[0] == "100"
            waiting.sendall(body)
            assert heard(waiting)[0] == "503"


def test_what_an_error_was_about_is_forgotten_with_the_call() -> None:
    class Content:
        pass

    class Waiting:
        async def left(self) -> None:
            await asyncio.Event().wait()

    async def refuse(_: Content) -> None:
        raise ValueError

    async def is_forgotten() -> bool:
        content = Content()
        reference = weakref.ref(content)
        with suppress(ValueError):
            await run_until_disconnect(cast(Request, Waiting()), refuse(content))
        del content
        return reference() is None

    gc.disable()
    try:
        assert asyncio.run(is_forgotten())
    finally:
        gc.enable()


def test_large_blocks_go_back_to_the_system() -> None:
    assert return_large_blocks()


@pytest.mark.anyio
async def test_all_units_are_free_after_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.http.semaphore.WAIT_SECONDS", 0.01)
    semaphore = WeightedSemaphore(3)
    async with semaphore.held("ann", 2):
        async with semaphore.held("bob", 1):
            with pytest.raises(DomainError):
                await semaphore.acquire("cy", 1)
        with pytest.raises(DomainError):
            await semaphore.acquire("ann", 1)
    async with semaphore.held("cy", 3):
        pass


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
