"""Answers that handlers give, and what becomes of them."""

from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from anyio import CancelScope

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """Content with headers, or with the other status of its call."""

    content: T
    headers: Mapping[str, str] = field(default_factory=dict)
    status: int | None = None


@dataclass(frozen=True, slots=True)
class Download:
    """File that is sent while it is made.

    `close` is called at its end, and when the client disconnects earlier.
    """

    pieces: AsyncGenerator[str]
    headers: Mapping[str, str]
    close: Callable[[], Coroutine[None, None, None]]


class Reply(NamedTuple):
    """Answer of a performed call, ready to be sent."""

    status: int
    media_type: str
    headers: Mapping[str, str]
    content: bytes | Download


async def file_answer(pieces: AsyncGenerator[str], name: str) -> Download:
    """Return a file whose first piece is made already.

    An error before that piece becomes the answer, and `pieces` is closed.
    """
    first = await anext(pieces)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Download(_all(first, pieces), headers, pieces.aclose)


async def _all(first: str, rest: AsyncGenerator[str]) -> AsyncGenerator[str]:
    piece = first
    while piece:
        yield piece
        with CancelScope(shield=True):  # a driver that is stopped while it reads loses its connection
            piece = await anext(rest, "")
