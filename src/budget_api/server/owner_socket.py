"""Calls by the socket in the data folder.

Only the folder's owner can open it, so no credentials are needed. A call without a token is the user's whom the header
`x-budget-user` names, or of the only user there is.
"""

import re
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from litestar import Litestar

from budget_api.app.local_calls import LocalAnswer, LocalIncoming, answer, unknown
from budget_api.config import ConfigError
from budget_api.http.asgi import ASGIApp, Receive, Send
from budget_api.users.local import local_session
from budget_core.base.limits import BODY_MAX_BYTES
from budget_core.contract.call import AnyCall, FolderOwner
from budget_core.contract.calls import CALLS

USER_HEADER = b"x-budget-user"
REFUSED_HEADER = "x-budget-refused"
SOCKET = "budget.sock"
OWNER_PATH = "/api/owner/"
_CALLS = [
    (call, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", call.path)))
    for call in CALLS.values()
    if isinstance(call.right, FolderOwner)
]
"""Calls of the owner, each with the form of its address."""


def owner_socket_path(folder: Path) -> str:
    """Return the path of a server's socket."""
    return str(folder.resolve() / SOCKET)


def owner_socket(app: ASGIApp, server: Litestar, socket: str) -> ASGIApp:
    """Return the app, in which calls by the socket are the owner's."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope.get("server") != (socket, None):
            await app(scope, receive, send)
        elif scope["path"].startswith(OWNER_PATH):
            await _send(send, await _administer(server, scope, receive))
        elif refusal := await _authorize_owner(server, scope):
            await _send(send, refusal)
        else:
            await app(scope, receive, send)

    return serve


async def _administer(server: Litestar, scope: Any, receive: Receive) -> LocalAnswer:
    content = await _body(receive)
    call, ids = _called(scope["method"], scope["path"].removeprefix("/api"))
    query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    try:
        if call is None:
            return unknown()
        return await answer(call, server.state.context, LocalIncoming(ids, query, content=content))
    except ConfigError as error:
        return _refused(error)


def _called(method: str, path: str) -> tuple[AnyCall | None, dict[str, str]]:
    """Return the call at an address, and the ids in it."""
    for call, address in _CALLS:
        if call.method == method and (found := address.fullmatch(path)):
            return call, found.groupdict()
    return None, {}


async def _authorize_owner(server: Litestar, scope: Any) -> LocalAnswer | None:
    """Give a call without a token the user's; what to answer where it isn't clear whose."""
    headers = dict(scope["headers"])
    if b"authorization" in headers:
        return None
    user_name = headers.get(USER_HEADER, b"").decode() or None
    try:
        session = await local_session(server.state.context.database, user_name)
    except ConfigError as error:
        return _refused(error)
    token = server.state.context.tokens.issue(session.user_id, session.id, datetime.now(UTC), session.expires_at)
    scope["headers"] = [*scope["headers"], (b"authorization", f"Bearer {token}".encode())]
    return None


def _refused(error: ConfigError) -> LocalAnswer:
    headers = {"content-type": "text/plain; charset=utf-8", REFUSED_HEADER: "1"}
    return LocalAnswer(HTTPStatus.FORBIDDEN, headers, str(error).encode())


async def _body(receive: Receive) -> bytes:
    content, is_more = b"", True
    while is_more and len(content) <= BODY_MAX_BYTES:
        message: Any = await receive()
        content += message.get("body", b"")
        is_more = message.get("more_body", False)
    return content


async def _send(send: Send, answer: LocalAnswer) -> None:
    headers = [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content, "more_body": False})
