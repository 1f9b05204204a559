"""The OpenAPI document at `/api/openapi.json`, and its reader at `/api/docs`.

The page needs no other host.
"""

from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Response, get

from budget_api.openapi.document import TITLE, document

_OPENAPI = "application/vnd.oai.openapi+json"


@get("/api/openapi.json", sync_to_thread=False)
def openapi_json() -> Response[bytes]:
    """Return the document."""
    return Response(msgspec.json.encode(document()), media_type=_OPENAPI)


@get("/api/docs", media_type=MediaType.HTML, sync_to_thread=False)
def reading_page() -> str:
    """Return every call on one plain page."""
    return _page()


@cache
def _page() -> str:
    calls = [
        _call(method, path, operation)
        for path, methods in document()["paths"].items()
        for method, operation in methods.items()
    ]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{TITLE} API</title><h1>{TITLE} API</h1>'
    more = '<p>The whole document with all schemas: <a href="/api/openapi.json">openapi.json</a></p>'
    return f"{head}{more}<dl>{''.join(calls)}</dl></html>"


def _call(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f" takes <code>{escape(body['$ref'].rsplit('/', 1)[-1])}</code>" if "$ref" in body else ""
    statuses = ", ".join(operation["responses"])
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code> ({escape(operation['operationId'])})</dt>"
        f"<dd>{escape(operation['description'])}{takes}; answers {statuses}</dd>"
    )
