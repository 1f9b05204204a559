"""Headers that every answer carries."""

from functools import cache

from litestar.types import Message, Scope

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


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on everything, no caching of the API; called before any answer leaves, refusals included."""
    if message["type"] != "http.response.start":
        return
    is_api = scope["path"] == "/api" or scope["path"].startswith("/api/")
    said = {name.lower() for name, _ in message["headers"]}
    wanted = _wanted(scope["scheme"] == "https", is_api)
    message["headers"] = [*message["headers"], *(header for header in wanted if header[0] not in said)]


@cache
def _wanted(is_secure: bool, is_api: bool) -> list[tuple[bytes, bytes]]:
    wanted = SECURITY | (OVER_TLS if is_secure else {}) | (OF_THE_API if is_api else {})
    return [(name.encode(), value.encode()) for name, value in wanted.items()]
