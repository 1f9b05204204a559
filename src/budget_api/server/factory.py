"""Build the ASGI app from `ServerSettings`, with its exception handlers."""

import gc
import logging
import os
from functools import partial
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ControllerRouterHandler
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from budget_api.app.start_errors import exit_on_config_error, startup_errors
from budget_api.config import Config, ServerSettings, groups, read_settings
from budget_api.http.asgi import ASGIApp
from budget_api.http.connections import Connections, connection_limits
from budget_api.http.hosts import host_check
from budget_api.http.problems import PROBLEM, Refusal, refusal, refusal_of
from budget_api.server.incoming import release_body_memory
from budget_api.server.lifespan import running
from budget_api.server.middleware import head_and_options, security_headers
from budget_api.server.openapi_pages import openapi_json, reading_page
from budget_api.server.owner_socket import owner_socket, owner_socket_path
from budget_api.server.routes import apple_by_hand, apple_return, call_routes, live
from budget_api.server.static import PageMeta, WebApp, web_routes
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import BODY_MAX_BYTES

if TYPE_CHECKING:
    from budget_api.server.metrics import Metrics


OBJECTS_BETWEEN_COLLECTIONS = 10_000
PAGES: list[ControllerRouterHandler] = [apple_by_hand, apple_return, live, openapi_json, reading_page]


logger = logging.getLogger(__name__)


def create() -> ASGIApp:
    """Build the server that the environment configures."""
    for line in groups.unknown(os.environ):
        logger.warning(line)
    with exit_on_config_error():
        settings = read_settings()
        app = create_app(settings)
    app.on_startup.append(_exempt_from_collection)
    outside = host_check(head_and_options(startup_errors(app), app), settings.config.url, settings.hosts)
    owned = owner_socket(outside, app, owner_socket_path(settings.config.data))
    return connection_limits(owned, Connections(settings.connections, settings.config.trusted_proxies))


def create_app(settings: ServerSettings) -> Litestar:
    """Build a server with these settings."""
    config = settings.config
    metrics = _metrics(settings)
    web_app = _web_app(settings)
    return Litestar(
        [*call_routes(), *PAGES, *(metrics.pages if metrics else ()), *([web_routes(web_app)] if web_app else ())],
        lifespan=[partial(running, settings=settings, count_wait=metrics.count_wait if metrics else None)],
        middleware=[*([metrics.middleware] if metrics else ()), *_behind_proxies(config), release_body_memory],
        request_max_body_size=BODY_MAX_BYTES,
        before_send=[security_headers(settings.page_views, web_app.style_policy if web_app else "")],
        compression_config=CompressionConfig(backend="brotli", exclude_opt_key="is_compressed"),
        exception_handlers={
            HTTPException: on_http_error,
            Exception: on_error,
        },
        openapi_config=None,
        logging_config=None,
    )


def _exempt_from_collection() -> None:
    """Exempt all objects of the start from garbage collection: looking through them costs a call a tenth."""
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def _metrics(settings: ServerSettings) -> "Metrics | None":
    if settings.metrics_token is None:
        return None
    from budget_api.server.metrics import Metrics  # most are measured by nobody

    return Metrics(settings.metrics_token)


def _web_app(settings: ServerSettings) -> WebApp | None:
    root = Path(str(files("budget_api") / "static"))
    if settings.config.local or not root.is_dir():
        return None
    return WebApp(root, _page_meta(settings))


def _page_meta(settings: ServerSettings) -> PageMeta:
    """Return what the app's page holds beside the built one."""
    sign_up = settings.sign_in.sign_up
    entries = {
        "page-views": settings.page_views.address,
        "support-contact": settings.support,
        "sign-up": "" if sign_up == "open" else sign_up,
    }
    return PageMeta(tuple(entries.items()))


def _behind_proxies(config: Config) -> list[DefineMiddleware]:
    """Return the middleware that believes trusted proxies about callers; none without any."""
    if not config.trusted_proxies:
        return []
    proxies: Any = ProxyHeadersMiddleware  # uvicorn and Litestar spell the types of ASGI differently
    return [DefineMiddleware(proxies, trusted_hosts=list(config.trusted_proxies))]


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
