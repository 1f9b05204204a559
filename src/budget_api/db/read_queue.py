"""Turns of reads: few at once, one of a person, in threads where they turn out long."""

import asyncio
import threading
from collections import deque
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, Generic, Protocol, TypeVar

from sqlalchemy import Executable, GenerativeSelect, Integer, bindparam
from sqlalchemy.orm import Session


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


T = TypeVar("T")


class Reader(Protocol):
    """Connection of one thread."""

    def close(self) -> None:
        """Close it, from any thread."""


ReaderT = TypeVar("ReaderT", bound=Reader)


class Readers(Generic[ReaderT]):
    """Threads with a reader each, which `open_reader` opens in them."""

    def __init__(self, open_reader: Callable[[], ReaderT], count: int, name: str) -> None:
        self._open_reader = open_reader
        self._opened: list[ReaderT] = []
        self._of_thread = threading.local()
        self._queue = ReadQueue(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def run(self, person: object, read: Callable[[ReaderT], T]) -> T:
        """Read at the person's turn."""
        await self._queue.acquire(person)
        loop, reading = asyncio.get_running_loop(), self._threads.submit(self._read, read)
        # The turn lasts as long as the thread reads, also when nobody waits for the answer any longer.
        reading.add_done_callback(lambda _: loop.call_soon_threadsafe(self._queue.release, person))
        return await asyncio.wrap_future(reading)

    async def close(self) -> None:
        """Wait for what runs and close."""
        await asyncio.to_thread(self._close)

    def _read(self, read: Callable[[ReaderT], T]) -> T:
        reader: ReaderT | None = getattr(self._of_thread, "reader", None)
        if reader is None:
            reader = self._of_thread.reader = self._open_reader()
            self._opened.append(reader)
        return read(reader)

    def _close(self) -> None:
        self._threads.shutdown()
        for reader in self._opened:
            reader.close()


R = TypeVar("R")
SHORT_ROWS: Final = 1000
ROWS_LEFT: Final = "rows_left"
"""Key in the `info` of the session that the event loop reads with: number of rows it may still read."""

MOST_ROWS: Final = "most_rows"
"""Parameter of a query on the event loop: largest number of rows that it finds."""


class LongReadError(Exception):
    """A read on the event loop has more rows than are short."""


def short_rows(db: Session, query: Executable) -> Sequence[Any]:
    """Return all rows of a query. Raises: LongReadError for too many on the event loop."""
    if db.info.get(ROWS_LEFT) is None:
        return db.execute(query).all()
    with db.execute(with_limit(query), {MOST_ROWS: db.info[ROWS_LEFT] + 1}) as result:
        return take_rows(db, result.fetchmany)


def with_limit(query: Executable) -> Executable:
    """Return a query without a limit of its own with that of `MOST_ROWS`.

    PostgreSQL's driver fetches all rows of a query before the first one is taken.
    """
    if isinstance(query, GenerativeSelect) and query._limit_clause is None:
        return query.limit(bindparam(MOST_ROWS, type_=Integer))
    return query


def take_rows(db: Session, fetch: Callable[[int], Sequence[R]]) -> Sequence[R]:
    """Return the rows that `fetch` gives on the event loop. Raises: LongReadError for too many."""
    left: int = db.info[ROWS_LEFT]
    rows = fetch(left + 1)
    if len(rows) > left:
        raise LongReadError
    db.info[ROWS_LEFT] = left - len(rows)
    return rows
