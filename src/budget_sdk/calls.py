"""How resources declare their calls: each is written once, as a function that makes an `Operation`, and is a method of
the blocking and of the awaiting resource, with the same parameters.

| declared with            | called with                                        | answers                 |
|--------------------------|----------------------------------------------------|-------------------------|
| `@endpoint`              | what the function takes                            | what came back          |
| `@with_body(Struct)`     | the ids, then a struct or the struct's own keywords | what came back          |
| `@download`              | what the function takes                            | pieces of bytes         |
| `pages(page, …)`         | what the call for one page takes                   | the rows of all pages   |
"""

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from inspect import signature
from types import FunctionType, MethodType
from typing import Any, Generic, ParamSpec, Protocol, Self, TypeVar, cast, overload

import msgspec

from budget_sdk.operation import Operation
from budget_sdk.signatures import shown_signature

T = TypeVar("T")
P = ParamSpec("P")
B = TypeVar("B", bound=msgspec.Struct)
S = TypeVar("S")
A = TypeVar("A")
Page = TypeVar("Page", bound=msgspec.Struct)
R_co = TypeVar("R_co", covariant=True)
B_contra = TypeVar("B_contra", contravariant=True)


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
        self.client = client


class AsyncResource:
    """Calls of an awaiting client."""

    def __init__(self, client: AsyncSender) -> None:
        self.client = client


class Method(Generic[S, A]):
    """A method that blocks in a `Resource`, as `S`, and awaits in an `AsyncResource`, as `A`.

    In a class it is itself: `help()` shows it there as a method.
    """

    def __init__(
        self, build: Callable[..., Any], blocking: Callable[..., Any], awaiting: Callable[..., Any], answer: Any = None
    ) -> None:
        self.build = build
        self.__doc__ = build.__doc__
        self.__signature__ = shown_signature(build, answer)
        self._functions = cast(tuple[FunctionType, FunctionType], (blocking, awaiting))

    def __set_name__(self, owner: type, name: str) -> None:
        self.__name__, self.__qualname__ = name, f"{owner.__qualname__.lstrip('_')}.{name}"
        for function in self._functions:
            function.__name__, function.__qualname__, function.__doc__ = name, self.__qualname__, self.__doc__
            function.__module__ = owner.__module__
            vars(function)["__signature__"] = self.__signature__

    @overload
    def __get__(self, bound: None, owner: type) -> Self: ...
    @overload
    def __get__(self, bound: Resource, owner: type) -> S: ...
    @overload
    def __get__(self, bound: AsyncResource, owner: type) -> A: ...
    def __get__(self, bound: Any, owner: type) -> Any:
        return self if bound is None else MethodType(self._functions[isinstance(bound, AsyncResource)], bound)

    def __call__(self, resource: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call it as a method of this resource."""
        return self.__get__(resource, type(resource))(*args, **kwargs)


class Call(Method[S, A]):
    """One call of the API: `build` makes its operation."""

    def __init__(self, build: Callable[..., Operation[Any]], operation: Callable[..., Operation[Any]]) -> None:
        def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Any:
            return resource.client.send(operation(*args, **kwargs))

        async def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> Any:
            return await resource.client.send(operation(*args, **kwargs))

        super().__init__(build, blocking, awaiting)


class BodyCall(Protocol[P, B_contra, R_co]):
    """Called with a struct, or with its fields."""

    @overload
    def __call__(self, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, data: B_contra, /) -> R_co: ...


class WorkspaceBodyCall(Protocol[P, B_contra, R_co]):
    """Called with a workspace, None being the one in use, and a struct or its fields."""

    @overload
    def __call__(self, workspace_id: str | None = None, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, workspace_id: str | None, data: B_contra, /) -> R_co: ...


class RowBodyCall(Protocol[P, B_contra, R_co]):
    """Called with the id or name of a row, and a struct or its fields."""

    @overload
    def __call__(self, row_id: str, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, row_id: str, data: B_contra, /) -> R_co: ...


class PartBodyCall(Protocol[P, B_contra, R_co]):
    """Called with what holds a part, the part's id, and a struct or its fields."""

    @overload
    def __call__(self, holder_id: str, part_id: str, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, holder_id: str, part_id: str, data: B_contra, /) -> R_co: ...


Awaited = Coroutine[Any, Any, T]


def endpoint(build: Callable[P, Operation[T]]) -> Call[Callable[P, T], Callable[P, Awaited[T]]]:
    """A call without a body."""
    return Call(build, build)


class with_body(Generic[P, B]):  # noqa: N801 - used as a decorator
    """A call with a body, the last parameter of the function: `@with_body(AccountCreate)`."""

    def __init__(self, kind: Callable[P, B]) -> None:
        self._kind = kind

    @overload
    def __call__(self, build: Callable[[B], Operation[T]]) -> Call[BodyCall[P, B, T], BodyCall[P, B, Awaited[T]]]: ...
    @overload
    def __call__(
        self, build: Callable[[str | None, B], Operation[T]]
    ) -> Call[WorkspaceBodyCall[P, B, T], WorkspaceBodyCall[P, B, Awaited[T]]]: ...
    @overload
    def __call__(
        self, build: Callable[[str, B], Operation[T]]
    ) -> Call[RowBodyCall[P, B, T], RowBodyCall[P, B, Awaited[T]]]: ...
    @overload
    def __call__(
        self, build: Callable[[str, str, B], Operation[T]]
    ) -> Call[PartBodyCall[P, B, T], PartBodyCall[P, B, Awaited[T]]]: ...
    def __call__(self, build: Any) -> Any:
        kind: Any = self._kind
        *ids, body = signature(build).parameters.values()
        in_use = (None,) if ids and ids[0].annotation == str | None else ()

        def operation(*args: Any, **fields: Any) -> Operation[Any]:
            if len(args) > len(ids):
                return cast(Operation[Any], build(*args, **fields))
            return cast(Operation[Any], build(*(args or in_use), **{body.name: kind(**fields)}))

        return Call(build, operation)


def download(
    build: Callable[P, Operation[bytes]],
) -> Call[Callable[P, Iterator[bytes]], Callable[P, AsyncIterator[bytes]]]:
    """A call whose answer is read piece by piece."""
    return _Download(build, build)


class _Download(Call[S, A]):
    def __init__(self, build: Callable[..., Operation[bytes]], operation: Callable[..., Operation[bytes]]) -> None:
        def read(resource: Resource | AsyncResource, /, *args: Any, **kwargs: Any) -> Any:
            return resource.client.stream(operation(*args, **kwargs))

        def read_awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> Any:
            return read(resource, *args, **kwargs)

        Method.__init__(self, build, read, read_awaiting, Iterator[bytes])


class _HasCursor(Protocol):
    next_cursor: str | None


def following_cursor(page: _HasCursor) -> dict[str, Any]:
    """The argument that leads from a page to the next one."""
    return {"cursor": page.next_cursor} if page.next_cursor else {}


def pages(
    page: Call[Callable[P, Page], Any], rows: Callable[[Page], Sequence[T]], following: Callable[[Page], dict[str, Any]]
) -> Method[Callable[P, Iterator[T]], Callable[P, AsyncIterator[T]]]:
    """The rows of every page, each fetched when it is needed.

    `following` gives the arguments of the next page that differ from this one's; none on the last.
    """
    parameters = signature(page.build)

    def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Iterator[T]:
        asked = parameters.bind(*args, **kwargs)
        while True:
            got: Page = resource.client.send(page.build(*asked.args, **asked.kwargs))
            yield from rows(got)
            if not (changed := following(got)):
                return
            asked.arguments.update(changed)

    async def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> AsyncIterator[T]:
        asked = parameters.bind(*args, **kwargs)
        while True:
            got: Page = await resource.client.send(page.build(*asked.args, **asked.kwargs))
            for row in rows(got):
                yield row
            if not (changed := following(got)):
                return
            asked.arguments.update(changed)

    method: Method[Callable[P, Iterator[T]], Callable[P, AsyncIterator[T]]]
    method = Method(page.build, blocking, awaiting, Iterator)
    method.__doc__ = "Every row that the call for one page would answer, fetched page by page as it is asked for."
    return method
