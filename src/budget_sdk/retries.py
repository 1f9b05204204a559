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
