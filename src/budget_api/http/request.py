"""How a request is read: every wrong field or parameter named at once, after the rights were checked."""

import asyncio
from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException
from litestar.params import QueryParameter

from budget_api.http.connections.registry import STATE
from budget_core.contract.decode import decode
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import BODY_MAX_BYTES

JSON = "application/json"


class ApiRequest(Request[Any, Any, Any]):
    """A request whose JSON becomes the struct its handler asks for."""

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
