"""The port between calls and the database: services are plain functions over a `Session`.

`write` runs a function in a transaction, commits, and only then hands its outbox on; `read` never writes.
A service waits for nothing but the database and never commits.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.orm import Session

from budget_api.db.models import import_all

T = TypeVar("T")
P = ParamSpec("P")
Service = Callable[Concatenate[Session, P], T]
Publish = Callable[[list[Any]], None]
Batch = tuple[int, Sequence[Row[Any]]]
"""Which of a stream's queries, counted from 0, and some of its rows."""


WRITE_SECONDS = 60.0
"""An import of 100 000 lines into a local file takes a third of it; who takes longer keeps others from writing."""


write_holds: ContextVar[list[float] | None] = ContextVar("write_holds", default=None)
"""Collects the seconds for which each write of the present call holds the writer; None where nobody is charged."""

trial_end: ContextVar[Callable[[Session], None] | None] = ContextVar("trial_end", default=None)
"""Ends each write of the present call before its commit, by an error; None where writes are meant."""

_log = logging.getLogger(__name__)


def name_of(service: Callable[..., Any]) -> str:
    """Return what a log calls a service."""
    return getattr(service, "__qualname__", type(service).__name__)


def log_late_write(name: str, seconds: float | None) -> None:
    """Log a write that took longer than it may and was taken back."""
    _log.warning("%s wrote for more than %s s and was taken back.", name, seconds)


@dataclass(frozen=True, slots=True)
class AsOf:
    """Revision that a reader may know of already: a copy of the database that has less will not do."""

    workspace_id: str
    revision: int
    user_id: str
    user_updated_at: datetime


class Database(ABC):
    """SQLite or PostgreSQL. No Protocol: whether something is one is looked at on every call."""

    write_seconds: float | None = WRITE_SECONDS
    """A write that takes longer is taken back, with SERVER_BUSY; None waits for as long as it takes."""

    count_wait: Callable[[float], None] | None = None
    """Told the seconds for which a write waited to begin; None where nobody counts them."""

    hold_clock: Callable[[], float] = staticmethod(perf_counter)
    """Clock of the seconds for which a write keeps others waiting."""

    settle: Callable[[Session], None] | None = None
    """Run at the end of every write, in its transaction; None where nothing follows from writes."""

    def whole(
        self, service: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Callable[[Session], T]:
        """Return a write with all that belongs to it.

        A session sorts what it flushes by the foreign keys, so every table has to be known.
        """
        import_all()
        settle, end = self.settle, trial_end.get()
        if end is not None:
            return self.timed(lambda db: _tried(db, end, service, *args, **kwargs))
        if settle is None:
            return self.timed(lambda db: service(db, *args, **kwargs))

        def run(db: Session) -> T:
            result = service(db, *args, **kwargs)
            if db.info.get("outbox"):
                db.flush()
                settle(db)
            return result

        return self.timed(run)

    def timed(self, run: Callable[[Session], T]) -> Callable[[Session], T]:
        """Return what tells how long it waited when it begins, and how long it held the writer when it ends."""
        count, holds, clock = self.count_wait, write_holds.get(), self.hold_clock
        if count is None and holds is None:
            return run
        begun = perf_counter()

        def begin(db: Session) -> T:
            if count is not None:
                count(perf_counter() - begun)
            started = clock()
            try:
                return run(db)
            finally:
                if holds is not None:
                    holds.append(clock() - started)

        return begin

    @abstractmethod
    async def start(self) -> None:
        """Migrate and open; raises `ConfigError` when that can't be done."""

    @abstractmethod
    async def join(self) -> None:
        """Open what a server has migrated, beside it and for reading; `ConfigError` for anything else."""

    @abstractmethod
    async def write(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run in a transaction; an error in COMMIT is an error here."""

    @abstractmethod
    async def read(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run on a consistent view, one at a time for the person whose `Caller` or `User` comes first.

        A first argument with an `as_of` may be answered by a copy of the database, if it has all of that.
        """

    @abstractmethod
    async def look_up(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what reads a few milliseconds, however much is stored: rows by their keys, a page, kept sums."""

    @abstractmethod
    def stream(self, person: str, values: Mapping[str, Any], *queries: Select[Any]) -> AsyncGenerator[Batch]:
        """Return the rows of queries, one after the other, all on one snapshot; who stops early must close it.

        A person (an id) has one stream at a time; their next one waits.
        """

    @abstractmethod
    async def scrub(self) -> None:
        """Remove deleted data from the files, as far as they are ours."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is running and let go of the database."""


def _tried(
    db: Session,
    end: Callable[[Session], None],
    service: Callable[Concatenate[Session, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Run a service and end its write."""
    result = service(db, *args, **kwargs)
    db.flush()
    end(db)
    return result


def announce(db: Session, event: object) -> None:
    """Hand an event out after the commit this session ends in."""
    db.info.setdefault("outbox", []).append(event)
