"""Handlers of calls.

Most run one service or query in the database, or a method of a service of the context. It is called with the session
(in the database alone), who calls (`Caller` in a workspace, else `User`, none without a token), the other ids of the
path, the fields of the query, and the body.
"""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import astuple

from budget_api.access.authenticator import Authenticator
from budget_api.access.limits import Limits
from budget_api.calls.answers import Answer
from budget_api.calls.request import Request
from budget_api.db.port import Database
from budget_core.contract.call import AnyCall

C_contra = TypeVar("C_contra", contravariant=True)


class CallContext(Protocol):
    """Services that every call needs; handlers that need more name it in a Protocol of their own."""

    @property
    def database(self) -> Database:
        """Database that the services of the call read and write."""

    @property
    def authenticator(self) -> Authenticator:
        """Reader of the caller's token."""

    @property
    def limits(self) -> Limits:
        """Rate limits, counted per call and caller."""


Handler = Callable[[C_contra, Request], Awaitable[Any]]
Handlers = Mapping[AnyCall, Handler[C_contra]]


class DatabaseHandler:
    """Handler that runs one service or query by a `method` of the database."""

    def __init__(self, service: Callable[..., Any], method: str) -> None:
        self.service = service
        self.method = method

    def __call__(self, context: CallContext, request: Request) -> Awaitable[Any]:
        """Run it."""
        run: Callable[..., Awaitable[Any]] = getattr(context.database, self.method)
        return run(self.service, *arguments(request))


class RepeatableHandler(DatabaseHandler):
    """Handler of a write whose service also says whether its answer is new: 201, or 200 with what stands."""

    async def __call__(self, context: CallContext, request: Request) -> Answer[Any]:
        """Run it."""
        content, is_new = await super().__call__(context, request)
        return Answer(content, status=HTTPStatus.CREATED if is_new else HTTPStatus.OK)


class ServiceHandler(Generic[C_contra]):
    """Handler that runs a method of a service of the context."""

    def __init__(self, method: Callable[[C_contra], Callable[..., Awaitable[Any]]]) -> None:
        self.method = method

    async def __call__(self, context: C_contra, request: Request) -> Any:
        """Run it."""
        return await self.method(context)(*arguments(request))


def arguments(request: Request) -> tuple[Any, ...]:
    """Return what a service is called with, after the session where it has one."""
    who = () if request.who is None else (request.who,)
    body = () if request.body is None else (request.body,)
    return (*who, *request.ids, *astuple(request.query), *body)


def write(service: Callable[..., Any]) -> Handler[CallContext]:
    """Return a handler that runs a service in a write transaction."""
    return DatabaseHandler(service, "write")


def write_once(service: Callable[..., Any]) -> Handler[CallContext]:
    """Return a handler that runs a service in a write transaction; it returns its answer and whether that is new."""
    return RepeatableHandler(service, "write")


def read(query: Callable[..., Any]) -> Handler[CallContext]:
    """Return a handler that runs a query on a consistent view."""
    return DatabaseHandler(query, "read")


def look_up(query: Callable[..., Any]) -> Handler[CallContext]:
    """Return a handler that runs a query of a few milliseconds, however much is stored."""
    return DatabaseHandler(query, "look_up")


def ask(method: Callable[[C_contra], Callable[..., Awaitable[Any]]]) -> Handler[C_contra]:
    """Return a handler that runs a method of a service: `ask(lambda context: context.payments.state)`."""
    return ServiceHandler(method)
