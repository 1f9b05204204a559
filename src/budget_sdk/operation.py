"""One HTTP exchange, described without performing it; the clients perform it."""

import re
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import GenericAlias
from typing import Any, Generic, TypeVar, cast, get_args, get_origin
from urllib.parse import quote

import msgspec

from budget_sdk.errors import UnreadableAnswer, api_error
from budget_sdk.lean_imports import httpx
from budget_sdk.tables import Table

T = TypeVar("T")
_JSON = {"content-type": "application/json"}
_IMAGE = {"content-type": "image/*"}
LONG_FILE_SECONDS = 300.0
"""A file of as many lines as one may have is read, booked or taken back in less."""

_PATH_PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Operation(Generic[T]):
    """What to send and what comes back."""

    method: str
    route: str
    """The path below `/api` with its `{parameters}`, as the API's own document names it."""
    returns: type[T]
    ids: tuple[str | None, ...] = ()
    """Values of the path parameters of the route, in order; None is the workspace in use."""
    body: msgspec.Struct | None = None
    image: bytes | None = None
    """Sent as it is instead of a body."""
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    """None leaves a parameter out."""
    patience_seconds: float = 0
    """For so long the server may be silent, even where the client has less time: it reads and books long files."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """What the path parameters are called."""
        return tuple(_PATH_PARAMETER.findall(self.route))

    @property
    def path(self) -> str:
        """The route with its ids, quoted so that none of them can lead elsewhere."""
        ids = iter(self.ids)
        return _PATH_PARAMETER.sub(lambda _: _quoted(next(ids) or ""), self.route)

    @property
    def is_repeatable(self) -> bool:
        """Whether a second time does what the first one did: everything but a POST without a client-made id."""
        return self.method != "POST" or isinstance(getattr(self.body, "id", None), str)

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """The request this client would send."""
        query = {name: value for name, value in self.query.items() if value is not None}
        timeout = self._timeout(http.timeout)
        if self.image is not None:
            content, headers = self.image, _IMAGE
        elif self.body is not None:
            content, headers = msgspec.json.encode(self.body), _JSON
        else:
            return http.build_request(self.method, self.path, params=query, timeout=timeout)
        return http.build_request(
            self.method, self.path, params=query, content=content, headers=headers, timeout=timeout
        )

    def _timeout(self, given: httpx.Timeout) -> httpx.Timeout:
        if given.read is None or given.read >= self.patience_seconds:
            return given
        return httpx.Timeout(connect=given.connect, read=self.patience_seconds, write=given.write, pool=given.pool)

    def check(self, response: httpx.Response) -> None:
        """Raise the error that the answer stands for; its content was read."""
        if not response.is_success:
            retry_after = response.headers.get("retry-after")
            raise api_error(str(response.url), response.status_code, response.content, retry_after)

    def result(self, response: httpx.Response) -> T:
        """What the answer holds, or the error it stands for."""
        self.check(response)
        try:
            answer: T = _reader(cast(Hashable, self.returns))(response.content)
        except msgspec.DecodeError:
            raise UnreadableAnswer(str(response.url), response.status_code) from None
        return answer


def _quoted(segment: str) -> str:
    return quote(segment, safe="").replace(".", "%2E")  # httpx drops the segments "." and ".."


@cache
def _reader(returns: Any) -> Callable[[bytes], Any]:
    if returns is bytes:
        return bytes
    if get_origin(returns) is not Table:
        return msgspec.json.Decoder(returns).decode
    (row,) = get_args(returns)
    rows: msgspec.json.Decoder[list[Any]] = msgspec.json.Decoder(GenericAlias(list, (row,)))
    return lambda content: Table(rows.decode(content), row)
