"""Routes of the API: one generic handler, registered for each call."""

import re
from typing import Any

from litestar import Request, Response, route
from litestar.background_tasks import BackgroundTask
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from budget_api.app.call_handlers import handler_of
from budget_api.app.context import Context
from budget_api.calls.answers import Download, Reply
from budget_api.calls.perform import perform
from budget_api.server.incoming import HttpIncoming
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
