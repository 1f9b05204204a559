"""A service of this process for the awaiting client, which speaks httpx with servers and local files alike."""

import asyncio
from pathlib import Path
from typing import cast

import httpx

from budget_sdk.door import Seconds
from budget_sdk.in_process import Exchange, LocalRequest


class AsyncTransport(httpx.AsyncBaseTransport):
    """Transport of an awaiting client."""

    def __init__(self, handler: Exchange) -> None:
        self._handler = handler
        self.folder: Path | None = getattr(handler, "folder", None)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request, in a thread of its own."""
        content = await request.aread()
        return await asyncio.to_thread(self._exchange, request, content)

    async def aclose(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._handler.close)

    def _exchange(self, request: httpx.Request, content: bytes) -> httpx.Response:
        limits = request.extensions["timeout"]
        seconds = cast(Seconds, tuple(limits[name] for name in ("connect", "read", "write", "pool")))
        headers = {name.lower(): value for name, value in request.headers.items()}
        local = LocalRequest(
            request.method, request.url.path, dict(request.url.params), headers, content, seconds, request.extensions
        )
        response = self._handler.exchange(local)
        response.read()
        return httpx.Response(response.status_code, headers=dict(response.headers), content=response.content)
