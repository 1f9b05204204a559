"""Ways of a client to whoever answers its requests: httpx for a server, this process for a local file.

Nothing here imports httpx, whose loading takes as long as typer's.
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

R_co = TypeVar("R_co", covariant=True)
Seconds = tuple[float | None, float | None, float | None, float | None]
"""Time to connect, to read, to write and to wait for a connection; None for as long as it takes."""


class Timeout(Protocol):
    """Patience of a door; None is endless."""

    connect: float | None
    read: float | None
    write: float | None
    pool: float | None


class Response(Protocol):
    """Answer to a request."""

    @property
    def status_code(self) -> int:
        """HTTP status."""

    @property
    def is_success(self) -> bool:
        """True unless the answer is a problem."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers, by names in any spelling."""

    @property
    def content(self) -> bytes:
        """Content, once it was read."""

    @property
    def url(self) -> object:
        """Address that answered."""

    def read(self) -> bytes:
        """Read and return the content."""

    def close(self) -> None:
        """Let go of a content that is not read."""


class Door(Protocol[R_co]):
    """Maker of requests; of httpx its clients."""

    @property
    def timeout(self) -> Timeout:
        """Patience with a server."""

    @property
    def is_closed(self) -> bool:
        """True after `close`."""

    def build_request(
        self,
        method: str,
        url: str,
        *,
        params: Mapping[str, str | int],
        content: bytes | None,
        headers: Mapping[str, str] | None,
        timeout: Seconds,
        extensions: dict[str, Any],
    ) -> R_co:
        """Return a request that can be sent."""
