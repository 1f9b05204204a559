"""HEAD works where GET does, and OPTIONS names what an address takes.

Litestar's own OPTIONS knows one of the routes that share an address, and would run its handler.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from budget_api.http.asgi import ASGIApp, Receive, Send

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
