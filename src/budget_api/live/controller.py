"""The live socket."""

from urllib.parse import urlsplit

from litestar import websocket

from budget_api.live.connection import Connection, Socket
from budget_api.live.refusal import FOREIGN_ORIGIN
from budget_api.runtime import Runtime


@websocket("/live")
async def live(socket: Socket) -> None:
    """Tells what others change. The token comes in the first message, never in the address."""
    runtime: Runtime = socket.app.state.runtime
    if not _is_own(socket.headers.get("origin"), socket.headers.get("host"), runtime.config.url):
        await socket.close(FOREIGN_ORIGIN)
        return
    await socket.accept()
    await Connection(socket, runtime).run()


def _is_own(origin: str | None, host: str | None, url: str | None) -> bool:
    """Whether a page of ours opened the socket; programs that are no browser say no origin."""
    if origin is None:
        return True
    place = urlsplit(origin)
    own = urlsplit(url or "")
    return bool(place.netloc) and (place.netloc == host or place[:2] == own[:2])
