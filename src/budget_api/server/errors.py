"""Exception handlers: errors of calls and of the framework as answers of `http.problems`."""

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from budget_api.http.problems import PROBLEM, Refusal, refusal, refusal_of
from budget_core.base.errors import DomainError, ErrorCode

_CODE_OF_STATUS = {
    400: ErrorCode.REQUEST_MALFORMED,
    401: ErrorCode.AUTH_REQUIRED,
    403: ErrorCode.AUTH_FORBIDDEN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.REQUEST_TOO_LARGE,
    429: ErrorCode.RATE_LIMITED,
}


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer for a broken rule, a database that could not do it, or a bug."""
    return _response(refusal_of(error, f"{request.method} {request.url.path}"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer for a request that the framework refused."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_error(request, error)
    code = _CODE_OF_STATUS.get(error.status_code, ErrorCode.REQUEST_INVALID)
    return _response(refusal(DomainError(code), error.headers))


def _response(refused: Refusal) -> Response[bytes]:
    return Response(refused.content, status_code=refused.status, media_type=PROBLEM, headers={**refused.headers})
