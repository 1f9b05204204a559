"""Middleware of all answers: their headers, HEAD where GET works, and OPTIONS."""

import re
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from http import HTTPStatus
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from budget_api.config import PageViews
from budget_api.http.asgi import ASGIApp, Receive, Scope, Send

_PARAMETER = re.compile(r"\{[^}]*\}")


def head_and_options(app: ASGIApp, server: Litestar) -> ASGIApp:
    """Return the app, which sees a GET for a HEAD; the routes of `server` answer OPTIONS."""
    addresses = _addresses(server)

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        method = scope["method"] if scope["type"] == "http" else None
        if method == "HEAD":
            await app(scope | {"method": "GET"}, receive, _head_of(send))
        elif method == "OPTIONS" and (methods := _methods_of(addresses, scope["path"])):
            headers = [(b"allow", methods.encode()), (b"cache-control", b"no-store")]
            await send({"type": "http.response.start", "status": HTTPStatus.NO_CONTENT, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        else:
            await app(scope, receive, send)

    return serve


def _head_of(send: Send) -> Send:
    async def send_head(message: Any) -> None:
        await send(message | {"body": b""} if message["type"] == "http.response.body" else message)

    return send_head


def _addresses(server: Litestar) -> list[tuple[re.Pattern[str], str]]:
    """Return the API's addresses with the methods of each, those with fewer parameters first."""
    found: dict[str, set[str]] = defaultdict(set)
    for route in server.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            found[_PARAMETER.sub("{}", route.path)] |= route.methods
    return [(_pattern(path), _allow(found[path])) for path in sorted(found, key=lambda path: path.count("{}"))]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(part) for part in path.split("{}")) + "/?")


def _allow(methods: Iterable[str]) -> str:
    allowed = {*methods, "OPTIONS"}
    return ", ".join(sorted(allowed | {"HEAD"} if "GET" in allowed else allowed))


def _methods_of(addresses: Iterable[tuple[re.Pattern[str], str]], path: str) -> str | None:
    return next((methods for pattern, methods in addresses if pattern.fullmatch(path)), None)


CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
SECURITY = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


OVER_TLS = {"strict-transport-security": "max-age=31536000"}
OF_THE_API = {"cache-control": "no-store"}


def security_headers(page_views: PageViews, styles: str = "") -> Callable[[Any, Scope], Coroutine[Any, Any, None]]:
    """Return a hook that adds security headers to every answer and forbids caching of the API.

    `styles` is what the policy says of the app's page: see `style_policy`.
    """
    counting = f"; connect-src 'self' {page_views.address}" if page_views.address else ""
    security = SECURITY | {"content-security-policy": CONTENT_SECURITY_POLICY + styles + counting}

    @cache
    def wanted(is_secure: bool, is_api: bool) -> list[tuple[bytes, bytes]]:
        headers = security | (OVER_TLS if is_secure else {}) | (OF_THE_API if is_api else {})
        return [(name.encode(), value.encode()) for name, value in headers.items()]

    async def add_headers(message: Any, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        is_api = scope["path"] == "/api" or scope["path"].startswith("/api/")
        names = {name.lower() for name, _ in message["headers"]}
        more = wanted(scope["scheme"] == "https", is_api)
        message["headers"] = [*message["headers"], *(header for header in more if header[0] not in names)]

    return add_headers
