"""Headers that every answer carries."""

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from budget_api.config import PageViews
from budget_api.http.asgi import Scope

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
