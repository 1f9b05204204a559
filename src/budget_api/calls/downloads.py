"""Files that are sent while they are being made."""

from collections.abc import AsyncGenerator

from anyio import CancelScope

from budget_api.calls.answers import Download


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
