"""Turns of reads: few at once, one of a person, and people one after the other.

A person who asks for a lot waits for their own reads; their next one holds no thread meanwhile.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any


def person_of(args: tuple[Any, ...]) -> object:
    """Return the id of the person whose read it is, by its first argument; an object of its own for nobody's."""
    who = args[0] if args else None
    return getattr(getattr(who, "user", who), "id", None) or object()


class ReadQueue:
    """Queue of `slots` reads at once."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._reading: set[object] = set()
        self._waiting: dict[object, deque[asyncio.Future[None]]] = {}
        """Waiting reads of each person; the person who waits longest for a turn comes first."""

    @asynccontextmanager
    async def turn(self, person: object) -> AsyncGenerator[None]:
        """Hold a turn of the person inside the block."""
        await self.acquire(person)
        try:
            yield
        finally:
            self.release(person)

    async def acquire(self, person: object) -> None:
        """Wait for the person's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(person, turn)
            raise

    def release(self, person: object) -> None:
        """End the person's turn."""
        self._reading.discard(person)
        self._free += 1
        if person in self._waiting:  # behind everybody else
            self._waiting[person] = self._waiting.pop(person)
        self._give_turns()

    def _give_turns(self) -> None:
        while self._free and (person := self._next()) is not None:
            turn = self._waiting[person].popleft()
            self._forget_idle(person)
            if not turn.cancelled():
                self._reading.add(person)
                self._free -= 1
                turn.set_result(None)

    def _next(self) -> object | None:
        return next((person for person in self._waiting if person not in self._reading), None)

    def _leave(self, person: object, turn: "asyncio.Future[None]") -> None:
        """Give up a turn that is waited for, or that came with the cancellation."""
        if not turn.cancelled():
            self.release(person)
        elif turn in self._waiting.get(person, ()):
            self._waiting[person].remove(turn)
            self._forget_idle(person)

    def _forget_idle(self, person: object) -> None:
        if not self._waiting[person]:
            del self._waiting[person]
