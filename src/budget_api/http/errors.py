"""The only place that knows which HTTP status a code has, and how every error becomes a `Problem`."""

import json
import logging
from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from budget_api.db.failures import code_of
from budget_api.http.request import wrong_parameters
from budget_core.contract.problems import Problem
from budget_core.errors import DomainError, ErrorCode

logger = logging.getLogger(__name__)
PROBLEM = "application/problem+json"


STATUS: dict[ErrorCode, int] = {
    ErrorCode.REQUEST_MALFORMED: 400,
    ErrorCode.REQUEST_TOO_DEEP: 400,
    ErrorCode.AUTH_REQUIRED: 401,
    ErrorCode.AUTH_FORBIDDEN: 403,
    ErrorCode.SUBSCRIPTION_REQUIRED: 403,
    ErrorCode.USER_NOT_VERIFIED: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.METHOD_NOT_ALLOWED: 405,
    ErrorCode.CONFLICT_ID: 409,
    ErrorCode.CONFLICT_VERSION: 409,
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

_CODE_OF_STATUS = {
    400: ErrorCode.REQUEST_MALFORMED,
    401: ErrorCode.AUTH_REQUIRED,
    403: ErrorCode.AUTH_FORBIDDEN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.REQUEST_TOO_LARGE,
    429: ErrorCode.RATE_LIMITED,
}


def status_of(code: ErrorCode) -> int:
    """HTTP status of a code."""
    return STATUS.get(code, 422)


@cache
def _texts() -> dict[str, Any]:
    texts: dict[str, Any] = json.loads((files("budget_core") / "locales" / "en.json").read_bytes())
    return texts


def text_of(code: str, params: dict[str, str]) -> str:
    """The English text of a code, its `{placeholders}` filled."""
    found: Any = _texts()
    for part in code.split("."):
        found = found[part]
    text = str(found)
    for name, value in params.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def problem_response(error: DomainError, headers: Mapping[str, str] | None = None) -> Response[bytes]:
    """The answer to a broken rule."""
    status = status_of(error.code)
    problem = Problem(
        status=status,
        title=HTTPStatus(status).phrase,
        code=error.code,
        message=text_of(error.code, error.params),
        fields={name: code.value for name, code in error.fields.items()},
        params=error.params,
        current=getattr(error, "current", None),
    )
    return Response(
        msgspec.json.encode(problem),
        status_code=status,
        media_type=PROBLEM,
        headers={**_headers_of(error), **(headers or {})},
    )


def _headers_of(error: DomainError) -> dict[str, str]:
    if error.code is ErrorCode.AUTH_REQUIRED:
        return {"www-authenticate": "Bearer"}
    return {"retry-after": error.params["seconds"]} if "seconds" in error.params else {}


def on_domain_error(_: Request[Any, Any, Any], error: DomainError) -> Response[bytes]:
    """A rule was broken."""
    return problem_response(error)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework refused the request."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_unexpected(request, error)
    if isinstance(error, ValidationException) and (wrong := wrong_parameters(request, error)):
        return problem_response(DomainError(ErrorCode.REQUEST_INVALID, wrong))
    return problem_response(
        DomainError(_CODE_OF_STATUS.get(error.status_code, ErrorCode.REQUEST_INVALID)), error.headers
    )


def on_database_error(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[bytes]:
    """The database could not do it: a full disk, a lost connection; or it kept a rule that a service let through."""
    code = code_of(error)
    if code is ErrorCode.SERVER_ERROR:
        return on_unexpected(request, error)
    if status_of(code) >= HTTPStatus.INTERNAL_SERVER_ERROR:
        logger.error("database failed: %s %s", request.method, request.url.path, exc_info=error)
    return problem_response(DomainError(code))


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug: logged whole, answered without a word of its inside."""
    logger.error("unexpected error: %s %s", request.method, request.url.path, exc_info=error)
    return problem_response(DomainError(ErrorCode.SERVER_ERROR))
