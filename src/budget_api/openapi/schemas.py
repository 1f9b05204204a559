"""The schemas of requests and answers in the OpenAPI document, made from the contract's own structs.

A request may leave a field out, while an answer always has all of its own.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from textwrap import dedent
from types import UnionType
from typing import Any, get_args, get_origin

import msgspec

from budget_api.journal.edits import camel
from budget_core.base.errors import ErrorCode
from budget_core.base.notices import NoticeCode
from budget_core.contract.call import AnyCall
from budget_core.contract.server.problems import Problem
from budget_core.contract.types import Body, View

Json = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
CONTRACT = "budget_core.contract."
_SNAKE = re.compile(r"[a-z]+(_[a-z]+)+")
DECIMAL_PATTERN = r"^-?[0-9]+(\.[0-9]+)?$"
_CODE = {"$ref": REFERENCE.format(name="ErrorCode")}


def component_schemas(calls: Iterable[AnyCall]) -> Json:
    """Return the schemas of all requests and answers with everything they hold, problems, and all codes."""
    kinds = [kind for call in calls for kind in (call.body_type, *_either(call.answer)) if kind not in (None, bytes)]
    _, schemas = msgspec.json.schema_components([*kinds, Problem, ErrorCode, NoticeCode], ref_template=REFERENCE)
    structs = {kind.__name__: kind for base in (Body, View) for kind in _kinds(base)}
    for name, schema in schemas.items():
        _tidy(schema)
        if name in structs:
            _complete(schema, structs[name])
    schemas["Problem"]["properties"]["code"] = _CODE
    schemas["Problem"]["properties"]["fields"]["additionalProperties"] = _CODE
    return schemas


def reference(kind: type[msgspec.Struct]) -> Json:
    """Return the reference to the schema of a struct."""
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def answer_schema(kind: Any) -> Json:
    """Return the schema of an answer: a struct, one of several, or a list of one."""
    if len(_either(kind)) > 1:
        return {"anyOf": [reference(each) for each in _either(kind)]}
    if get_origin(kind) is list:
        return {"type": "array", "items": reference(get_args(kind)[0])}
    return reference(kind)


def _either(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) is UnionType else (kind,)


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Yield the contract's own structs: a program in the same process may have others of these names."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(CONTRACT):
            yield kind
            yield from _kinds(kind)


def _tidy(schema: Any) -> None:
    """Drop titles that repeat names, and give every enumeration and decimal its type."""
    if isinstance(schema, list):
        for part in schema:
            _tidy(part)
    if not isinstance(schema, dict):
        return
    if isinstance(schema.get("title"), str):
        del schema["title"]
    if "enum" in schema:
        schema["type"] = "string"
    if schema.get("format") == "decimal":
        schema.setdefault("pattern", DECIMAL_PATTERN)
    if "pattern" in schema and "maximum" in schema:  # an amount of a request may be a JSON number too
        schema["type"] = ["string", "number"]
    for part in schema.values():
        _tidy(part)


def _complete(schema: Json, kind: type[msgspec.Struct]) -> None:
    properties: Json = schema["properties"]
    for name, text in notes(kind).items():
        properties[name].setdefault("description", text)
    if issubclass(kind, View):
        schema["required"] = list(properties)
        for part in properties.values():
            part.pop("default", None)


@cache
def notes(kind: type[msgspec.Struct]) -> Json:
    """Return the docstrings that stand under fields, inherited ones too, by the name of the field in JSON."""
    inherited = [notes(base) for base in reversed(kind.__bases__) if base.__module__.startswith(CONTRACT)]
    body = ast.parse(dedent(inspect.getsource(kind))).body[0]
    if not isinstance(body, ast.ClassDef):
        return {}
    names = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    own = {
        names[field.target.id]: _SNAKE.sub(lambda found: camel(found[0]), str(note.value.value))
        for field, note in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
    }
    return {name: text for each in [*inherited, own] for name, text in each.items()}
