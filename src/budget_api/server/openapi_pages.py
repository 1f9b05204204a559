"""The OpenAPI document at `/api/openapi.json`, and its reader at `/api/docs`.

The page needs no other host, no script and no style: a browser's own are enough for it.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Response, get

from budget_api.openapi.document import TITLE, document

Json = dict[str, Any]
_LIMITS = {
    "minLength": "at least", "maxLength": "at most", "minimum": "from", "exclusiveMinimum": "above", "maximum": "to",
    "default": "by default",
}  # fmt: skip
"""Words for the limits of a value; those of a text are characters."""
_OPENAPI = "application/vnd.oai.openapi+json"


class PageMarkup(str):
    """HTML that is escaped already."""

    __slots__ = ()


@get("/api/openapi.json", sync_to_thread=False)
def openapi_json() -> Response[bytes]:
    """Return the document."""
    return Response(msgspec.json.encode(document()), media_type=_OPENAPI)


@get("/api/docs", media_type=MediaType.HTML, sync_to_thread=False)
def reading_page() -> str:
    """Return every call with its parameters, body, example and answers, and every schema, on one page."""
    return _page()


@cache
def _page() -> str:
    whole = document()
    operations = [
        (operation["tags"][0], _operation(method, path, operation))
        for path, methods in whole["paths"].items()
        for method, operation in methods.items()
    ]
    parts = [
        f"<h2>{escape(tag['name'])}</h2><p>{escape(tag['description'])}</p>"
        + "".join(text for name, text in operations if name == tag["name"])
        for tag in whole["tags"]
    ]
    schemas = [_schema(name, schema) for name, schema in sorted(whole["components"]["schemas"].items())]
    return "".join([_head(whole["info"]["description"]), *parts, "<h2>Schemas</h2>", *schemas, "</html>"])


def _head(description: str) -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{TITLE} API</title><h1>{TITLE} API</h1><p>{escape(description)}</p>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>'
    )


def _operation(method: str, path: str, operation: Json) -> str:
    parameters = [
        (one["name"], _kind(one["schema"]), one["in"], one.get("required", False), one.get("description", ""))
        for one in operation.get("parameters", [])
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).items()
    answers = [(status, _answer(answer)) for status, answer in operation["responses"].items()]
    return (
        f'<details id="{operation["operationId"]}"><summary><code>{method.upper()} {escape(path)}</code> '
        f"({operation['operationId']})</summary><p>{escape(operation['description'])}</p>"
        + _table("Parameters", ("name", "type", "in", "required", ""), parameters)
        + "".join(map(_body, bodies))
        + _table("Answers", ("status", ""), answers)
        + "</details>"
    )


def _body(content: tuple[str, Json]) -> str:
    kind, about = content
    example = json.dumps(about["example"], indent=2, ensure_ascii=False) if "example" in about else ""
    return f"<p>Body ({escape(kind)}): {_kind(about['schema'])}</p><pre>{escape(example)}</pre>"


def _answer(answer: Json) -> PageMarkup:
    """Return the struct of an answer, or what a refusal means."""
    if "$ref" in answer:
        name = answer["$ref"].rpartition("/")[2]
        return PageMarkup(escape(document()["components"]["responses"][name]["description"]))
    return PageMarkup(", ".join(_kind(content["schema"]) for content in answer["content"].values()))


def _schema(name: str, schema: Json) -> str:
    required = schema.get("required", [])
    fields = [
        (field, _kind(about), field in required, about.get("description", ""))
        for field, about in schema.get("properties", {}).items()
    ]
    values = f"<p>{_kind(schema)}</p>" if "enum" in schema else ""
    return (
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>{values}'
        + _table("", ("field", "type", "required", ""), fields)
    )


def _kind(schema: Json) -> PageMarkup:
    """Return the type of a value, with a link to its schema and its limits."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return PageMarkup(f'<a href="#{name}">{name}</a>')
    if "anyOf" in schema:
        return PageMarkup(" or ".join(map(_kind, schema["anyOf"])))
    if "enum" in schema:
        return PageMarkup(" | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"]))
    if schema.get("type") == "array":
        return PageMarkup(f"list of {_kind(schema['items'])}")
    kinds = schema.get("type", "any value")
    limits = [f"{words} {schema[key]}" for key, words in _LIMITS.items() if key in schema]
    words = [" or ".join(kinds) if isinstance(kinds, list) else kinds, *filter(None, [schema.get("format")]), *limits]
    return PageMarkup(escape(", ".join(words)))


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table; nothing without rows."""
    lines = "".join(f"<tr>{''.join(f'<td>{_cell(cell)}</td>' for cell in row)}</tr>" for row in rows)
    head = "".join(f"<th>{each}</th>" for each in heads)
    return f'<table border="1"><caption>{caption}</caption><tr>{head}</tr>{lines}</table>' if lines else ""


def _cell(cell: object) -> str:
    if isinstance(cell, bool):
        return "yes" if cell else ""
    return cell if isinstance(cell, PageMarkup) else escape(str(cell))
