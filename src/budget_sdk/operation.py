"""One HTTP exchange, described without performing it; the clients perform it.

Resources declare their calls with `endpoint`: each is written once, and is a method of the blocking and of the
awaiting resource.
"""

import re
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial, update_wrapper
from types import GenericAlias
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast, get_args, get_origin, overload
from urllib.parse import quote

import msgspec

from budget_sdk.errors import UnreadableAnswer, api_error
from budget_sdk.lean_imports import httpx
from budget_sdk.tables import Table

T = TypeVar("T")
P = ParamSpec("P")
_JSON = {"content-type": "application/json"}
_IMAGE = {"content-type": "image/*"}
_PATH_PARAMETER = re.compile(r"\{\w+\}")


@dataclass(frozen=True, slots=True)
class Operation(Generic[T]):
    """What to send and what comes back."""

    method: str
    route: str
    """The path below `/api` with its `{parameters}`, as the API's own document names it."""
    returns: type[T]
    ids: tuple[str, ...] = ()
    """Values of the path parameters of the route, in order."""
    body: msgspec.Struct | None = None
    image: bytes | None = None
    """Sent as it is instead of a body."""
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    """None leaves a parameter out."""

    @property
    def path(self) -> str:
        """The route with its ids, quoted so that none of them can lead elsewhere."""
        ids = iter(self.ids)
        return _PATH_PARAMETER.sub(lambda _: _quoted(next(ids)), self.route)

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """The request this client would send."""
        query = {name: value for name, value in self.query.items() if value is not None}
        if self.image is not None:
            return http.build_request(self.method, self.path, params=query, content=self.image, headers=_IMAGE)
        if self.body is None:
            return http.build_request(self.method, self.path, params=query)
        content = msgspec.json.encode(self.body)
        return http.build_request(self.method, self.path, params=query, content=content, headers=_JSON)

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


class Sender(Protocol):
    """Performs operations, blocking."""

    def send(self, operation: Operation[T], /) -> T: ...

    def stream(self, operation: Operation[bytes], /) -> Iterator[bytes]: ...


class AsyncSender(Protocol):
    """Performs operations, awaiting."""

    async def send(self, operation: Operation[T], /) -> T: ...

    def stream(self, operation: Operation[bytes], /) -> AsyncIterator[bytes]: ...


class Resource:
    """Calls of a blocking client."""

    def __init__(self, client: Sender) -> None:
        self._client = client


class AsyncResource:
    """Calls of an awaiting client."""

    def __init__(self, client: AsyncSender) -> None:
        self._client = client


class endpoint(Generic[P, T]):  # noqa: N801 - used as a decorator
    """Give one operation builder two callers: blocking and awaiting."""

    def __init__(self, build: Callable[P, Operation[T]]) -> None:
        self.build = build
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, bound: None, owner: type) -> "endpoint[P, T]": ...
    @overload
    def __get__(self, bound: Resource, owner: type) -> Callable[P, T]: ...
    @overload
    def __get__(self, bound: AsyncResource, owner: type) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(self, bound: Any, owner: type) -> Any:
        if bound is None:
            return self
        return update_wrapper(partial(_perform, bound._client, self.build), self.build)


def _perform(client: Any, build: Callable[..., Operation[Any]], /, *args: Any, **kwargs: Any) -> Any:
    return client.send(build(*args, **kwargs))


class download(Generic[P]):  # noqa: N801 - used as a decorator
    """Like `endpoint`, for an answer that is read piece by piece."""

    def __init__(self, build: Callable[P, Operation[bytes]]) -> None:
        self.build = build
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, bound: None, owner: type) -> "download[P]": ...
    @overload
    def __get__(self, bound: Resource, owner: type) -> Callable[P, Iterator[bytes]]: ...
    @overload
    def __get__(self, bound: AsyncResource, owner: type) -> Callable[P, AsyncIterator[bytes]]: ...
    def __get__(self, bound: Any, owner: type) -> Any:
        if bound is None:
            return self
        return update_wrapper(partial(_read, bound._client, self.build), self.build)


def _read(client: Any, build: Callable[..., Operation[bytes]], /, *args: Any, **kwargs: Any) -> Any:
    return client.stream(build(*args, **kwargs))
