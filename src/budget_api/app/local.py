"""Calls on a local file without a server: the handlers, guards, rules and errors of the server, without its framework.

Only the module of the call at hand is imported: a command on a local file asks for one or two, and Litestar, which has
to see all of them first, takes longer than it does.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import isclass, signature
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from budget_api.config import ConfigError
from budget_api.http.problems import PROBLEM, refusal_of
from budget_api.http.routes import (
    Address,
    Answer,
    Controller,
    Download,
    Mark,
    QueryParameter,
    Route,
    content_or_default,
)
from budget_core.contract.decode import decode
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import BODY_MAX_BYTES

CONTROLLERS: Mapping[str, tuple[str, ...]] = {
    "account": ("accounts.controller", "history.controller"),
    "activity": ("activity.controller",),
    "avatar": ("avatars.controller",),
    "category": ("categories.controller", "plannings.controller"),
    "changes": ("activity.controller",),
    "currency": ("currencies.controller",),
    "health": ("app.health",),
    "history": ("history.controller",),
    "import": ("imports.controller",),
    "list": ("lists.controller",),
    "owner": ("hosting.owner",),
    "planning": ("plannings.controller",),
    "push": ("push.controller",),
    "reminder": ("reminders.controller",),
    "server": ("hosting.controller",),
    "settings": ("settings.controller",),
    "start": ("activity.controller",),
    "statistics": ("statistics.controller",),
    "stocks": ("stocks.controller",),
    "subscription": ("subscriptions.controller",),
    "user": (
        "users.controller",
        "sign_in.controller",
        "avatars.controller",
        "guests.controller",
        "providers.controller",
    ),
    "workspace": ("workspaces.controller", "guests.controller", "exports.controller"),
}
"""Where the calls are, by the first part of their path; the first module that has a call is the last one imported."""


class LocalAnswer(NamedTuple):
    """What a call is answered with."""

    status: int
    headers: Mapping[str, str]
    content: bytes


@dataclass(slots=True)
class LocalCall:
    """A call as guards and handlers see it."""

    method: str
    path: str
    query: Mapping[str, list[str]]
    headers: Mapping[str, str]
    """Their names in small letters."""
    content: bytes
    app: Any = None
    path_params: dict[str, Any] = field(default_factory=dict)
    scope: dict[str, Any] = field(default_factory=dict)
    client: Address | None = None

    async def body(self) -> bytes:
        """What was sent."""
        return self.content

    async def left(self) -> None:
        """Wait for ever: who called waits for the answer."""
        await asyncio.get_running_loop().create_future()


class LocalApp:
    """Answers calls with the parts of one local file, or of a server: `Parts`, or what has the same names."""

    def __init__(self, parts: Any) -> None:
        self._parts = parts

    async def answer(self, call: LocalCall) -> LocalAnswer:
        """Do what the server would, and say what it would."""
        call.app = SimpleNamespace(state=self._parts)
        call.scope["method"] = call.method
        try:
            found = _find(call)
            return await self._answer(call, *found)
        except ConfigError:  # it isn't clear as whom: whoever called says so
            raise
        except ModuleNotFoundError as missing:
            raise ConfigError(
                f'This needs the packages of a server ({missing.name} is missing): pip install "budget-planner[server]"'
            ) from missing
        except Exception as error:
            status, headers, content = refusal_of(error, f"{call.method} {call.path}")
            return LocalAnswer(status, {"content-type": PROBLEM, **headers}, content)

    async def _answer(self, call: LocalCall, kind: type[Controller], route: Route) -> LocalAnswer:
        for guard in (*kind.guards, *route.guards):
            await guard(call, None)
        if len(call.content) > (route.request_max_body_size or kind.request_max_body_size or BODY_MAX_BYTES):
            raise DomainError(ErrorCode.REQUEST_TOO_LARGE)
        arguments = _arguments(call, route.handler, lambda name: self._named(call, route, name))
        return await _answer_of(await route.handler(kind(), **arguments), route.status_code)

    def _named(self, call: LocalCall, route: Route, name: str) -> Any:
        if name in route.dependencies:
            function = route.dependencies[name]
            return function(**_arguments(call, function, lambda name: self._named(call, route, name)))
        if name in ("user", "caller"):
            return call.scope["auth" if name == "caller" else "user"]
        return getattr(self._parts, name)


def _find(call: LocalCall) -> tuple[type[Controller], Route]:
    """The route of a call, whose path parameters it takes; NOT_FOUND for an unknown one."""
    asked = call.path.strip("/").split("/")
    for module in CONTROLLERS.get(asked[0], ()):
        for method, parts, kind, route in _routes(module):
            if method == call.method and (found := _matched(parts, asked)) is not None:
                call.path_params = found
                return kind, route
    raise DomainError(ErrorCode.NOT_FOUND)


@cache
def _routes(module: str) -> list[tuple[str, list[str], type[Controller], Route]]:
    """Those of a module, what is written out before what has parameters."""
    found = [
        (route.method, f"{kind.path}{route.path}".strip("/").split("/"), kind, route)
        for kind in vars(import_module(f"budget_api.{module}")).values()
        if isclass(kind) and issubclass(kind, Controller)
        for _, route in kind.routes()
    ]
    return sorted(found, key=lambda one: "/".join(one[1]).count("{"))


def _matched(parts: list[str], asked: list[str]) -> dict[str, str | int] | None:
    """The path parameters when the paths are the same, `{name:int}` and `{name:str}` being any part."""
    if len(parts) != len(asked):
        return None
    found: dict[str, str | int] = {}
    for part, text in zip(parts, asked, strict=True):
        name, _, kind = part.strip("{}").partition(":")
        if not part.startswith("{"):
            if part != text:
                return None
        elif kind == "int":
            if not (text.isascii() and text.isdigit()):
                return None
            found[name] = int(text)
        else:
            found[name] = text
    return found


def _arguments(call: LocalCall, function: Callable[..., Any], named: Callable[[str], Any]) -> dict[str, Any]:
    """What a handler is called with; REQUEST_INVALID names every wrong part of the query."""
    found: dict[str, Any] = {}
    wrong: dict[str, ErrorCode] = {}
    body: list[tuple[str, Any]] = []
    for name, annotation in _annotations(function):
        kind, mark = get_args(annotation) if get_origin(annotation) is Annotated else (annotation, None)
        if isinstance(mark, QueryParameter):
            found |= _from_query(call, name, mark.name or name, kind, function, wrong)
        elif mark is Mark.BODY:
            body.append((name, kind))
        elif mark is Mark.PATH:
            found[name] = call.path_params[name]
        else:
            found[name] = call if mark is None else named(name)
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    content = content_or_default(call.method, call.content)
    return found | {name: decode(kind, content) for name, kind in body}


def _annotations(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    return ((name, one) for name, one in function.__annotations__.items() if name != "return")


def _from_query(
    call: LocalCall, name: str, written: str, kind: Any, function: Callable[..., Any], wrong: dict[str, ErrorCode]
) -> dict[str, Any]:
    """The argument of a part of the query; nothing where it is left out and need not be there."""
    values = call.query.get(written)
    if values is None:
        if signature(function).parameters[name].default is signature(function).empty:
            wrong[written] = ErrorCode.VALIDATION_REQUIRED
        return {}
    for value in (values, values[-1]):  # lists of texts take all that were given, others the last one
        try:
            return {name: msgspec.convert(value, kind, strict=False)}
        except msgspec.ValidationError:
            continue
    wrong[written] = ErrorCode.VALIDATION_TYPE
    return {}


async def _answer_of(result: Any, status: int) -> LocalAnswer:
    if isinstance(result, Download):
        try:
            pieces = [piece async for piece in result.pieces]
        finally:
            await result.close()
        return LocalAnswer(status, {"content-type": result.media_type, **result.headers}, "".join(pieces).encode())
    answer = result if isinstance(result, Answer) else Answer(result)
    content = answer.content if answer.media_type else msgspec.json.encode(answer.content)
    status = answer.status_code or status
    return LocalAnswer(status, {"content-type": answer.media_type or "application/json", **answer.headers}, content)
