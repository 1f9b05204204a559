"""Limits of a socket: too many messages in, too many events out."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from budget_api.live import connection
from budget_api.live.bounded_queue import BoundedQueue
from budget_api.live.connection import MessageRate, SocketConnection
from budget_api.live.messages import Changed, EventsLost, Message, SessionsEnded, merge_writes
from budget_api.live.rooms import Rooms
from budget_api.live.socket import LeftError
from budget_core.contract.server.live import EventName, LiveEvent


def test_twenty_messages_fit_into_any_one_second() -> None:
    now = 100.0
    rate = MessageRate(20, lambda: now)
    assert [rate.allows() for _ in range(21)] == [True] * 20 + [False]
    now += 0.999
    assert not rate.allows()
    now += 0.001
    assert [rate.allows() for _ in range(21)] == [True] * 20 + [False]


def test_a_full_mailbox_gives_way_to_one_item_instead() -> None:
    async def fill() -> list[str]:
        queue = BoundedQueue(3, lambda: "missed")
        for item in "abcde":
            queue.put(item)
        return await queue.take()

    assert asyncio.run(fill()) == ["missed", "e"]


def test_items_put_back_come_first_again() -> None:
    async def fill() -> list[str]:
        queue = BoundedQueue(10, lambda: "missed")
        queue.put("a")
        taken = await queue.take()
        queue.put("b")
        queue.put_back(taken)
        return await queue.take()

    assert asyncio.run(fill()) == ["a", "b"]


def test_changes_of_one_write_become_one_message() -> None:
    first = Changed("w", 1, "u", ("expenses_updated", "accounts_updated"))
    second = Changed("w", 1, "u", ("accounts_updated", "planning_updated"))
    later = Changed("w", 2, "u", ("accounts_updated",))
    ended = SessionsEnded("u")
    events: tuple[EventName, ...] = ("expenses_updated", "accounts_updated", "planning_updated")
    assert merge_writes([first, ended, second, later, ended]) == [Changed("w", 1, "u", events), later, ended]


@pytest.mark.parametrize("message", [Changed("w" * 36, 2**63, "u" * 36, ("accounts_updated",) * 7), EventsLost()])
def test_messages_between_processes_fit_into_a_notification_and_can_be_read_again(message: Message) -> None:
    written = msgspec.json.encode(message)
    assert len(written) < 8000
    assert msgspec.json.decode(written, type=Message) == message


class FakeSocket:
    """A client: `says` is what it sends, `heard` what it is told."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.heard: asyncio.Queue[LiveEvent] = asyncio.Queue()

    async def receive_text(self) -> str:
        message = await self.says.get()
        if message is None:
            raise LeftError
        return msgspec.json.encode(message).decode()

    async def send_text(self, text: str) -> None:
        self.heard.put_nowait(msgspec.json.decode(text, type=LiveEvent))


class FakeDatabase:
    """Gives every read the same answer."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    async def read(self, *_: object) -> object:
        return self.answer


class Ann:
    """Subscriber that may hear every room."""

    id = "ann"
    session_id = "session"

    async def may_hear(self, _: str) -> bool:
        return True

    def may_hear_own(self) -> bool:
        return True


def test_who_reads_too_slowly_is_told_to_read_again_instead_of_what_was_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def authenticate(_: str | None) -> Ann:
        return Ann()

    monkeypatch.setattr(connection, "LIVE_QUEUE_MAX_EVENTS", 3)

    async def converse() -> list[LiveEvent]:
        socket, rooms = FakeSocket(), Rooms()
        database = FakeDatabase(datetime.now(UTC) + timedelta(days=1))
        one = SocketConnection(socket, rooms, database, authenticate)  # type: ignore[arg-type] # it calls these methods alone
        running = asyncio.create_task(one.run())
        socket.says.put_nowait({"event": "authenticate", "data": {"token": "x"}})
        socket.says.put_nowait({"event": "join_room", "data": {"room": "home"}})
        assert [(await socket.heard.get()).event for _ in range(2)] == ["authenticated", "joined"]
        for number in range(5):
            one.tell(f'{{"event":"{number}","data":{{}}}}')
        heard = [await socket.heard.get() for _ in range(2)]
        socket.says.put_nowait(None)
        await running
        assert socket.heard.empty()
        assert rooms.all_listeners() == frozenset()
        return heard

    assert asyncio.run(converse()) == [LiveEvent("refetch", {"rooms": ["home"]}), LiveEvent("4", {})]
