"""Reads of several people: one at a time of each, and people in turn."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from budget_api.db.read_queue import ReadQueue


class Reading:
    """Reads of a queue that end when the test says so, in the order they began."""

    def __init__(self, slots: int) -> None:
        self.queue = ReadQueue(slots)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Begin reads; the first letter of a name is the person."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._read(name))
        await self._settle()

    async def end(self, name: str) -> None:
        """End a read that has begun."""
        self._ends[name].set()
        await self._tasks[name]
        await self._settle()

    async def cancel(self, name: str) -> None:
        """Cancel a read."""
        self._tasks[name].cancel()
        with pytest.raises(asyncio.CancelledError):
            await self._tasks[name]
        await self._settle()

    async def _read(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.begun.append(name)
            await self._ends[name].wait()

    async def _settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def play(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_a_second_read_of_a_person_waits_while_others_read() -> None:
    async def story() -> None:
        reading = Reading(2)
        await reading.ask("a1", "a2", "a3", "b1")
        assert reading.begun == ["a1", "b1"]
        await reading.end("b1")
        assert reading.begun == ["a1", "b1"]
        await reading.end("a1")
        assert reading.begun == ["a1", "b1", "a2"]

    play(story())


def test_people_read_in_turn_however_much_one_asks_for() -> None:
    async def story() -> None:
        reading = Reading(1)
        await reading.ask("a1", "a2", "a3", "b1", "b2", "c1")
        for name in ("a1", "b1", "c1", "a2", "b2", "a3"):
            await reading.end(name)
        assert reading.begun == ["a1", "b1", "c1", "a2", "b2", "a3"]

    play(story())


def test_who_stops_waiting_or_reading_holds_no_turn() -> None:
    async def story() -> None:
        reading = Reading(1)
        await reading.ask("a1", "b1", "c1")
        await reading.cancel("b1")
        await reading.cancel("a1")
        assert reading.begun == ["a1", "c1"]
        await reading.end("c1")
        await reading.ask("b2")
        assert reading.begun == ["a1", "c1", "b2"]

    play(story())
