"""Retries of failed calls, and the pauses before them.

| what happened                             | made again                                                |
|-------------------------------------------|-----------------------------------------------------------|
| no connection                             | always: nothing was sent                                  |
| 429                                       | always: nothing was done                                  |
| 502, 503, 504, a connection that broke    | when a second time does nothing more                      |
| the server asks for a longer pause        | never: the error says for how long, in `retry_after`      |
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

import httpx

from budget_sdk.errors import ConnectionFailed
from budget_sdk.operation import Operation

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 30.0
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
_BUSY = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}


Outcome = httpx.Response | httpx.TransportError | httpx.InvalidURL


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
    if isinstance(outcome, httpx.Response):
        is_busy = outcome.status_code in _BUSY and operation.is_repeatable
        return is_busy or outcome.status_code == HTTPStatus.TOO_MANY_REQUESTS
    is_repeatable = operation.is_repeatable and isinstance(outcome, httpx.TransportError)
    return is_repeatable or isinstance(outcome, _NOT_SENT)


def _retry_after(outcome: Outcome) -> float | None:
    """Return the pause that the server asks for; dates, which ours never sends, are ignored."""
    text = outcome.headers.get("retry-after", "") if isinstance(outcome, httpx.Response) else ""
    return float(text) if text.isdecimal() else None


def require_response(outcome: Outcome, url: str) -> httpx.Response:
    """Return the answer. Raises: ConnectionFailed if there is none."""
    if isinstance(outcome, httpx.Response):
        return outcome
    raise _connection_failed(url, outcome) from outcome


@contextmanager
def translate_stream_errors(url: str) -> Iterator[None]:
    """Raise `ConnectionFailed` for an answer that ends too early."""
    try:
        yield
    except httpx.TransportError as error:
        raise _connection_failed(url, error) from error


def _connection_failed(url: str, error: Exception) -> ConnectionFailed:
    return ConnectionFailed(url, str(error) or type(error).__name__)
