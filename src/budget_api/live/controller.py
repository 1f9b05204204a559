"""The live socket."""

from litestar import websocket
from litestar.di import NamedDependency

from budget_api.live.connection import Socket
from budget_api.live.sockets import Sockets


@websocket("/live")
async def live(socket: Socket, sockets: NamedDependency[Sockets]) -> None:
    """Tells what others change. The token comes in the first message, never in the address."""
    await sockets.serve(socket)
