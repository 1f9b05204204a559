"""Answers that are read piece by piece."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import httpx
import pytest
from tests.sdk.conftest import Handler

from budget_api.db.streams import BATCH
from budget_sdk import AsyncClient, Client, ConnectionFailed, NotFound

DAY = date(2026, 1, 15)
WORKSPACE = "0198f7a2-0000-7000-8000-000000000000"


def in_pieces(_: httpx.Request) -> httpx.Response:
    return httpx.Response(200, content=iter([b"id,kind\r\n", b"1,expense\r\n"]))


def breaking_off(_: httpx.Request) -> httpx.Response:
    def pieces() -> Iterator[bytes]:
        yield b"id,kind\r\n"
        raise httpx.RemoteProtocolError("closed in the middle")

    return httpx.Response(200, content=pieces())


def refusing(_: httpx.Request) -> httpx.Response:
    problem = {"status": 404, "title": "Not Found", "code": "notFound", "message": "", "fields": {}, "params": {}}
    return httpx.Response(404, json=problem)


def test_a_file_comes_piece_by_piece(answering: Callable[[Handler], Client]) -> None:
    pieces = answering(in_pieces).history.export_csv(WORKSPACE)
    assert next(pieces) == b"id,kind\r\n"
    assert list(pieces) == [b"1,expense\r\n"]


def test_a_refusal_is_an_error_before_the_first_piece(answering: Callable[[Handler], Client]) -> None:
    with pytest.raises(NotFound):
        next(answering(refusing).history.export_csv(WORKSPACE))


def test_a_file_that_breaks_off_is_an_error(answering: Callable[[Handler], Client]) -> None:
    pieces = answering(breaking_off).history.export_csv(WORKSPACE)
    assert next(pieces) == b"id,kind\r\n"
    with pytest.raises(ConnectionFailed):
        next(pieces)


def test_a_local_file_comes_piece_by_piece_and_others_write_meanwhile(tmp_path: Path) -> None:
    with Client.local(tmp_path) as client, Client.local(tmp_path) as other:
        client.add_many([{"value": each + 1, "category": "food", "date": DAY} for each in range(BATCH + 1)])
        pieces = client.history.export_entries()
        first = next(pieces)
        other.add("5", "food")
        lines = b"".join([first, *pieces]).splitlines()
        assert (first.count(b"\n"), len(lines)) == (BATCH, BATCH + 1)
        unread = client.history.export_csv(rows="entries")
        assert next(unread).count(b"\n") == BATCH + 1
        unread.close()
        assert client.history.page(limit=1).entries[0].value == Decimal(-5)


def test_both_clients_read_a_local_file_alike() -> None:
    with Client.local() as client:
        workspace = client.workspaces.list()[0].id
        file = b"".join(client.history.export_csv(workspace))

    async def read() -> bytes:
        async with AsyncClient.local() as client:
            return b"".join([piece async for piece in client.history.export_csv(workspace)])

    assert file.startswith(b"id,kind,date,day,")
    assert asyncio.run(read()) == file
