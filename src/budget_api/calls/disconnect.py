"""Work that ends with the call it is done for: when its client is gone, or the server is told to stop."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from budget_api.calls.request import Request
from budget_core.base.errors import DomainError, ErrorCode

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
