"""The one order in which a call is performed, whichever door it came in by."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from http import HTTPStatus
from typing import Any, Literal, NamedTuple, TypeVar, get_origin, get_type_hints

import msgspec

from budget_api.access.caller import Caller, User
from budget_api.access.limits import EVERYBODY, Limits
from budget_api.access.rights import SAFE_METHODS, admit
from budget_api.calls.answers import Answer, Download, Reply
from budget_api.calls.handler import CallContext, Handler
from budget_api.calls.request import Incoming, Request
from budget_api.calls.trial import is_trial, try_out
from budget_api.db.port import write_holds
from budget_api.http.addresses import address_blocks
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import BODY_MAX_BYTES
from budget_core.contract import validation
from budget_core.contract.call import JSON, AnyCall
from budget_core.contract.decode import decode
from budget_core.contract.types import Query, bare_type, rule_of

CHARGED_MILLISECONDS = 10
"""Shorter writes are limited by their number alone: processes tell each other all that is counted."""


async def perform(
    call: AnyCall, handler_of: Callable[[AnyCall], Handler[Any]], context: CallContext, incoming: Incoming
) -> Reply:
    """Check rights and limits, run the handler and encode its answer.

    Raises: DomainError, also for a query or body that can't be decoded.
    """
    who = await admit(call, context.authenticator, incoming.headers, incoming.ids)
    user = who.user if isinstance(who, Caller) else who
    _count(call, context.limits, incoming.host, user)
    query = read_query(call.query, incoming.query)
    body = await _body(call, incoming, user)
    request = Request(incoming, who, _ids(incoming, who), query, body)
    with _charged_writes(context.limits, user):
        handler = handler_of(call)
        if is_trial(call, incoming.headers, handler):
            return Reply(
                HTTPStatus.OK, JSON, {}, msgspec.json.encode(await try_out(request, handler(context, request)))
            )
        return reply_of(call, await handler(context, request))


@contextmanager
def _charged_writes(limits: Limits, user: User | None) -> Iterator[None]:
    """Charge the user for the time for which the writes inside hold the writer."""
    holds: list[float] = []
    before = write_holds.set(holds if user else None)
    try:
        yield
    finally:
        write_holds.reset(before)
        milliseconds = round(1000 * sum(holds))
        if user and milliseconds >= CHARGED_MILLISECONDS:
            limits.charge("WRITER", {"account": user.id}, milliseconds)


def reply_of(call: AnyCall, answer: Any) -> Reply:
    """Return the reply that a handler's answer makes."""
    if isinstance(answer, Download):
        return Reply(call.status, call.media_type, answer.headers, answer)
    status, headers, content = call.status, {}, answer
    if isinstance(answer, Answer):
        status, headers, content = answer.status or call.status, dict(answer.headers), answer.content
    return Reply(status, call.media_type, headers, content if type(content) is bytes else msgspec.json.encode(content))


def _count(call: AnyCall, limits: Limits, host: str, user: User | None) -> None:
    """Count the call in its quotas. Raises: DomainError(RATE_LIMITED)."""
    if user and call.method not in SAFE_METHODS:
        limits.check("WRITER", {"account": user.id})
        limits.take("WRITE", {"account": user.id})
    if call.limit:
        limits.take(call.limit, limited_by(host, user))


def limited_by(host: str, user: User | None) -> dict[str, str]:
    """Return the scopes that a call is counted in, with their keys."""
    scopes = {**address_blocks(host), "total": EVERYBODY}
    return scopes | {"account": user.id, "day": user.id} if user else scopes


async def _body(call: AnyCall, incoming: Incoming, user: User | None) -> Any:
    """Return the struct of the body, or its bytes; None for a call that takes none."""
    kind = call.body_type
    if kind is None and not call.content_types:
        return None
    if kind is not None and _media_type(incoming) not in {JSON, ""}:
        raise DomainError(ErrorCode.REQUEST_MALFORMED)
    content = await incoming.read(user.id if user else None)
    if len(content) > call.body_max_bytes:
        raise DomainError(ErrorCode.REQUEST_TOO_LARGE)
    if kind is None:
        return content
    if not content and call.method == "DELETE":  # many clients send none: the same as one without fields
        content = b"{}"
    if len(content) > BODY_MAX_BYTES:  # a call that takes more: others are answered meanwhile
        return await asyncio.to_thread(decode, kind, content)
    return decode(kind, content)


def _media_type(incoming: Incoming) -> str:
    return incoming.headers.get("content-type", "").partition(";")[0].strip().lower()


def _ids(incoming: Incoming, who: Caller | User | None) -> tuple[Any, ...]:
    return tuple(
        value for name, value in incoming.ids.items() if not (name == "workspace_id" and isinstance(who, Caller))
    )


Q = TypeVar("Q", bound=Query)


class _Parameter(NamedTuple):
    name: str
    key: str
    type: Any
    rule: str | None
    is_required: bool


def read_query(kind: type[Q], sent: Mapping[str, Sequence[str]]) -> Q:
    """Return the query as `kind`.

    Raises: DomainError(REQUEST_INVALID), also for an unknown parameter: a filter that is not known must not be
    answered by everything.
    """
    parameters = _parameters(kind)
    known = {parameter.key for parameter in parameters}
    wrong = {key: ErrorCode.VALIDATION_UNKNOWN for key in sent if key not in known}
    values: dict[str, Any] = {}
    for parameter in parameters:
        if texts := sent.get(parameter.key):
            try:
                values[parameter.name] = _value(parameter, texts)
            except DomainError as error:
                wrong[parameter.key] = error.code
        elif parameter.is_required:
            wrong[parameter.key] = ErrorCode.VALIDATION_REQUIRED
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return kind(**values)


def _value(parameter: _Parameter, texts: Sequence[str]) -> Any:
    """Return all values that were sent for a list, the last one for others."""
    if parameter.rule:
        return validation.check(parameter.rule, texts[-1])
    kind = get_origin(parameter.type)
    try:
        return msgspec.convert(list(texts) if kind is list else texts[-1], parameter.type, strict=False)
    except msgspec.ValidationError:
        is_choice = kind is Literal
        raise DomainError(ErrorCode.VALIDATION_CHOICE if is_choice else ErrorCode.VALIDATION_TYPE) from None


@cache
def _parameters(kind: type[Query]) -> tuple[_Parameter, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_parameter(field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _parameter(field: msgspec.structs.FieldInfo, hint: Any) -> _Parameter:
    bare = bare_type(hint)
    return _Parameter(field.name, field.encode_name, bare, rule_of(bare), field.required)
