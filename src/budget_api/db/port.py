"""The port between calls and the database: services are plain functions over a `Session`.

`write` runs a function in a transaction, commits, and only then hands its outbox on; `read` never writes.
A service waits for nothing but the database and never commits.
"""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, runtime_checkable

from sqlalchemy.orm import Session

T = TypeVar("T")
P = ParamSpec("P")
Service = Callable[Concatenate[Session, P], T]
Publish = Callable[[list[Any]], None]


@runtime_checkable
class Database(Protocol):
    """SQLite or PostgreSQL."""

    async def start(self) -> None:
        """Migrate and open; raises `ConfigError` when that can't be done."""

    async def write(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run in a transaction; an error in COMMIT is an error here."""

    async def read(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run on a consistent view."""

    async def close(self) -> None:
        """Finish what is running and let go of the database."""


def announce(db: Session, event: object) -> None:
    """Hand an event out after the commit this session ends in."""
    db.info.setdefault("outbox", []).append(event)
