"""Files that are sent while they are being made."""

from collections.abc import AsyncGenerator

from anyio import CancelScope
from litestar.background_tasks import BackgroundTask
from litestar.response import Stream


async def file_answer(pieces: AsyncGenerator[str], name: str, media_type: str) -> Stream:
    """A file; an error before its first piece is the answer. `pieces` is closed, also for who leaves before."""

    async def close() -> None:  # a plain method would be called in a thread
        await pieces.aclose()

    first = await anext(pieces)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Stream(_all(first, pieces), media_type=media_type, headers=headers, background=BackgroundTask(close))


async def _all(first: str, rest: AsyncGenerator[str]) -> AsyncGenerator[str]:
    piece = first
    while piece:
        yield piece
        with CancelScope(shield=True):  # a driver that is stopped while it reads loses its connection
            piece = await anext(rest, "")
