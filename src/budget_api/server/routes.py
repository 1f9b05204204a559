"""Routes of the API: one generic handler for each call, the live socket, and Apple's page."""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Request, Response, WebSocket, get, post, route, websocket
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from litestar.status_codes import HTTP_303_SEE_OTHER

from budget_api.app.call_handlers import handler_of
from budget_api.app.context import Context
from budget_api.calls.answers import Download, Reply
from budget_api.calls.perform import perform
from budget_api.live.socket import LeftError
from budget_api.server.incoming import HttpIncoming, complete
from budget_core.contract.call import AnyCall, FolderOwner
from budget_core.contract.calls import CALLS

_TEXT_PARAMETER = re.compile(r"\{(\w+)\}")


def call_routes() -> list[HTTPRouteHandler]:
    """Return the route of each call that a server has on its addresses."""
    return [_route(call) for call in CALLS.values() if not isinstance(call.right, FolderOwner)]


def _route(call: AnyCall) -> HTTPRouteHandler:
    handler_of(call)  # imported now: a server is ready before its first call

    @route(
        "/api" + _TEXT_PARAMETER.sub(r"{\1:str}", call.path),
        http_method=[call.method],  # type: ignore[list-item]  # Litestar names methods by a Literal
        name=call.id,
        status_code=call.status,
        request_max_body_size=call.body_max_bytes,
        opt={"is_compressed": call.is_compressed},
    )
    async def answer(request: Request[Any, Any, Any]) -> Response[Any]:
        context: Context = request.app.state.context
        return _response(await perform(call, handler_of, context, HttpIncoming(call, context, request)))

    return answer


def _response(reply: Reply) -> Response[Any]:
    status, media_type, headers, content = reply
    if isinstance(content, Download):
        return _stream(content, media_type)
    return Response(content, status_code=status, media_type=media_type, headers=dict(headers))


def _stream(download: Download, media_type: str) -> Stream:
    async def close() -> None:  # a plain method would be called in a thread
        await download.close()

    headers = dict(download.headers)
    return Stream(download.pieces, media_type=media_type, headers=headers, background=BackgroundTask(close))


APPLE_PAGE = "/apple"
_PASSED_ON = ("code", "state", "error")


class _AppleName(msgspec.Struct, rename="camel", frozen=True):
    first_name: str = ""
    last_name: str = ""


class _AppleUser(msgspec.Struct):
    name: _AppleName = _AppleName()


@post("/api/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_return(request: Request[Any, Any, Any]) -> Response[None]:
    """Pass the fields of Apple's form on to the page of the web app, behind `#`, where no log sees them."""
    form = await complete(request.form())
    passed = {name: form[name] for name in _PASSED_ON if isinstance(form.get(name), str)}
    if name := _name_of(form.get("user")):
        passed["name"] = name
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": f"{APPLE_PAGE}#{urlencode(passed)}"})


@get("/api/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_by_hand() -> Response[None]:
    """Lead whoever opens the address by hand to the app."""
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": "/"})


def _name_of(user: object) -> str:
    """Return the name that Apple tells at the first sign-in; nobody signs it, so it is for show alone."""
    try:
        found = msgspec.json.decode(user if isinstance(user, str) else "{}", type=_AppleUser).name
    except (ValueError, RecursionError):
        return ""
    return f"{found.first_name} {found.last_name}".strip()


OPENED = WebSocket[Any, Any, Any]


class LiveSocket:
    """Litestar's socket as `live` sees one."""

    def __init__(self, socket: OPENED) -> None:
        self._socket = socket

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers of the request that opened it."""
        return self._socket.headers

    async def accept(self) -> None:
        """Let it be opened."""
        await self._socket.accept()

    async def receive_text(self) -> str:
        """Return the next message. Raises: LeftError."""
        try:
            return await self._socket.receive_data("text")
        except WebSocketDisconnect as error:
            raise LeftError from error

    async def send_text(self, text: str) -> None:
        """Send a message. Raises: LeftError."""
        try:
            await self._socket.send_data(text)
        except WebSocketDisconnect as error:
            raise LeftError from error

    async def close(self, code: int) -> None:
        """Close it. Raises: LeftError."""
        try:
            await self._socket.close(code)
        except WebSocketDisconnect as error:
            raise LeftError from error


@websocket("/api/live")
async def live(socket: OPENED) -> None:
    """Tell what others change. The token comes in the first message, never in the address."""
    await socket.app.state.context.sockets.serve(LiveSocket(socket))
