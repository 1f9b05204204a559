"""Check of the names that a server is asked for by.

A page of somebody else's, whose name leads to this machine for a moment (DNS rebinding), would otherwise be let in as
one of our own. Addresses, and names that only a home network has, can't be such a page's.
"""

from collections.abc import Collection
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from budget_api.http.asgi import ASGIApp, Receive, Send

_AT_HOME = (".local", ".localhost")


def host_check(app: ASGIApp, url: str | None, hosts: Collection[str]) -> ASGIApp:
    """Return the app for requests by its own names; others get a 421 that says how to add one."""
    own = {*hosts, (urlsplit(url or "").hostname or "").lower()}

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        host = _host_of(scope) if scope["type"] in {"http", "websocket"} else ""
        if is_local_host(host) or host in own:
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await _misdirected(send)

    return serve


def is_local_host(host: str) -> bool:
    """Return whether a host is an IP address or a name of the local network.

    Nobody on the internet can own such a host, nor a name without a dot.
    """
    if "." not in host or host.endswith(_AT_HOME):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _host_of(scope: Any) -> str:
    """Return the host without port, brackets and the dot that ends a full name."""
    header = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
    host = header[1 : header.find("]")] if header.startswith("[") else header.partition(":")[0]
    return host.lower().removesuffix(".")


async def _misdirected(send: Send) -> None:
    text = b"This server does not answer by that name: set BUDGET_URL to it, or add it to BUDGET_HOSTS.\n"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": HTTPStatus.MISDIRECTED_REQUEST, "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})
