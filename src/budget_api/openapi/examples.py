"""Examples of bodies in the OpenAPI document: the fields that have to be sent, with values that are read."""

from typing import Any

Json = dict[str, Any]
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
