"""The only place that knows which HTTP status a code has, and how every error becomes a `Problem`."""

import json
import logging
from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from budget_api.db.error_log import throttle_loggers
from budget_api.db.failures import code_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.server.problems import Problem

logger = logging.getLogger(__name__)
database_logger = logging.getLogger(f"{__name__}.database")
"""Codes that a full disk, or a database that is away, gives every call."""
throttle_loggers([database_logger.name])
PROBLEM = "application/problem+json"

STATUS: dict[ErrorCode, int] = {
    ErrorCode.REQUEST_MALFORMED: 400,
    ErrorCode.REQUEST_TOO_DEEP: 400,
    ErrorCode.AUTH_REQUIRED: 401,
    ErrorCode.AUTH_FORBIDDEN: 403,
    ErrorCode.AUTH_SIGN_UP_CLOSED: 403,
    ErrorCode.AUTH_INVITATION_REQUIRED: 403,
    ErrorCode.AUTH_INVITATION_CODE: 403,
    ErrorCode.AUTH_DISABLED: 403,
    ErrorCode.AUTH_OWNER_ONLY: 403,
    ErrorCode.USER_SELF: 403,
    ErrorCode.SUBSCRIPTION_REQUIRED: 403,
    ErrorCode.USER_NOT_VERIFIED: 403,
    ErrorCode.WORKSPACE_VIEWER: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.LINK_GONE: 404,
    ErrorCode.STOCKS_UNKNOWN: 404,
    ErrorCode.METHOD_NOT_ALLOWED: 405,
    ErrorCode.CONFLICT_DELETED: 409,
    ErrorCode.CONFLICT_ID: 409,
    ErrorCode.CONFLICT_REPLACED: 409,
    ErrorCode.CONFLICT_VERSION: 409,
    ErrorCode.CONFLICT_BASKET: 409,
    ErrorCode.CONFLICT_CLAIMED: 409,
    ErrorCode.UNDO_DEPENDED_ON: 409,
    ErrorCode.REQUEST_TOO_LARGE: 413,
    ErrorCode.RATE_LIMITED: 429,
    ErrorCode.SERVER_ERROR: 500,
    ErrorCode.SERVER_BUSY: 503,
    ErrorCode.PAYMENTS_OFF: 503,
    ErrorCode.PROVIDER_UNAVAILABLE: 503,
    ErrorCode.STOCKS_LIMITED: 503,
    ErrorCode.STOCKS_OFF: 503,
    ErrorCode.STORAGE_FULL: 503,
}
"""Codes not named here are broken rules: 422."""
RETRY_SECONDS = {ErrorCode.PAYMENTS_OFF: 3600, ErrorCode.STOCKS_OFF: 3600, ErrorCode.STORAGE_FULL: 60}
"""After how many seconds to come back, where the server can't do it now; 2 for what passes."""


class Refusal(NamedTuple):
    """The answer to a call that failed; `content` is a `Problem`."""

    status: int
    headers: dict[str, str]
    content: bytes


def status_of(code: ErrorCode) -> int:
    """Return the HTTP status of a code."""
    return STATUS.get(code, 422)


@cache
def _texts() -> dict[str, Any]:
    texts: dict[str, Any] = json.loads((files("budget_core") / "data" / "locales" / "en.json").read_bytes())
    return texts


def text_of(code: str, params: dict[str, str]) -> str:
    """Return the English text of a code, its `{placeholders}` filled."""
    found: Any = _texts()
    for part in code.split("."):
        found = found[part]
    text = str(found)
    for name, value in params.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def refusal(error: DomainError, headers: Mapping[str, str] | None = None) -> Refusal:
    """Return the answer to a broken rule."""
    status = status_of(error.code)
    message = text_of(error.code, error.params)
    wrong = [f"{name}: {text_of(code, error.params)}" for name, code in error.fields.items()]
    problem = Problem(
        status=status,
        title=HTTPStatus(status).phrase,
        code=error.code,
        message=message,
        detail=f"{message} ({'; '.join(wrong)})" if wrong else message,
        fields={name: code.value for name, code in error.fields.items()},
        params=error.params,
        current=getattr(error, "current", None),
        choices=getattr(error, "choices", None),
    )
    return Refusal(status, {**_headers_of(error), **(headers or {})}, msgspec.json.encode(problem))


def refusal_of(error: Exception, call: str) -> Refusal:
    """Return the answer to any error of a call (`GET /api/settings`); log what is no refusal."""
    if isinstance(error, DomainError):
        return refusal(error)
    code = code_of(error) if isinstance(error, SQLAlchemyError) else ErrorCode.SERVER_ERROR
    if code is ErrorCode.SERVER_ERROR:  # a bug: logged whole, answered without a word of its inside
        logger.error("unexpected error: %s", call, exc_info=error)
    elif status_of(code) >= HTTPStatus.INTERNAL_SERVER_ERROR:  # a full disk, a lost connection
        database_logger.error("database failed: %s", call, exc_info=error)
    return refusal(DomainError(code))


def _headers_of(error: DomainError) -> dict[str, str]:
    if error.code is ErrorCode.AUTH_REQUIRED:
        return {"www-authenticate": "Bearer"}
    if "seconds" in error.params:
        return {"retry-after": error.params["seconds"]}
    if status_of(error.code) == HTTPStatus.SERVICE_UNAVAILABLE:
        return {"retry-after": str(RETRY_SECONDS.get(error.code, 2))}
    return {}
