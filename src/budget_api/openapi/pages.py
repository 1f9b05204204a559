"""The OpenAPI document at `/api/openapi.json`, and a page to read it at `/api/docs` that needs no other host."""

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from budget_api.openapi.operations import describe_operations, problem_responses
from budget_api.openapi.schemas import component_schemas

TITLE = "Budget"
VERSION = "0.1.0"


@lru_cache(maxsize=1)
def exact_document(app: Litestar) -> dict[str, Any]:
    """The framework's document with exact schemas and with every status a call can answer."""
    document = app.openapi_schema.to_schema()
    components = document["components"]
    components["schemas"] = component_schemas(components["schemas"])
    components["responses"] = problem_responses()
    describe_operations(document, app)
    return document


class Pages(Router):
    """Where the document is handed out. Without the framework's own 404 page: an unknown call answers a problem."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Take a page."""
        is_error_page = isinstance(value, HTTPRouteHandler) and "/{path:str}" in value.paths
        return [] if is_error_page else super().register(value)


class Document(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        return super().render(request, exact_document(request.app))


class ReadingPage(OpenAPIRenderPlugin):
    """Every call on one plain page."""

    def __init__(self) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        calls = [
            _call(method, path, operation)
            for path, methods in exact_document(request.app)["paths"].items()
            for method, operation in methods.items()
        ]
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{TITLE} API</title><h1>{TITLE} API</h1>'
        more = '<p>The whole document with all schemas: <a href="/api/openapi.json">openapi.json</a></p>'
        return f"{head}{more}<dl>{''.join(calls)}</dl></html>".encode()


def openapi_config() -> OpenAPIConfig:
    """What the framework needs to write the document."""
    return OpenAPIConfig(
        title=TITLE,
        version=VERSION,
        openapi_router=Pages(path="/api", route_handlers=[], include_in_schema=False),
        render_plugins=[ReadingPage(), Document(path="/openapi.json")],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer", bearer_format="JWT")}
        ),
        use_handler_docstrings=True,
    )


def _call(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f" takes <code>{escape(body['$ref'].rsplit('/', 1)[-1])}</code>" if "$ref" in body else ""
    statuses = ", ".join(operation["responses"])
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code> ({escape(operation['operationId'])})</dt>"
        f"<dd>{escape(operation['description'])}{takes}; answers {statuses}</dd>"
    )
