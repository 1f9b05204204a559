"""Headers that every answer carries."""

from litestar.datastructures import MutableScopeHeaders
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
    headers = MutableScopeHeaders.from_message(message)
    wanted = SECURITY | (OVER_TLS if scope["scheme"] == "https" else {})
    if scope["path"] == "/api" or scope["path"].startswith("/api/"):
        wanted |= OF_THE_API
    for name, value in wanted.items():
        headers.setdefault(name, value)
