"""The OpenAPI document at `/api/openapi.json`, and a page to read it at `/api/docs` that needs no other host."""

from decimal import Decimal
from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar._openapi.schema_generation.schema import SchemaCreator
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, OpenAPIType, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin, ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.typing import FieldDefinition

from budget_core.contract.problems import Problem

TITLE = "Budget"
VERSION = "0.1.0"
DECIMAL_PATTERN = r"^-?\d+(\.\d+)?$"

_EVERY_CALL = {
    400: "The body is not JSON we read",
    413: "The body is too large",
    422: "A field or a rule is broken",
    500: "A bug of the server",
    503: "The database can't work now",
}
_WITH_TOKEN = {401: "The token is missing, expired or ended", 429: "Too many calls"}
_IN_WORKSPACE = {403: "Only the creator, or another scope", 404: "Unknown, or not yours", 409: "Somebody was faster"}


class DecimalAsText(OpenAPISchemaPlugin):
    """Exact decimals are strings in JSON."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether this plugin knows the type."""
        return value is Decimal

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The schema of a decimal."""
        return Schema(type=OpenAPIType.STRING, pattern=DECIMAL_PATTERN)


class ProblemResponses(ReceiveRoutePlugin):
    """Documents the problem body on every route."""

    def receive_route(self, route: BaseRoute) -> None:
        """Called by the framework for each route."""
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                texts = (
                    _EVERY_CALL
                    | (_WITH_TOKEN if handler.guards else {})
                    | (_IN_WORKSPACE if route.path_parameters else {})
                )
                specs = {status: _problem(text) for status, text in texts.items()}
                handler.responses = specs | dict(handler.responses or {})


class ReadingPage(OpenAPIRenderPlugin):
    """Every call on one plain page."""

    def __init__(self) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        calls = [
            _call(method, path, operation)
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
            if "operationId" in operation
        ]
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{TITLE} API</title><h1>{TITLE} API</h1>'
        more = '<p>The whole document with all schemas: <a href="/api/openapi.json">openapi.json</a></p>'
        return f"{head}{more}<dl>{''.join(calls)}</dl></html>".encode()


def openapi_config() -> OpenAPIConfig:
    """What the framework needs to write the document."""
    return OpenAPIConfig(
        title=TITLE,
        version=VERSION,
        path="/api",
        render_plugins=[ReadingPage(), JsonRenderPlugin(path="/openapi.json")],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer", bearer_format="JWT")}
        ),
        use_handler_docstrings=True,
    )


def _problem(text: str) -> ResponseSpec:
    return ResponseSpec(Problem, description=text, media_type="application/problem+json", generate_examples=False)


def _call(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f" takes <code>{escape(body['$ref'].rsplit('/', 1)[-1])}</code>" if "$ref" in body else ""
    statuses = ", ".join(operation["responses"])
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code> ({escape(operation['operationId'])})</dt>"
        f"<dd>{escape(operation.get('description', ''))}{takes}; answers {statuses}</dd>"
    )
