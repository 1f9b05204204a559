"""The OpenAPI document: what each call takes, who may make it, and every status it can answer with."""

from decimal import Decimal
from functools import cache
from typing import Any, get_type_hints

from msgspec import NODEFAULT
from msgspec.json import schema as json_schema
from msgspec.structs import FieldInfo, fields

from budget_api.openapi.schemas import answer_schema, component_schemas, example_of, name_enumerations, notes, reference
from budget_core.contract.call import JSON, Anybody, AnyCall
from budget_core.contract.calls import CALLS
from budget_core.contract.types import bare_type

Json = dict[str, Any]

TITLE = "Budget"
DESCRIPTION = " ".join(
    (
        "Send the token of `login`, or an access token, as `Authorization: Bearer …`.",
        'Amounts are decimals as text (`"12.50"`), days are `yyyy-MM-dd`, months their first day, instants RFC 3339.',
        "A create takes an `id` of your own: sent again, it answers the same.",
        "Errors are problems of RFC 9457: `code` says which, `detail` says it in English, `fields` names wrong fields.",
        "A field or query parameter that a call does not have is refused.",
    )
)
TAGS = {
    "accounts": "Accounts and what they hold.",
    "alerts": "Events that a member is told of.",
    "categories": "Categories that money is planned for and spent on.",
    "changes": "Changes since a revision, for copies on devices; the activity, and undo.",
    "currencies": "Exchange rates.",
    "guests": "Budgets that were kept on a device, and files of a workspace.",
    "health": "State of the server.",
    "history": "Entries: expenses, refunds, income and transfers.",
    "imports": "Files of banks and other apps, and the rules for their entries.",
    "links": "Invitation links: who holds one joins the workspace.",
    "lists": "Lists of things to buy or do.",
    "migration": "Whole budgets of other apps.",
    "payees": "Payees of entries.",
    "plannings": "Budgets of months.",
    "reminders": "Reminders of a person, and where they are pushed to.",
    "schedules": "Entries that come up again, and the forecast.",
    "server": "The server's own users and invitations, for its owner.",
    "settings": "Settings of a person.",
    "settlement": "Balances between members, and payments that settle them.",
    "statistics": "Sums of entries by month, category, account and other groups.",
    "stocks": "Stocks and their prices.",
    "subscriptions": "Payment for the server.",
    "tags": "Tags of entries.",
    "users": "Accounts of people: sign-in, sessions, tokens, profile.",
    "workspaces": "Workspaces and their members.",
}
VERSION = "0.2.0"
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
_ALWAYS = {422, 429, 500, 503}
_WITH_BODY = {400, 413}
_CONFLICTING_FIELDS = {"id", "version"}
_RETRY_AFTER = {"retry-after": {"description": "Seconds to wait", "required": True, "schema": {"type": "integer"}}}
_BYTES = {"type": "string", "format": "binary"}
_ID = {"type": "string", "format": "uuid"}
_TEXT = {"type": "string"}
_NUMBER = {"type": "integer"}


@cache
def document() -> Json:
    """Return the document of all calls that it names."""
    calls = [call for call in CALLS.values() if call.is_documented]
    paths: dict[str, Json] = {}
    for call in calls:
        paths.setdefault(f"/api{call.route}", {})[call.method.lower()] = _operation(call)
    whole: Json = {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": VERSION, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": {path: paths[path] for path in sorted(paths)},
        "components": {
            "schemas": component_schemas(calls),
            "responses": _problem_responses(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}},
        },
    }
    name_enumerations(whole)
    _add_examples(whole)
    return whole


def _add_examples(whole: Json) -> None:
    """Give every body an example."""
    schemas = whole["components"]["schemas"]
    for methods in whole["paths"].values():
        for operation in methods.values():
            for kind, content in operation.get("requestBody", {}).get("content", {}).items():
                if kind == JSON:
                    content["example"] = example_of(content["schema"], schemas)


def _operation(call: AnyCall) -> Json:
    operation: Json = {"operationId": call.id, "description": call.description, "tags": [call.tag]}
    if parameters := [*_query_parameters(call), *map(_path_parameter, _placeholders(call))]:
        operation["parameters"] = parameters
    if content := _body(call):
        operation["requestBody"] = {"required": True, "content": content}
    if not isinstance(call.right, Anybody):
        operation["security"] = [{"token": []}]
    statuses = sorted(status for status in (call.other_status, call.status) if status)
    responses = {str(status): _answer(call, status) for status in statuses}
    operation["responses"] = responses | {str(status): _refusal(status) for status in sorted(_refused(call))}
    return operation


def _body(call: AnyCall) -> Json:
    if call.body_type:
        return {JSON: {"schema": reference(call.body_type)}}
    return {kind: {"schema": _BYTES} for kind in call.content_types}


def _answer(call: AnyCall, status: int) -> Json:
    """Return the response of a call; bytes as JSON are a file that is sent while it is made."""
    schema: Json
    headers = call.headers
    if call.other_answer and status == call.other_status:
        schema, headers = answer_schema(call.other_answer), {}
    elif call.answer is bytes:
        schema = {"type": "object"} if call.media_type == JSON else _BYTES
    else:
        schema = answer_schema(call.answer)
    return {
        "description": call.description,
        "content": {call.media_type: {"schema": schema}},
        "headers": {name: {"description": text, "required": True, "schema": _TEXT} for name, text in headers.items()},
    }


def _placeholders(call: AnyCall) -> list[str]:
    return [part[1:-1] for part in call.path.split("/") if part.startswith("{")]


def _path_parameter(placeholder: str) -> Json:
    name, _, kind = placeholder.partition(":")
    schema = _NUMBER if kind else _ID if name.endswith("_id") else _TEXT  # others are ids of providers
    return {"in": "path", "name": name, "required": True, "schema": schema}


def _query_parameters(call: AnyCall) -> list[Json]:
    hints, texts = get_type_hints(call.query), notes(call.query)
    return [_query_parameter(field, hints[field.name], texts.get(field.encode_name)) for field in fields(call.query)]


def _query_parameter(field: FieldInfo, hint: Any, text: str | None) -> Json:
    """Return a query parameter, which is left out, never null."""
    kind = bare_type(hint)
    schema = _TEXT.copy() if kind is Decimal else json_schema(kind)
    if "enum" in schema:
        schema["type"] = "string"
    if field.default not in (None, NODEFAULT):
        schema["default"] = field.default
    described = {"description": text} if text else {}
    return {"in": "query", "name": field.encode_name, "required": field.required, "schema": schema, **described}


def _refused(call: AnyCall) -> set[int]:
    """Return the error statuses of a call: by its body, its parameters, its right, and those it names."""
    found = {*_ALWAYS, *call.refusals}
    if call.body_type:
        found |= _WITH_BODY
        if _CONFLICTING_FIELDS & {field.name for field in fields(call.body_type)}:
            found.add(409)
    if call.parameters:
        found.add(404)
    if isinstance(call.right, Anybody):
        return found
    return found | {401, 403}


def _problem_responses() -> Json:
    """Return the error answers that calls refer to, by the name of their status."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses: Json = {name: {"description": text, "content": content} for name, text in _REFUSALS.values()}
    for name in ("TooMany", "Unavailable"):
        responses[name]["headers"] = _RETRY_AFTER
    return responses


def _refusal(status: int) -> Json:
    return {"$ref": f"#/components/responses/{_REFUSALS[status][0]}"}
