"""Retries of failed calls, the pauses before them, and the ids that make repeated calls count once."""

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import Any, TypeVar
from uuid import UUID

import msgspec

from budget_core.contract.money.accounts import AccountUpdate
from budget_sdk.door import Response
from budget_sdk.errors import ConnectionFailed
from budget_sdk.operation import Operation

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 30.0
_BUSY = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}


Outcome = Response | Exception
"""Answer, or the failure to get one (`is_failure`)."""


class Retries:
    """Retry policy of a client; `most` retries for each call."""

    def __init__(self, most: int) -> None:
        self._most = most

    def pause(self, operation: Operation[Any], tried: int, outcome: Outcome) -> float | None:
        """Return the seconds to wait before the next try; None if the outcome is final."""
        if tried > self._most or not _is_transient(operation, outcome):
            return None
        retry_after = _retry_after(outcome)
        backoff = FIRST_PAUSE_SECONDS * 2 ** (tried - 1)
        pause = min(backoff, LONGEST_PAUSE_SECONDS) * random.uniform(0.5, 1) if retry_after is None else retry_after  # noqa: S311 - no secret
        return pause if pause <= LONGEST_PAUSE_SECONDS else None


def _is_transient(operation: Operation[Any], outcome: Outcome) -> bool:
    if not isinstance(outcome, Exception):
        is_busy = outcome.status_code in _BUSY and operation.is_repeatable
        return is_busy or outcome.status_code == HTTPStatus.TOO_MANY_REQUESTS
    import httpx  # it raised this

    is_repeatable = operation.is_repeatable and isinstance(outcome, httpx.TransportError)
    return is_repeatable or isinstance(outcome, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout))


def _retry_after(outcome: Outcome) -> float | None:
    """Return the pause that the server asks for; dates, which ours never sends, are ignored."""
    text = "" if isinstance(outcome, Exception) else outcome.headers.get("retry-after", "")
    return float(text) if text.isdecimal() else None


def is_failure(error: Exception) -> bool:
    """Return true for an error that means: no server answered."""
    import httpx  # 30 ms, for which only a failure waits

    return isinstance(error, (httpx.TransportError, httpx.InvalidURL))


def require_response(outcome: Outcome, url: str) -> Response:
    """Return the answer. Raises: ConnectionFailed if there is none."""
    if isinstance(outcome, Exception):
        raise _connection_failed(url, outcome) from outcome
    return outcome


@contextmanager
def translate_stream_errors(url: str) -> Iterator[None]:
    """Raise `ConnectionFailed` for an answer that ends too early."""
    try:
        yield
    except Exception as error:
        if not is_failure(error):
            raise
        raise _connection_failed(url, error) from error


def _connection_failed(url: str, error: Exception) -> ConnectionFailed:
    return ConnectionFailed(url, str(error) or type(error).__name__)


T = TypeVar("T")
B = TypeVar("B", bound=msgspec.Struct)
_MILLISECOND = 1_000_000
_RANDOM_BITS = 62
_VERSION, _VARIANT = 7 << 76, 2 << _RANDOM_BITS


def new_id() -> str:
    """Return a UUIDv7 that sorts by time within a millisecond (RFC 9562, 6.2)."""
    milliseconds, rest = divmod(time.time_ns(), _MILLISECOND)
    parts = (rest << 12) // _MILLISECOND
    return str(UUID(int=milliseconds << 80 | _VERSION | parts << 64 | _VARIANT | secrets.randbits(_RANDOM_BITS)))


def with_ids(operation: Operation[T]) -> Operation[T]:
    """Return the operation with an id wherever the body lacks one."""
    return operation if operation.body is None else replace(operation, body=_fill_ids(operation.body))


def _fill_ids(body: B) -> B:
    fresh = {name: new_id() for name in _missing_ids(body)}
    parts = {name: _parts(getattr(body, name)) for name in body.__struct_fields__ if _is_list(getattr(body, name))}
    return msgspec.structs.replace(body, **fresh, **parts) if fresh or parts else body


def _missing_ids(body: msgspec.Struct) -> list[str]:
    if isinstance(body, AccountUpdate):
        sets_balance = body.budget is not msgspec.UNSET and body.adjustment_id is msgspec.UNSET
        return ["adjustment_id"] if sets_balance else []
    return ["id"] if getattr(body, "id", None) is msgspec.UNSET else []


def _is_list(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(one, msgspec.Struct) for one in value)


def _parts(values: list[object]) -> list[object]:
    return [_fill_ids(value) if isinstance(value, msgspec.Struct) else value for value in values]
