"""Declaration of calls as methods of the blocking and the awaiting resource.

| declared with                  | called with                                         | answers               |
|--------------------------------|-----------------------------------------------------|-----------------------|
| `@endpoint(CALL)`              | the ids and query parameters of the signature below | what the signature says |
| `@download(CALL)`              | the same                                            | pieces of bytes       |
| `with_body(CALL)`              | a struct, or the struct's own keywords              | the answer of the call |
| `workspace_body(CALL)`         | the same after a workspace, None being the one in use | the same            |
| `row_body(CALL)`               | the same after the id of a row                      | the same              |
| `part_body(CALL)`              | the same after the ids of a row and of its part     | the same              |
| `@ordering(CALL)`              | ids or names of rows, and a workspace                | the same as `@endpoint` |

The parameters of a signature are the ids of the call's path and then the fields of its query: by their names, or in
their order where the SDK calls them otherwise.
"""

from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Sequence
from functools import cache, cached_property, partial
from inspect import Parameter, Signature, signature
from itertools import islice
from types import FunctionType, MethodType
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, Self, TypeVar, cast, overload

import msgspec

from budget_core.contract.call import TOKEN, AnyCall, BodyCall
from budget_sdk.months import encode_query
from budget_sdk.operation import Operation

T = TypeVar("T")
P = ParamSpec("P")
B = TypeVar("B", bound=msgspec.Struct)
S = TypeVar("S")
A = TypeVar("A")
Page = TypeVar("Page", bound=msgspec.Struct)
R_co = TypeVar("R_co", covariant=True)
B_contra = TypeVar("B_contra", contravariant=True)
Awaited = Coroutine[Any, Any, T]
Build = Callable[..., Operation[Any]]
_SIGNS_IN = "The client keeps the token that comes with the answer."


class Sender(Protocol):
    """Blocking sender of operations."""

    def send(self, operation: Operation[T], /) -> T:
        """Perform one operation and return its decoded answer. Raises: BudgetError."""

    def stream(self, operation: Operation[bytes], /) -> Generator[bytes]:
        """Yield the chunks of an answer. Raises: BudgetError, also between two chunks."""


class AsyncSender(Protocol):
    """Awaiting sender of operations."""

    async def send(self, operation: Operation[T], /) -> T:
        """Perform one operation and return its decoded answer. Raises: BudgetError."""

    def stream(self, operation: Operation[bytes], /) -> AsyncGenerator[bytes]:
        """Yield the chunks of an answer. Raises: BudgetError, also between two chunks."""


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
        self, shown: Callable[[], Signature], doc: str, blocking: Callable[..., Any], awaiting: Callable[..., Any]
    ) -> None:
        self.__doc__ = doc
        self._shown, self._blocking, self._awaiting = shown, blocking, awaiting

    def __set_name__(self, owner: type, name: str) -> None:
        self.__name__, self.__qualname__ = name, f"{owner.__qualname__.lstrip('_')}.{name}"
        self.__module__ = owner.__module__

    @cached_property
    def __signature__(self) -> Signature:
        """Made when it is asked for: those of all calls take longer than a command of the terminal."""
        return self._shown()

    @cached_property
    def _functions(self) -> tuple[FunctionType, FunctionType]:
        both = cast(tuple[FunctionType, FunctionType], (self._blocking, self._awaiting))
        for function in both:
            function.__name__, function.__qualname__, function.__doc__ = self.__name__, self.__qualname__, self.__doc__
            function.__module__ = self.__module__
            vars(function)["__signature__"] = self.__signature__
        return both

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


class Endpoint(Method[S, A]):
    """A method that performs one call; `build` makes the operation that it sends."""

    def __init__(
        self, call: AnyCall, build: Build, shown: Callable[[], Signature], doc: str, *, is_streamed: bool = False
    ) -> None:
        def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Any:
            return resource.client.send(build(*args, **kwargs))

        async def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> Any:
            return await resource.client.send(build(*args, **kwargs))

        def streaming(resource: Any, /, *args: Any, **kwargs: Any) -> Any:
            return resource.client.stream(build(*args, **kwargs))

        def streaming_awaiting(resource: Any, /, *args: Any, **kwargs: Any) -> Any:
            return streaming(resource, *args, **kwargs)

        both = (streaming, streaming_awaiting) if is_streamed else (blocking, awaiting)
        super().__init__(shown, doc, *both)
        self.call, self.build = call, build


class endpoint:  # noqa: N801 - used as a decorator
    """Decorator of a signature that makes it a call without a JSON body."""

    def __init__(self, call: AnyCall) -> None:
        self._call = call

    def __call__(self, shape: Callable[Concatenate[Any, P], T]) -> Endpoint[Callable[P, T], Callable[P, Awaited[T]]]:
        """Return the method of a signature, which has no body."""
        returns = shape.__annotations__["return"]
        build = _builder(self._call, shape, returns)
        return Endpoint(self._call, build, partial(method_signature, shape, returns), _doc(self._call, shape.__doc__))


class download:  # noqa: N801 - used as a decorator
    """Decorator of a signature that makes it a call whose answer is read piece by piece."""

    def __init__(self, call: AnyCall) -> None:
        self._call = call

    def __call__(
        self, shape: Callable[Concatenate[Any, P], bytes]
    ) -> Endpoint[Callable[P, Generator[bytes]], Callable[P, AsyncGenerator[bytes]]]:
        """Return the method of a signature, which has no body."""
        shown, doc = partial(method_signature, shape, Generator[bytes]), _doc(self._call, shape.__doc__)
        return Endpoint(self._call, _builder(self._call, shape, bytes), shown, doc, is_streamed=True)


class ordering:  # noqa: N801 - used as a decorator
    """Decorator of a signature that makes it a call whose body is a new order of rows in a workspace."""

    def __init__(self, call: BodyCall[Any, Any, Any]) -> None:
        self._call = call

    def __call__(self, shape: Callable[Concatenate[Any, P], T]) -> Endpoint[Callable[P, T], Callable[P, Awaited[T]]]:
        """Return the method of a signature, which takes the rows and then the workspace."""
        call, returns = self._call, shape.__annotations__["return"]

        def build(ids: Sequence[str], workspace_id: str | None = None) -> Operation[Any]:
            return Operation(call, returns, (workspace_id,), body=call.body(ids=[*ids]))

        return Endpoint(call, build, partial(method_signature, shape, returns), _doc(call, shape.__doc__))


class Body(Protocol[P, B_contra, R_co]):
    """Signature of a call with a struct or its fields."""

    @overload
    def __call__(self, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, data: B_contra, /) -> R_co: ...


class WorkspaceBody(Protocol[P, B_contra, R_co]):
    """Signature of a call with a workspace, None for the current one, and a body."""

    @overload
    def __call__(self, workspace_id: str | None = None, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, workspace_id: str | None, data: B_contra, /) -> R_co: ...


class RowBody(Protocol[P, B_contra, R_co]):
    """Signature of a call with the id or name of a row, and a body."""

    @overload
    def __call__(self, row_id: str, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, row_id: str, data: B_contra, /) -> R_co: ...


class PartBody(Protocol[P, B_contra, R_co]):
    """Signature of a call with the id of a row, the id of its part, and a body."""

    @overload
    def __call__(self, holder_id: str, part_id: str, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...
    @overload
    def __call__(self, holder_id: str, part_id: str, data: B_contra, /) -> R_co: ...


@overload
def with_body(call: BodyCall[P, B, A]) -> Endpoint[Body[P, B, A], Body[P, B, Awaited[A]]]: ...
@overload
def with_body(call: BodyCall[P, B, Any], returns: type[T]) -> Endpoint[Body[P, B, T], Body[P, B, Awaited[T]]]: ...
def with_body(call: Any, returns: Any = None) -> Any:
    """Return the method of a call with a body and without ids."""
    return _with_body(call, returns)


@overload
def workspace_body(
    call: BodyCall[P, B, A],
) -> Endpoint[WorkspaceBody[P, B, A], WorkspaceBody[P, B, Awaited[A]]]: ...
@overload
def workspace_body(
    call: BodyCall[P, B, Any], returns: type[T]
) -> Endpoint[WorkspaceBody[P, B, T], WorkspaceBody[P, B, Awaited[T]]]: ...
def workspace_body(call: Any, returns: Any = None) -> Any:
    """Return the method of a call with a body in a workspace.

    `returns` is the type that the SDK makes of the answer.
    """
    return _with_body(call, returns, is_workspace_optional=True)


def row_body(call: BodyCall[P, B, A]) -> Endpoint[RowBody[P, B, A], RowBody[P, B, Awaited[A]]]:
    """Return the method of a call with a body about a row."""
    return _with_body(call)


def part_body(call: BodyCall[P, B, A]) -> Endpoint[PartBody[P, B, A], PartBody[P, B, Awaited[A]]]:
    """Return the method of a call with a body about a part of a row."""
    return _with_body(call)


def _with_body(
    call: BodyCall[Any, Any, Any], returns: Any = None, *, is_workspace_optional: bool = False
) -> Endpoint[Any, Any]:
    """Return the method of a call whose body is a struct, or the keywords of one."""
    answer, names = returns or call.answer, call.parameters
    in_use = (None,) if is_workspace_optional else ()

    def build(*args: Any, **fields: Any) -> Operation[Any]:
        if len(args) > len(names):
            *ids, body = args
        else:
            ids, body = [*(args or in_use)], None
        if len(ids) != len(names):
            raise TypeError(f"expected {', '.join(names) or 'no ids'}, and a struct or keywords")
        if body is not None and fields:
            raise TypeError(f"both a struct and {', '.join(fields)}")
        return Operation(call, answer, tuple(ids), body=call.body(**fields) if body is None else body)

    return Endpoint(call, build, partial(body_signature, call, answer, is_workspace_optional), _doc(call))


def _builder(call: AnyCall, shape: Callable[..., Any], returns: Any) -> Build:
    """Return what makes the operation of arguments that fit a signature."""
    accepted, count = cache(partial(method_signature, shape, returns, has_self=False)), len(call.parameters)

    def build(*args: Any, **kwargs: Any) -> Operation[Any]:
        bound = accepted().bind(*args, **kwargs)
        bound.apply_defaults()
        values = tuple(bound.arguments.values())
        fields = dict(islice(bound.arguments.items(), count, None))
        if call.content_types:
            return Operation(call, returns, image=values[0])
        return Operation(call, returns, values[:count], query=encode_query(call.query, fields))

    return build


def _doc(call: AnyCall, own: str | None = None) -> str:
    """Return the text of `help()`: that of the signature, else that of the API."""
    return own or (f"{call.description}\n\n{_SIGNS_IN}" if call.headers is TOKEN else call.description)


_SELF = Parameter("self", Parameter.POSITIONAL_ONLY)


def method_signature(shape: Callable[..., Any], returns: Any, *, has_self: bool = True) -> Signature:
    """Return a declared signature as that of a method, or without `self`."""
    _, *parameters = signature(shape).parameters.values()
    return Signature([*([_SELF] if has_self else []), *parameters], return_annotation=returns)


def body_signature(call: BodyCall[Any, Any, Any], returns: Any, is_workspace_optional: bool) -> Signature:
    """Return the signature of a call whose body is a struct or keywords.

    It reads `(workspace_id=None, data=None, /, *, name: str, …)`.
    """
    kind = call.body_type
    ids = [Parameter(name, Parameter.POSITIONAL_ONLY, annotation=str) for name in call.parameters]
    if is_workspace_optional:
        ids[0] = ids[0].replace(annotation=str | None, default=None)
    body = Parameter("data", Parameter.POSITIONAL_ONLY, annotation=kind | None, default=None)
    return Signature([_SELF, *ids, body, *signature(kind).parameters.values()], return_annotation=returns)
