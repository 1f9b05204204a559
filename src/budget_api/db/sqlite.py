"""SQLite: one writer thread, many readers.

What waits for the writer becomes one transaction with a savepoint for each call and one COMMIT (WAL, FULL): durable,
and faster than a commit each. One writing connection also keeps clear of the WAL corruption that SQLite up to 3.51.2
risks when two connections commit and checkpoint at once.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from budget_api.db.migrate import check_sqlite, migrate_sqlite
from budget_api.db.port import Batch, Database, Publish, log_late_write, name_of
from budget_api.db.read_queue import ROWS_LEFT, SHORT_ROWS, LongReadError, Readers, person_of
from budget_api.db.sqlite_connection import WriteClock, execute, open_sqlite, roll_back
from budget_api.db.statements import session_on
from budget_api.db.streams import Streams, sqlite_engine
from budget_core.base.errors import DomainError, ErrorCode

T = TypeVar("T")
READER_PRAGMAS = ("query_only=ON", "wal_autocheckpoint=0", "busy_timeout=5000")


class SqliteReader:
    """Reader of the file at `path`: of a thread, or of the event loop."""

    def __init__(self, path: Path) -> None:
        self._connection = open_sqlite(path, READER_PRAGMAS)
        self._session = session_on(self._connection)

    def read(self, service: Callable[[Session], T]) -> T:
        """Run on one snapshot of the file."""
        with _snapshot(self._connection), session_on(self._connection) as session:
            return service(session)

    def look_up(self, service: Callable[[Session], T]) -> T:
        """Run what is short on one snapshot of the file. Raises: LongReadError for what is not."""
        session = self._session
        session.info[ROWS_LEFT] = SHORT_ROWS
        with _snapshot(self._connection):
            try:
                return service(session)
            finally:
                if session.identity_map:  # rows are read anew by the next one
                    session.expunge_all()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
        self._connection.engine.dispose()


@contextmanager
def _snapshot(connection: Connection) -> Iterator[None]:
    execute(connection, "BEGIN")
    try:
        yield
    finally:
        roll_back(connection)


P = ParamSpec("P")
READERS = 2
BATCH = 256
PAGES_BETWEEN_CHECKPOINTS = 4_000
"""16 MB of log: a checkpoint waits for the disk as often as several commits."""

_BUSY_WAIT_MS, _SCRUB_WAIT_MS = 5000, 200
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    f"busy_timeout={_BUSY_WAIT_MS}",
    f"wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}",
)


class _Call(NamedTuple):
    future: "asyncio.Future[Any]"
    run: Callable[[Session], Any]
    name: str = ""


class _TooLongError(Exception):
    """A call took more than its time."""

    def __init__(self, call: _Call) -> None:
        super().__init__()
        self.call = call


class _Outcome(NamedTuple):
    call: _Call
    result: Any
    error: Exception | None


class SqliteDatabase(Database):
    """The file at `path`."""

    hold_clock = staticmethod(time.thread_time)
    """Processor time of the writer's thread: a busy machine is not charged to those who write on it."""

    def __init__(self, path: Path, publish: Publish) -> None:
        self._path = path
        self._publish = publish
        self._readers = Readers(partial(SqliteReader, path), READERS, "sqlite-reader")
        self._streams = Streams(partial(sqlite_engine, path))
        self._queue: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)

    async def start(self) -> None:
        """Migrate the file and start the writer."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(migrate_sqlite, self._path)
        self._thread.start()

    async def join(self) -> None:
        """Look at the file; no writer is started."""
        await asyncio.to_thread(check_sqlite, self._path)

    async def write(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Queue for the writer thread and wait for the COMMIT."""
        future: asyncio.Future[T] = self._loop.create_future()
        run = self.whole(service, *args, **kwargs)
        self._queue.put(_Call(future, run, name_of(service)))
        return await future

    async def read(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run on a reading connection."""
        return await self._readers.run(
            person_of(args), lambda reader: reader.read(lambda db: service(db, *args, **kwargs))
        )

    async def look_up(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run here and now, or in a thread once it turns out to be long."""
        try:
            return self._here.look_up(lambda db: service(db, *args, **kwargs))
        except LongReadError:
            return await self.read(service, *args, **kwargs)

    def stream(self, person: str, values: Mapping[str, Any], *queries: Select[Any]) -> AsyncGenerator[Batch]:
        """Read on a connection of its own."""
        return self._streams.rows(person, values, queries)

    async def scrub(self) -> None:
        """Bring the log into the file and empty it; deleted rows are overwritten there (`secure_delete`)."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Call(future, _truncate_log))
        await future

    async def close(self) -> None:
        """Let the writer finish its queue."""
        await self._streams.close()
        await self._readers.close()
        if "_here" in self.__dict__:
            self._here.close()
        if self._thread.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    @cached_property
    def _here(self) -> SqliteReader:
        return SqliteReader(self._path)

    def _run(self) -> None:
        with open_sqlite(self._path, PRAGMAS) as connection:
            clock = WriteClock(connection)
            while batch := self._next_batch():
                clock.seconds = self.write_seconds
                calls = [call for call in batch if call.run is not _truncate_log]
                outcomes, outbox = _commit(connection, calls, clock) if calls else ([], [])
                if len(calls) < len(batch):
                    _truncate_log(connection)
                    outcomes += [_Outcome(call, None, None) for call in batch if call.run is _truncate_log]
                with contextlib.suppress(RuntimeError):  # a loop that is closed waits for no answer
                    self._loop.call_soon_threadsafe(self._settle, outcomes, outbox)
        connection.engine.dispose()

    def _next_batch(self) -> list[_Call]:
        first = self._queue.get()
        batch = [first] if first else []
        while batch and len(batch) < BATCH:
            try:
                call = self._queue.get_nowait()
            except queue.Empty:
                break
            if call is None:
                self._queue.put(None)
                break
            batch.append(call)
        return batch

    def _settle(self, outcomes: list[_Outcome], outbox: list[Any]) -> None:
        for outcome in outcomes:
            _answer(outcome)
        if outbox:
            self._publish(outbox)


def _truncate_log(connection: Any) -> None:
    """Truncate the log, unless somebody reads what is older: then the next time does it."""
    with contextlib.suppress(OperationalError):
        execute(connection, f"PRAGMA busy_timeout={_SCRUB_WAIT_MS}")
        execute(connection, "PRAGMA wal_checkpoint(TRUNCATE)")
    execute(connection, f"PRAGMA busy_timeout={_BUSY_WAIT_MS}")


def _commit(connection: Connection, batch: list[_Call], clock: WriteClock) -> tuple[list[_Outcome], list[Any]]:
    outbox: list[Any] = []
    try:
        execute(connection, "BEGIN IMMEDIATE")
        outcomes = [_savepoint(connection, call, outbox, clock) for call in batch]
        execute(connection, "COMMIT")
    except _TooLongError as stopped:  # the whole transaction went with it; the others are run again without it
        roll_back(connection)
        log_late_write(stopped.call.name, clock.seconds)
        others = [call for call in batch if call is not stopped.call]
        outcomes, outbox = _commit(connection, others, clock) if others else ([], [])
        return [*outcomes, _Outcome(stopped.call, None, DomainError(ErrorCode.SERVER_BUSY))], outbox
    except Exception as error:  # a savepoint is gone (full disk, I/O error) or the COMMIT failed: nothing is stored
        roll_back(connection)
        if len(batch) == 1:
            return [_Outcome(batch[0], None, _first(error))], []
        alone = [_commit(connection, [call], clock) for call in batch]  # so that the culprit gets its own error
        return [one for outcomes, _ in alone for one in outcomes], [event for _, events in alone for event in events]
    return outcomes, outbox


def _savepoint(connection: Connection, call: _Call, outbox: list[Any], clock: WriteClock) -> _Outcome:
    clock.start()
    execute(connection, "SAVEPOINT call")
    try:
        with session_on(connection) as session:
            result = call.run(session)
            session.flush()
    except OperationalError as error:  # the database, not the call: the batch decides
        if clock.is_over:
            raise _TooLongError(call) from error
        raise
    except Exception as error:
        execute(connection, "ROLLBACK TO call")
        execute(connection, "RELEASE call")
        return _Outcome(call, None, error)
    if clock.is_over:
        raise _TooLongError(call)
    execute(connection, "RELEASE call")
    outbox.extend(session.info.get("outbox", ()))
    return _Outcome(call, result, None)


def _first(error: Exception) -> Exception:
    """Return the error that came first: looking for a savepoint that went with a full disk hides it."""
    found: BaseException | None = error
    while found := found and found.__context__:
        if isinstance(found, OperationalError):
            error = found
    return error


def _answer(outcome: _Outcome) -> None:
    future = outcome.call.future
    if future.done():
        return
    if outcome.error:
        future.set_exception(outcome.error)
    else:
        future.set_result(outcome.result)
