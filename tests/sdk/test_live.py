"""Hearing live events from Python, from a real server."""

import asyncio
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest
from tests.api.listening import started
from tests.sdk.conftest import WORKSPACE
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS
from websockets.asyncio.server import ServerConnection, serve

from budget_core.base import limits
from budget_sdk import (
    AddExpense,
    AsyncClient,
    AuthRequired,
    Client,
    ConnectionFailed,
    LiveEvent,
    NotFound,
    PackageMissing,
    SignUp,
    live,
)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(server_settings(data=tmp_path_factory.mktemp("live"))) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture
def ann(url: str) -> Iterator[Client]:
    with Client(url) as client:
        client.users.sign_up(SignUp(name="Ann", email=f"ann{id(client)}@example.com", password="correct horse"))
        yield client


async def following(events: AsyncGenerator[LiveEvent]) -> LiveEvent:
    return await asyncio.wait_for(anext(events), WAIT_SECONDS)


def first_event(client: AsyncClient, *workspaces: str) -> LiveEvent:
    """Return the first event, or raise the reason why none comes."""

    async def hear() -> LiveEvent:
        events = client.live(*workspaces)
        try:
            return await following(events)
        finally:
            await events.aclose()
            await client.close()

    return asyncio.run(hear())


def test_changes_are_heard_as_they_are_made(ann: Client) -> None:
    workspace = ann.workspaces.list()[0].id

    async def hear() -> list[LiveEvent]:
        events = AsyncClient(ann.url, ann.token).live(workspace)
        heard = [await following(events)]
        account, category = ann.accounts.list(workspace)[0].id, ann.categories.list(workspace)[0].id
        ann.history.add_expense(workspace, AddExpense(value=Decimal(5), category_id=category, account_id=account))
        heard += [await following(events) for _ in range(3)]
        await events.aclose()
        return heard

    heard = asyncio.run(hear())
    assert [event.event for event in heard] == ["refetch", "expenses_updated", "accounts_updated", "planning_updated"]
    assert heard[1].data["workspaceId"] == workspace
    assert ann.changes.since(workspace, heard[1].data["revision"] - 1).history[0].value == -5


def test_the_log_of_changes_is_read_and_undone(ann: Client) -> None:
    workspace = ann.workspaces.list()[0].id
    account, category = ann.accounts.list(workspace)[0].id, ann.categories.list(workspace)[0].id
    for value in (1, 2):
        ann.history.add_expense(workspace, AddExpense(value=Decimal(value), category_id=category, account_id=account))
    newest, oldest = ann.activity.all(workspace)
    undone = ann.activity.undo(workspace, oldest.revision)
    assert (undone.undoes, newest.undone_by) == (oldest.revision, None)
    assert ann.accounts.list(workspace)[0].budget == -2


def test_a_token_that_does_not_work_is_said(url: str) -> None:
    with pytest.raises(AuthRequired):
        first_event(AsyncClient(url, "nonsense"))


def test_a_workspace_of_somebody_else_is_not_found(ann: Client) -> None:
    with pytest.raises(NotFound):
        first_event(AsyncClient(ann.url, ann.token), "01a1fd9a-3b6b-7649-aa8c-360d920ab6c4")


def test_a_server_that_is_not_there_is_said() -> None:
    with pytest.raises(ConnectionFailed):
        first_event(AsyncClient("http://127.0.0.1:1"))


def test_a_local_file_is_looked_at_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "POLL_SECONDS", 0)
    with Client.local(tmp_path) as client:
        heard = client.live()
        assert next(heard).event == "refetch"
        client.add(5, "food")
        told = [next(heard) for _ in range(4)]
        heard.close()
        revision = client.workspaces.get().revision
    assert [event.event for event in told] == [
        "accounts_updated",
        "planning_updated",
        "expenses_updated",
        "history_updated",
    ]
    assert {event.data["revision"] for event in told} == {revision}


def test_changes_that_take_several_answers_are_all_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHANGES_MAX", 1)
    with Client.local(tmp_path) as client:
        heard = client.live()
        next(heard)
        before = client.workspaces.get().revision
        for value in (5, 6, 7):
            client.add(value, "food")
        made = [before + number for number in (1, 2, 3)]
        told = [next(heard)]
        while (told[-1].event, told[-1].data["revision"]) != ("history_updated", made[-1]):
            told.append(next(heard))
        heard.close()
    assert [event.data["revision"] for event in told if event.event == "expenses_updated"] == made


def test_a_script_that_blocks_hears_what_one_that_awaits_does(ann: Client) -> None:
    heard = ann.live()
    assert next(heard).data == {"rooms": [ann.workspace.id]}
    ann.add(5, "food")
    assert next(heard).event == "expenses_updated"
    heard.close()


def test_a_missing_package_is_named_with_what_brings_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.asyncio.client", None)
    with pytest.raises(PackageMissing, match=r"\[server\]"):
        first_event(AsyncClient(url), WORKSPACE)


async def close_politely(_: ServerConnection) -> None:
    """Leave the closing handshake to the server, as the handler returns."""


async def break_off(socket: ServerConnection) -> None:
    """Cut the connection without a closing handshake, as a network does."""
    socket.transport.abort()


@pytest.mark.parametrize("end", [close_politely, break_off])
def test_a_lost_connection_is_opened_again_and_says_so(
    monkeypatch: pytest.MonkeyPatch, end: Callable[[ServerConnection], Awaitable[None]]
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0)

    async def goes_away(socket: ServerConnection) -> None:
        """Tell one thing, then end."""

        async def say(event: str, **data: str) -> None:
            await socket.send(msgspec.json.encode({"event": event, "data": data}).decode())

        await socket.recv()
        await say("authenticated", userId="ann")
        await socket.recv()
        await socket.recv()
        await say("joined", room="ann")
        await say("joined", room=WORKSPACE)
        await say("left", room="home")
        await end(socket)

    async def hear() -> list[str]:
        async with serve(goes_away, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            events = AsyncClient(f"http://127.0.0.1:{port}").live(WORKSPACE)
            heard = [(await following(events)).event for _ in range(4)]
            await events.aclose()
        return heard

    assert asyncio.run(hear()) == ["refetch", "left", "refetch", "left"]
