"""A request: as a door hands it in, and as handlers see it."""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from budget_api.access.caller import Caller, User
from budget_core.base.errors import DomainError, ErrorCode


class Incoming(Protocol):
    """A request as a door hands it in: nothing of it is decoded, and its body may still be on the way."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers by their names in small letters."""

    @property
    def ids(self) -> Mapping[str, Any]:
        """Path parameters: texts, and numbers where the path says so."""

    @property
    def host(self) -> str:
        """Address of the client; empty for a local file."""

    @property
    def query(self) -> Mapping[str, Sequence[str]]:
        """Query parameters as they were sent."""

    async def read(self, user_id: str | None) -> bytes:
        """Return the body; `user_id` is the user whose room a large one takes. Raises: DomainError."""

    async def left(self) -> None:
        """Wait until nobody waits for the answer; the body must have been read."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose rights were checked, with its parts decoded."""

    incoming: Incoming
    who: Caller | User | None
    """The caller in the workspace of the path, the user of any other call with a token, or nobody."""
    ids: tuple[Any, ...]
    """Path parameters in order, without the workspace of a caller."""
    query: Any
    """Struct of the query."""
    body: Any
    """Struct of the body, its bytes where it is no JSON, or None."""

    @property
    def caller(self) -> Caller:
        """The caller; only for calls that need a right in a workspace."""
        if not isinstance(self.who, Caller):
            raise TypeError(self.who)
        return self.who

    @property
    def user(self) -> User:
        """The user; only for calls with a token that name no workspace."""
        if not isinstance(self.who, User):
            raise TypeError(self.who)
        return self.who

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers by their names in small letters."""
        return self.incoming.headers

    @property
    def host(self) -> str:
        """Address of the client; empty for a local file."""
        return self.incoming.host

    async def left(self) -> None:
        """Wait until nobody waits for the answer."""
        await self.incoming.left()


T = TypeVar("T")


async def run_until_disconnect(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return what the work does; cancel it, with SERVER_BUSY, when nobody waits for it any more."""
    task, left = asyncio.ensure_future(work), asyncio.ensure_future(request.left())
    try:
        await asyncio.wait((task, left), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise DomainError(ErrorCode.SERVER_BUSY)
        return task.result()
    finally:
        task.cancel()
        left.cancel()
        await asyncio.wait((task, left))
        del task, left  # an error names this frame, which would keep what the error is about
