"""What the OpenAPI document says about each call: who may call, and every status it can answer with."""

from collections.abc import Sequence
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import Guard
from msgspec.structs import fields

from budget_api.access.guards import SAFE_METHODS, Authenticates, Requires
from budget_core.access import Action
from budget_core.grants import Reach

Json = dict[str, Any]

_REFUSALS = {
    400: ("BadRequest", "The body is not JSON we read"),
    401: ("Unauthorized", "The token is missing, expired or ended"),
    403: ("Forbidden", "Yours to see, but not to do"),
    404: ("NotFound", "Unknown, or not yours"),
    409: ("Conflict", "The id is used for something else, or somebody changed the same fields meanwhile"),
    413: ("TooLarge", "The body is too large"),
    422: ("Invalid", "A field is wrong, or a rule is broken"),
    429: ("TooMany", "Too many calls"),
    500: ("ServerError", "A bug of the server"),
    503: ("Unavailable", "The database can't work now"),
}
_ALWAYS = {429, 500, 503}
_WITH_BODY = {400, 413, 422}
_CONFLICTING_FIELDS = {"id", "version"}
_RETRY_AFTER = {"retry-after": {"description": "Seconds to wait", "required": True, "schema": {"type": "integer"}}}
_BYTES = {"type": "string", "format": "binary"}
_RAW: tuple[Json, ...] = ({}, {"type": "string"})
"""How the framework describes bytes, and streams of them."""
_ID = {"type": "string", "format": "uuid"}


def describe_operations(document: Json, app: Litestar) -> None:
    """Make the paths of the framework's document exact."""
    handlers = {handler.operation_id: handler for handler in _handlers(app)}
    for methods in document["paths"].values():
        for method, operation in methods.items():
            _describe(operation, method, handlers[operation["operationId"]])


def problem_responses() -> Json:
    """The error answers that calls refer to, by the name of their status."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses: Json = {name: {"description": text, "content": content} for name, text in _REFUSALS.values()}
    for name in ("TooMany", "Unavailable"):
        responses[name]["headers"] = _RETRY_AFTER
    return responses


def _handlers(app: Litestar) -> list[HTTPRouteHandler]:
    return [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]


def _describe(operation: Json, method: str, handler: HTTPRouteHandler) -> None:
    del operation["summary"], operation["deprecated"]
    if handler.resolve_guards():
        operation["security"] = [{"token": []}]
    if takes := handler.opt.get("takes"):
        operation["requestBody"] = {"required": True, "content": {kind: {"schema": _BYTES} for kind in takes}}
    for parameter in operation.get("parameters", ()):
        _describe_parameter(parameter)
    status, answer = next(item for item in operation["responses"].items() if item[0] < "300")
    answer["description"] = operation["description"]
    for kind, form in answer.get("content", {}).items():
        form["schema"] = _raw(kind) if form["schema"] in _RAW else form["schema"]
    for header in answer["headers"].values():
        header.update(required=True, schema={"type": "string"})
    refused = sorted(_refused(operation, method, handler))
    done = {status: answer}
    if also := handler.opt.get("also"):
        done = {str(int(also)): answer, status: answer}
    operation["responses"] = done | {str(refusal): _reference(refusal) for refusal in refused}


def _raw(kind: str) -> Json:
    """What a file holds that is sent as it is made."""
    return {"type": "object"} if kind == "application/json" else _BYTES


def _describe_parameter(parameter: Json) -> None:
    parameter.pop("deprecated", None)
    if parameter["in"] == "path" and parameter["name"].endswith("_id"):  # others are ids of providers, or numbers
        parameter["schema"] = _ID
    schema = parameter["schema"]
    options = [option for option in schema.pop("oneOf", ()) if option != {"type": "null"}]  # left out, never null
    for option in options:
        schema.update(option)


def _refused(operation: Json, method: str, handler: HTTPRouteHandler) -> set[int]:
    """The error statuses of a call: by its body, its parameters, its guards, and what its `opt` adds."""
    found = {*_ALWAYS, *handler.opt.get("refusals", ())}
    locations = {parameter["in"] for parameter in operation.get("parameters", ())}
    if field := handler.parsed_data_field:
        found |= _WITH_BODY
        if _CONFLICTING_FIELDS & {one.name for one in fields(field.annotation)}:
            found.add(409)
    if "query" in locations or (method != "get" and "path" in locations):
        found.add(422)
    if "path" in locations:
        found.add(404)
    return found | _kept_out(handler.resolve_guards(), method.upper())


def _kept_out(guards: Sequence[Guard], method: str) -> set[int]:
    if not guards:
        return set()
    return {401, 403} if any(_refuses_some(guard, method) for guard in guards) else {401}


def _refuses_some(guard: Guard, method: str) -> bool:
    """Whether it lets a lesser role or a lesser token see, but not do."""
    if isinstance(guard, Requires):
        return guard.action is not Action.READ
    return isinstance(guard, Authenticates) and (guard.reach is not Reach.BASICS or method not in SAFE_METHODS)


def _reference(status: int) -> Json:
    return {"$ref": f"#/components/responses/{_REFUSALS[status][0]}"}
