"""Clients that hold on to a server: requests that never end, bodies that trickle, connections that say nothing."""

import asyncio
import gc
import logging
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, cast

import pytest

from budget_api.config import ConnectionSettings, read_settings
from budget_api.http.connection_protocol import HEAD_MAX_BYTES, PIECE_BYTES
from budget_api.http.connections import Connections
from tests.api.listening import Started, started
from tests.api.wire import LoopClock, Wire
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.anyio
GET = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = (
    b"POST /api/user/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n"
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("head", [GET + b"x-endless: ", GET, b"GET /"], ids=["value", "headers", "address"])
async def test_a_head_that_never_ends_is_refused_after_some_kilobytes(head: bytes) -> None:
    wire, sent = Wire(Connections(ConnectionSettings())), len(head)
    wire.send(head)
    piece = b"x-more: yes\r\n" * 1000 if head is GET else b"x" * 8192
    while sent <= HEAD_MAX_BYTES:
        assert not wire.is_closing()
        wire.send(piece)
        sent += len(piece)
    wire.send(piece)
    assert wire.is_closing()
    assert wire.said.startswith(b"HTTP/1.1 431 ")


@contextmanager
def opened(tmp_path: Path) -> Iterator[tuple[Started, socket.socket]]:
    """A server that waits longer for a request than a test does, and a connection to it."""
    patient = ConnectionSettings(seconds=10 * WAIT_SECONDS)
    with started(server_settings(tmp_path, connections=patient)) as server:
        address = ("127.0.0.1", server.port)
        with closing(socket.create_connection(address, timeout=WAIT_SECONDS)) as connection:
            yield server, connection


def said(connection: socket.socket) -> bytes:
    """All that the server says until it closes."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionError:  # it did not read to the end
        pass
    return heard


def test_a_real_connection_is_closed_when_its_head_never_ends(tmp_path: Path) -> None:
    with opened(tmp_path) as (_, connection):
        with suppress(ConnectionError):  # or it is closed only when all of it is sent
            connection.sendall(GET + b"x-endless: " + b"x" * 10 * HEAD_MAX_BYTES)
        assert b" 200 " not in said(connection)


def test_a_head_of_the_usual_size_is_read_however_it_is_cut(tmp_path: Path) -> None:
    with opened(tmp_path) as (_, connection):
        for start in range(0, len(GET), 7):
            connection.sendall(GET[start : start + 7])
        connection.sendall(b"cookie: " + b"x" * 20_000 + b"\r\nconnection: close\r\n\r\n")
        assert said(connection).startswith(b"HTTP/1.1 200 OK")


@pytest.mark.parametrize(
    ("request_", "answer"),
    [(b"", b""), (GET, b"HTTP/1.1 408 "), (POST + b"{", b"HTTP/1.1 408 ")],
    ids=["silent", "half a head", "half a body"],
)
async def test_what_does_not_come_in_time_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, request_: bytes, answer: bytes
) -> None:
    clock = LoopClock(monkeypatch)
    connections = Connections(ConnectionSettings(seconds=30))
    wire = Wire(connections)
    wire.send(request_)
    await clock.move(0)
    await clock.move(29)
    assert (wire.is_closing(), wire.said) == (False, b"")
    await clock.move(2)
    assert wire.is_closing()
    assert wire.said.startswith(answer)
    assert bool(wire.said) == bool(answer)
    assert connections.count == 0


async def test_an_answer_that_is_not_taken_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, connections, goes_on = LoopClock(monkeypatch), Connections(ConnectionSettings(seconds=30)), asyncio.Event()

    async def answer_in_parts(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"o", "more_body": True})
        await goes_on.wait()

    slow, quick = Wire(connections, answer_in_parts, ("127.0.0.1", 1)), Wire(connections, answer_in_parts)
    for wire in (slow, quick):
        wire.send(GET + b"\r\n")
    await clock.move(0)
    for wire in (slow, quick):
        wire.hold()
    await clock.move(29)
    quick.let_go()
    await clock.move(2)
    assert (slow.is_closing(), quick.is_closing()) == (True, False)
    goes_on.set()
    await clock.move(0)


async def test_requests_that_do_not_wait_for_answers_are_parsed_one_piece_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, wire = LoopClock(monkeypatch), Wire(Connections(ConnectionSettings()))
    request_ = GET + b"\r\n"
    count = HEAD_MAX_BYTES // len(request_)
    wire.send(request_ * count)
    assert wire.is_paused
    parsed = sum(type(one).__name__ == "RequestResponseCycle" for one in gc.get_objects())
    assert 0 < parsed < PIECE_BYTES // len(request_) + 10
    for _ in range(count):
        await clock.move(0)
    assert wire.said.count(b"HTTP/1.1 200 OK") == count
    assert not wire.is_closing()


async def refuse(scope: Any, receive: Any, send: Any) -> None:
    """Answer before the body is there."""
    await send({"type": "http.response.start", "status": 401, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def test_a_body_that_nobody_reads_is_taken_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, wire = LoopClock(monkeypatch), Wire(Connections(ConnectionSettings()), refuse)
    wire.send(b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\n")
    await clock.move(0)
    for _ in range(100):
        wire.send(b"x" * 10_000)
        await clock.move(0)
    wire.send(GET + b"\r\n")
    await clock.move(0)
    assert (wire.said.count(b"HTTP/1.1 401 "), wire.is_closing()) == (2, False)


def test_every_connection_is_forgotten_when_it_is_gone(tmp_path: Path) -> None:
    with opened(tmp_path) as (server, connection):
        connection.sendall(GET + b"connection: close\r\n\r\n")
        assert said(connection).startswith(b"HTTP/1.1 200 OK")
    assert server.connections.count == 0


def test_a_client_that_leaves_before_the_end_of_a_body_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(tmp_path) as (_, connection):
        connection.sendall(POST + b"{")
        connection.shutdown(socket.SHUT_WR)
        assert b" 500 " not in said(connection)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


class Transport:
    """Remembers that it was cut."""

    is_cut = False

    def abort(self) -> None:
        self.is_cut = True

    def is_closing(self) -> bool:
        return self.is_cut


class Held:
    """A connection for the registry alone."""

    def __init__(self, host: str) -> None:
        self.transport: Any = Transport()
        self.client: Any = (host, id(self)) if host else None

    def give_up(self) -> None:
        self.transport.abort()

    def begin(self, body_bytes: int) -> None:
        """Say nothing."""

    take_body = answer = end = give_up


async def test_one_address_has_its_share_and_leaves_the_others_theirs() -> None:
    connections = Connections(ConnectionSettings(total=1000, address=3))
    home = [connections.admit(Held("203.0.113.9")) for _ in range(4)]
    assert home == [True, True, True, False]
    assert connections.admit(Held("203.0.113.10"))
    assert [connections.admit(Held("2001:db8:1:2::1")), connections.admit(Held("2001:db8:1:2::2"))] == [True, True]


async def test_a_block_of_addresses_has_four_shares_however_many_addresses_it_has() -> None:
    connections = Connections(ConnectionSettings(total=1000, address=3))
    taken = [connections.admit(Held(str(ip_address("2001:db8:1::") + (number << 64)))) for number in range(100)]
    assert taken.count(True) == 12
    assert connections.admit(Held("2001:db8:2::1"))


async def test_proxies_and_this_machine_speak_for_many() -> None:
    connections = Connections(ConnectionSettings(total=1000, address=3), trusted=["10.0.0.0/8"])
    for host in ("127.0.0.1", "::1", "10.1.2.3", ""):
        assert all(connections.admit(Held(host)) for _ in range(20))


async def test_who_lets_us_wait_for_longest_makes_room_and_who_is_answered_stays() -> None:
    connections = Connections(ConnectionSettings(total=10))
    held = [Held("127.0.0.1") for _ in range(11)]
    for one in held[:10]:
        assert connections.admit(one)
    connections.work(held[0])
    assert connections.admit(held[10])
    assert [cast(Transport, one.transport).is_cut for one in held] == [False, True, *[False] * 9]
    for one in held:
        connections.work(one)
    assert not connections.admit(Held("127.0.0.1"))


async def test_the_owners_socket_takes_any_number_of_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, wire = LoopClock(monkeypatch), Wire(Connections(ConnectionSettings()), peer="")
    for _ in range(HEAD_MAX_BYTES // len(GET) + 2):
        wire.said = b""
        wire.send(GET + b"\r\n")
        await clock.move(0)
        assert wire.said.startswith(b"HTTP/1.1 200")
    assert not wire.is_closing()


def test_the_documented_bounds_are_the_defaults() -> None:
    page = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text()
    usual = read_settings({}).connections
    for name, value in (("BUDGET_CONNECTIONS", 10_000), ("BUDGET_CONNECTIONS_ADDRESS", 256)):
        assert f"| `{name}` |" in page
        assert f" | {value} |" in page
    assert usual == ConnectionSettings(10_000, 256, 30)
