"""How a request is read: every wrong field or parameter named at once, after the rights were checked."""

import asyncio
from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException
from litestar.params import QueryParameter
from litestar.types import ASGIApp, Receive, Send

from budget_api.http.addresses import places_behind
from budget_api.http.connections.registry import STATE
from budget_api.http.places import Places
from budget_api.http.routes import content_or_default
from budget_core.contract.decode import decode
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import BODY_MAX_BYTES, LIST_BODY_MAX_BYTES

JSON = "application/json"


BODY_SECONDS = 120.0
"""So long a large body may take to arrive, at 3 Mbit/s 40 MB: sent for hours, it would keep others' room."""
_PLACE = "body_place"


class ApiRequest(Request[Any, Any, Any]):
    """A request whose JSON becomes the struct its handler asks for."""

    async def body(self) -> bytes:
        """Read the body; of a large one no more than all large ones together may take, else SERVER_BUSY."""
        scope: Any = self.scope
        size = self._size()
        if size is None or _PLACE in scope:
            return content_or_default(self.method, await super().body())
        user, state = scope.get("user"), self.app.state
        places: Places = state.body_places if user else state.guest_body_places
        person = user.id if user else places_behind(self)["address"]
        await places.take(person, size)
        scope[_PLACE] = places, person
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await super().body()
        except TimeoutError:
            raise DomainError(ErrorCode.SERVER_BUSY) from None

    def _size(self) -> int | None:
        """The bytes that a large body may have; None for what is small, or refused for its length."""
        most = self.route_handler.resolve_request_max_body_size() or 0
        size = most if self.content_length is None else self.content_length
        return size if LIST_BODY_MAX_BYTES < size <= most else None

    async def json(self) -> Any:
        """The body as the handler's `data` struct; `DomainError` names what is wrong with it."""
        field = self.route_handler.parsed_data_field
        if field is None:
            raise TypeError(f"{self.route_handler} takes no body")
        if self.content_type[0] not in {JSON, ""}:
            raise DomainError(ErrorCode.REQUEST_MALFORMED)
        body = await self.body()
        if len(body) > BODY_MAX_BYTES:  # of a call that takes more: the others are answered meanwhile
            return await asyncio.to_thread(decode, field.annotation, body)
        return decode(field.annotation, body)

    async def left(self) -> None:
        """Wait until nobody waits for the answer; the body must have been read."""
        connections = self.scope.get("state", {}).get(STATE)
        stop = asyncio.ensure_future(connections.stopping.wait()) if connections else None
        gone = asyncio.ensure_future(self._disconnected())
        waiting = [each for each in (stop, gone) if each]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    async def _disconnected(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass


def returning_places(app: ASGIApp) -> ASGIApp:
    """The app, which gives back the room of a large body when its call is over."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        finally:
            if taken := scope.get(_PLACE):
                places, person = taken
                await places.give_back(person)

    return serve


def wrong_parameters(request: Request[Any, Any, Any], error: ValidationException) -> dict[str, ErrorCode]:
    """The query parameters the framework refused, by the names clients write."""
    fields = request.route_handler.parsed_fn_signature.parameters
    known = {
        name: query.name or name
        for name, field in fields.items()
        if isinstance(query := field.kwarg_definition, QueryParameter)
    }
    if isinstance(error.extra, list):
        refused = [(message["key"].partition(".")[0], message.get("source")) for message in error.extra]
        return {
            known.get(key, key): ErrorCode.VALIDATION_TYPE
            for key, source in refused
            if key in known or source == "query"
        }
    required = {written for name, written in known.items() if fields[name].is_required}
    return dict.fromkeys(required - set(request.query_params), ErrorCode.VALIDATION_REQUIRED)
