"""The schemas of requests and answers in the OpenAPI document, made from the contract's own structs.

A request may leave a field out, while an answer always has all of its own.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from textwrap import dedent
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from budget_api.journal.edits import camel
from budget_core import contract
from budget_core.base.errors import ErrorCode
from budget_core.contract.call import AnyCall
from budget_core.contract.server.live import NoticeCode
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
    kinds = [
        kind
        for call in calls
        for kind in (call.body_type, call.other_answer, *_either(call.answer))
        if kind not in (None, bytes)
    ]
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


_ID = "01890000-0000-7000-8000-000000000001"
_FORMATS = {
    "uuid": _ID,
    "date": "2026-12-01",
    "date-time": "2026-12-24T18:05:00Z",
    "decimal": "12.50",
    "email": "ann@example.com",
}
_FIELDS = {
    "accountId": _ID, "categoryId": _ID, "baseCurrency": "USD", "budget": "250.00", "code": "7H3K-9MZ2",
    "currencyCode": "USD", "email": "ann@example.com", "endpoint": "https://push.example.com/1",
    "icon": "wallet", "image": "", "name": "Home", "newPassword": "correct horse battery",
    "note": "lunch with Ann", "password": "correct horse battery",
    "timeZone": "Europe/Kyiv", "value": "12.50",
}  # fmt: skip
_OF_A_CATEGORY = {"lines", "match"}
"""Structs with one of these fields need a category, or something in its place."""


def example_of(schema: Json, schemas: Json, field: str = "") -> Any:
    """Return a value that a schema allows: of a struct what is required, of a list one item."""
    if "$ref" in schema:
        return example_of(schemas[schema["$ref"].rpartition("/")[2]], schemas, field)
    if "anyOf" in schema:
        return example_of(schema["anyOf"][0], schemas, field)
    if "enum" in schema:
        return schema["enum"][0]
    kinds = schema["type"] if isinstance(schema.get("type"), list) else [schema.get("type")]
    if "object" in kinds:
        properties: Json = schema.get("properties", {})
        names = schema.get("required") or list(properties)[:1]
        if _OF_A_CATEGORY & properties.keys() and "categoryId" in properties:
            names = [*names, "categoryId"]
        return {name: example_of(properties[name], schemas, name) for name in names}
    if "array" in kinds:
        return [example_of(schema["items"], schemas, field.removesuffix("s"))]
    if "integer" in kinds:
        return max(1, schema.get("minimum", 1))
    if "boolean" in kinds:
        return True
    if "T[0-9]" in schema.get("pattern", ""):
        return "2026-12-24T18:05"
    return _FIELDS.get(field) or _FORMATS.get(schema.get("format", "")) or "text"


_PREFIX = "#/components/schemas/"


def name_enumerations(document: Json) -> None:
    """Replace every enumeration of two values or more by a reference to a component."""
    schemas: Json = document["components"]["schemas"]
    found: dict[tuple[str, ...], str] = {tuple(s["enum"]): name for name, s in schemas.items() if "enum" in s}
    for owner, schema in list(schemas.items()):
        if "enum" not in schema:
            _name_parts(schema, owner, schemas, found)
    for operation in _operations(document):
        for parameter in operation.get("parameters", ()):
            name = f"{_capital(operation['operationId'])}{_capital(parameter['name'])}"
            parameter["schema"] = _named(parameter["schema"], name, schemas, found)
    document["components"]["schemas"] = dict(sorted(schemas.items()))


def _name_parts(schema: Any, name: str, schemas: Json, found: dict[tuple[str, ...], str]) -> None:
    """Name the enumerations inside of a schema, after the fields that lead to them."""
    parts: Iterator[tuple[Any, Any]]
    if isinstance(schema, dict):
        parts = iter(list(schema.items()))
    elif isinstance(schema, list):
        parts = iter(list(enumerate(schema)))
    else:
        return
    for key, part in parts:
        below = f"{name}{_capital(key)}" if isinstance(key, str) and key not in _BETWEEN else name
        schema[key] = _named(part, below, schemas, found)
        _name_parts(schema[key], below, schemas, found)


_BETWEEN = {"properties", "anyOf", "items", "additionalProperties"}
"""Keys between the names of a struct and of its field."""


def _named(schema: Any, name: str, schemas: Json, found: dict[tuple[str, ...], str]) -> Any:
    if not (isinstance(schema, dict) and isinstance(schema.get("enum"), list) and len(schema["enum"]) > 1):
        return schema
    values = tuple(schema["enum"])
    if values not in found:
        found[values] = _aliases().get(values, name)
        schemas[found[values]] = {"type": "string", "enum": list(values)}
    rest = {key: value for key, value in schema.items() if key not in ("enum", "type")}
    return {"$ref": f"{_PREFIX}{found[values]}", **rest}


@cache
def _aliases() -> dict[tuple[str, ...], str]:
    """Return the names that the contract's own modules give to enumerations, by their values."""
    prefix = f"{contract.__name__}."
    names = (module.name.removeprefix(prefix) for module in walk_packages(contract.__path__, prefix))
    modules = [import_module(f"{contract.__name__}.{name}") for name in names]
    return {
        tuple(sorted(get_args(value))): name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal and not name.startswith("_")
    }


def _operations(document: Json) -> Iterator[Json]:
    for methods in document["paths"].values():
        yield from methods.values()


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
