"""Names of enumerations, which become components of the document: a generated client calls them by the same name."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Literal, get_args, get_origin

from budget_core import contract

Json = dict[str, Any]
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
