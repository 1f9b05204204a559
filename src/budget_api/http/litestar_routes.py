"""Hangs calls into Litestar: its own controllers, made from ours."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from inspect import signature
from types import FunctionType
from typing import Annotated, Any, get_args, get_origin

import litestar
from litestar import Response, params
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.response import Stream

from budget_api.http.request import ApiRequest
from budget_api.http.routes import Answer, Call, Controller, Download, Mark, QueryParameter, Route

_HTTP = {
    "GET": litestar.get,
    "POST": litestar.post,
    "PUT": litestar.put,
    "PATCH": litestar.patch,
    "DELETE": litestar.delete,
}
_MARKED: Mapping[Mark, Any] = {Mark.NAMED: NamedDependency, Mark.PATH: params.FromPath, Mark.BODY: params.JSONBody}

_OF_A_FUNCTION = ("__annotations__", "__doc__", "__module__", "__qualname__")


def litestar_controller(kind: type[Controller]) -> type[litestar.Controller]:
    """The same calls as Litestar has them."""
    said: dict[str, Any] = {"path": kind.path, "tags": kind.tags, "guards": kind.guards, "__doc__": kind.__doc__}
    if kind.request_max_body_size is not None:
        said["request_max_body_size"] = kind.request_max_body_size
    said |= {name: _hung(route) for name, route in kind.routes()}
    return type(kind.__name__, (litestar.Controller,), said)


def _hung(route: Route) -> Any:
    options = dict(route.options)
    if headers := options.pop("response_headers", None):
        options["response_headers"] = [_documented(*header) for header in headers.items()]
    if route.request_max_body_size is not None:
        options["request_max_body_size"] = route.request_max_body_size
    found = {name: Provide(_litestar_function(one), sync_to_thread=False) for name, one in route.dependencies.items()}
    register = _HTTP[route.method](
        route.path, status_code=route.status_code, guards=list(route.guards), dependencies=found or None, **options
    )
    return register(_answering(route))


def _documented(name: str, description: str) -> ResponseHeader:
    return ResponseHeader(name=name, description=description, documentation_only=True)


def _answering(route: Route) -> Callable[..., Any]:
    """The handler; around it what makes the framework's answer of ours, where it returns one."""
    handler = _litestar_function(route.handler)
    answer = route.handler.__annotations__["return"]
    kind: Any = get_origin(answer)
    if kind is Answer:
        return _wrapped(handler, partial(_response, status=route.status_code))
    return _wrapped(handler, _stream) if answer is Download else handler


def _wrapped(handler: FunctionType, finish: Callable[[Any], Any]) -> Callable[..., Any]:
    async def answer(*args: Any, **kwargs: Any) -> Any:
        return finish(await handler(*args, **kwargs))

    answer.__name__ = handler.__name__
    for name in _OF_A_FUNCTION:
        setattr(answer, name, getattr(handler, name))
    found: Any = answer
    found.__signature__ = signature(handler)
    return answer


def _response(answer: Answer[Any], status: int) -> Response[Any]:
    status = answer.status_code or status
    return Response(answer.content, status_code=status, headers=dict(answer.headers), media_type=answer.media_type)


def _stream(download: Download) -> Stream:
    async def close() -> None:  # a plain method would be called in a thread
        await download.close()

    headers = dict(download.headers)
    return Stream(download.pieces, media_type=download.media_type, headers=headers, background=BackgroundTask(close))


def _litestar_function(function: Callable[..., Coroutine[Any, Any, Any]] | Callable[..., Any]) -> FunctionType:
    """A copy whose annotations are the framework's."""
    if not isinstance(function, FunctionType):
        raise TypeError(function)
    copy = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    for name in ("__kwdefaults__", *_OF_A_FUNCTION):
        setattr(copy, name, getattr(function, name))
    copy.__annotations__ = {name: _translated(one) for name, one in function.__annotations__.items()}
    return copy


def _translated(annotation: Any) -> Any:
    if annotation is Call:
        return ApiRequest
    if annotation is Download:
        return Stream
    if get_origin(annotation) is Answer:
        return Response[get_args(annotation)[0]]  # type: ignore[misc]  # known when it runs alone
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, mark = get_args(annotation)
    if not isinstance(mark, QueryParameter):
        return _MARKED[mark][kind]
    more = {"enum": list(mark.enum)} if mark.enum else None
    return Annotated[kind, params.QueryParameter(name=mark.name, description=mark.description, schema_extra=more)]
