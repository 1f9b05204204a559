"""Calls described without a framework: the server hangs them into Litestar, a local file's door calls them itself.

Loading Litestar takes a command on a local file longer than all it does.
"""

from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeVar

T = TypeVar("T")
Handler = Callable[..., Coroutine[Any, Any, Any]]
H = TypeVar("H", bound=Handler)


class Address(Protocol):
    """Where a call comes from."""

    @property
    def host(self) -> str: ...


class Connection(Protocol):
    """A call or a socket, as guards see it: `scope` takes who it is, `app.state` has the parts of the server."""

    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def path_params(self) -> dict[str, Any]: ...
    @property
    def client(self) -> Address | None: ...
    @property
    def scope(self) -> Any: ...
    @property
    def app(self) -> Any: ...


class Call(Connection, Protocol):
    """A call, as handlers that ask for `request` see it."""

    async def body(self) -> bytes: ...
    async def left(self) -> None:
        """Wait until nobody waits for the answer: the client is gone, or the server is told to stop."""


Guard = Callable[[Any, Any], Coroutine[Any, Any, None]]
"""Lets a `Connection` through, or raises; its second argument, the framework's handler, is of no use to ours."""


class Mark(Enum):
    """Where an argument of a handler comes from, when it is no part of the query."""

    NAMED = auto()
    PATH = auto()
    BODY = auto()


@dataclass(frozen=True, slots=True)
class QueryParameter:
    """An argument that is a part of the query; `name` as clients write it."""

    name: str | None = None
    description: str | None = None
    enum: tuple[str, ...] = ()


NamedDependency = Annotated[T, Mark.NAMED]
"""Asked for by the name of the argument: who calls, and the parts of the server."""

FromPath = Annotated[T, Mark.PATH]
FromQuery = Annotated[T, QueryParameter()]
JSONBody = Annotated[T, Mark.BODY]


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """What a handler returns that says more than its content."""

    content: T
    headers: Mapping[str, str] = field(default_factory=dict)
    media_type: str | None = None
    """None for JSON."""
    status_code: int | None = None
    """None for that of the route; another one stands in its `opt` under `also`."""


@dataclass(frozen=True, slots=True)
class Download:
    """A file that is sent while it is made; `close` is called at its end, also for who leaves before."""

    pieces: AsyncGenerator[str]
    media_type: str
    headers: Mapping[str, str]
    close: Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Route:
    """One call. `options` are the framework's and the document's own."""

    method: str
    path: str
    status_code: int
    guards: tuple[Guard, ...]
    dependencies: Mapping[str, Callable[..., Any]]
    request_max_body_size: int | None
    options: Mapping[str, Any]
    handler: Handler


class Controller:
    """Calls that belong together; `path` stands before theirs, `guards` come before theirs."""

    path: ClassVar[str] = ""
    tags: ClassVar[Sequence[str]] = ()
    guards: ClassVar[Sequence[Guard]] = ()
    request_max_body_size: ClassVar[int | None] = None

    @classmethod
    def routes(cls) -> Iterator[tuple[str, Route]]:
        """The calls by the names of their handlers."""
        return ((name, route) for name, route in vars(cls).items() if isinstance(route, Route))


def content_or_default(method: str, content: bytes) -> bytes:
    """Return the body to decode: many clients send none with a DELETE, which is the same as one without fields."""
    return content or (b"{}" if method == "DELETE" else content)


def _route(method: str, default_status: int) -> Callable[..., Callable[[H], Route]]:
    def route(
        path: str,
        *,
        status_code: int = default_status,
        guards: Sequence[Guard] = (),
        dependencies: Mapping[str, Callable[..., Any]] | None = None,
        request_max_body_size: int | None = None,
        **options: Any,
    ) -> Callable[[H], Route]:
        def describe(handler: H) -> Route:
            return Route(
                method,
                path,
                int(status_code),
                tuple(guards),
                dependencies or {},
                request_max_body_size,
                options,
                handler,
            )

        return describe

    return route


get, put, patch, delete = (_route(method, 200) for method in ("GET", "PUT", "PATCH", "DELETE"))
post = _route("POST", 201)
