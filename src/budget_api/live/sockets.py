"""Services of sockets, each served to its end."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from budget_api.db.port import Database
from budget_api.live.connection import Authenticate, SocketConnection
from budget_api.live.rooms import Rooms
from budget_api.live.socket import FOREIGN_ORIGIN, Socket


@dataclass(frozen=True, slots=True)
class Sockets:
    """Services of every socket of this process."""

    rooms: Rooms
    database: Database
    authenticate: Authenticate
    url: str | None
    """Public address of the server."""

    async def serve(self, socket: Socket) -> None:
        """Serve a socket until one side ends it.

        One that a foreign page opens is not accepted.
        """
        if not self._is_own(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(FOREIGN_ORIGIN)
            return
        await socket.accept()
        await SocketConnection(socket, self.rooms, self.database, self.authenticate).run()

    def _is_own(self, origin: str | None, host: str | None) -> bool:
        """Return whether a page of this server opened the socket.

        Programs other than browsers name no origin.
        """
        if origin is None:
            return True
        page, server = urlsplit(origin), urlsplit(self.url or "")
        return bool(page.netloc) and (page.netloc == host or page[:2] == server[:2])
