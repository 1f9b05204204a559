"""Turn the bytes of a request into its struct, with every wrong field named at once.

msgspec alone stops at the first wrong field, rounds JSON numbers with many digits, and takes `" 12"` or `"1_000"`
as decimals. Here numbers stay text until a rule of `budget_core.contract.validation` has read them.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract import validation
from budget_core.contract.types import bare_type, list_rule_of, rule_of

T = TypeVar("T", bound=msgspec.Struct)
_LONG_BYTES = 1_000_000
_SHARED_CHARACTERS = 36
_LONE_SURROGATE = re.compile(r"\\ud[89a-f]", re.IGNORECASE)
_INTEGER = re.compile(r"-?\d{1,18}", re.ASCII)
_BASE_TYPES: Mapping[Any, type] = {Literal: str, int: int, datetime: str}


class Number(str):
    """A JSON number, still as it was written."""

    __slots__ = ()


class _Field(NamedTuple):
    name: str
    key: str
    required: bool
    nullable: bool
    rule: str | None
    struct: type[msgspec.Struct] | None
    is_list: bool
    type: Any
    key_type: Any = None
    """Type of the keys of an object with free ones; None for all other fields."""
    list_rule: str | None = None
    """Rule of a list as a whole."""


def decode(kind: type[T], raw: bytes) -> T:
    """Return the request as `kind`.

    Raises `DomainError`: REQUEST_MALFORMED or REQUEST_TOO_DEEP when it is no JSON object we read, else
    REQUEST_INVALID with `fields`.
    """
    return build(kind, parse(raw))


def parse(raw: bytes) -> object:
    """JSON with its numbers as `Number`.

    No NaN, no lone surrogates, no key twice in an object, no more than `limits.JSON_DEPTH` levels.
    """
    try:
        text = raw.decode("utf-8")
        value: object = (_JSON if len(raw) <= _LONG_BYTES else _interning_decoder()).decode(text)
        if _LONE_SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise DomainError(ErrorCode.REQUEST_TOO_DEEP) from None
    except ValueError:
        raise DomainError(ErrorCode.REQUEST_MALFORMED) from None
    _check_depth(value)
    return value


def build(kind: type[T], data: object) -> T:
    """Return a struct from parsed JSON, or all its wrong fields."""
    wrong: dict[str, ErrorCode] = {}
    result = _struct(kind, data, "", wrong)
    if result is None:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return result


def _refuse(constant: str) -> object:
    raise ValueError(constant)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(pairs)
    return found


def _decoder(make: Callable[[list[tuple[str, object]]], dict[str, object]]) -> json.JSONDecoder:
    return json.JSONDecoder(parse_int=Number, parse_float=Number, parse_constant=_refuse, object_pairs_hook=make)


_JSON = _decoder(_object)


def _interning_decoder() -> json.JSONDecoder:
    """Return a decoder that stores repeated strings once.

    A long file repeats the same days, codes and ids thousands of times.
    """
    interned: dict[str, str] = {}

    def shared(value: object) -> object:
        return interned.setdefault(value, value) if type(value) is str and len(value) <= _SHARED_CHARACTERS else value

    return _decoder(lambda pairs: _object([(name, shared(value)) for name, value in pairs]))


def _check_depth(value: object) -> None:
    level = [value]
    for _ in range(limits.JSON_DEPTH):
        level = [inner for outer in level for inner in _children(outer) if isinstance(inner, dict | list)]
        if not level:
            return
    raise DomainError(ErrorCode.REQUEST_TOO_DEEP)


def _children(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _struct(kind: type[T], data: object, path: str, wrong: dict[str, ErrorCode]) -> T | None:
    if not isinstance(data, dict):
        if not path:
            raise DomainError(ErrorCode.REQUEST_MALFORMED)
        wrong[path[:-1]] = ErrorCode.VALIDATION_TYPE
        return None
    fields, known = _fields(kind), len(wrong)
    if not data.keys() <= fields.keys():
        wrong.update({path + key: ErrorCode.VALIDATION_UNKNOWN for key in data.keys() - fields.keys()})
    values: dict[str, Any] = {}
    for field in fields.values():
        if field.key in data:
            values[field.name] = _value(field, data[field.key], path + field.key, wrong)
        elif field.required:
            wrong[path + field.key] = ErrorCode.VALIDATION_REQUIRED
    if wrong_values := getattr(kind, "wrong_values", None):
        wrong.update({path + key: code for key, code in wrong_values(values).items()})
    return kind(**values) if len(wrong) == known else None


def _value(field: _Field, raw: object, path: str, wrong: dict[str, ErrorCode]) -> object:
    if raw is None and field.nullable:
        return None
    if field.key_type is not None:
        return _mapping(field, raw, path, wrong)
    if not field.is_list:
        return _item(field, raw, path, wrong)
    if not isinstance(raw, list):
        wrong[path] = ErrorCode.VALIDATION_TYPE
        return None
    known = len(wrong)
    items = [_item(field, item, f"{path}.{index}", wrong) for index, item in enumerate(_drain(raw))]
    return items if field.list_rule is None or len(wrong) > known else _whole(field.list_rule, items, path, wrong)


def _whole(list_rule: str, items: list[object], path: str, wrong: dict[str, ErrorCode]) -> object:
    try:
        return validation.LIST_RULES[list_rule](items)
    except DomainError as error:
        wrong[path] = error.code
        return None


def _mapping(field: _Field, raw: object, path: str, wrong: dict[str, ErrorCode]) -> object:
    if not isinstance(raw, dict):
        wrong[path] = ErrorCode.VALIDATION_TYPE
        return None
    found: dict[object, object] = {}
    key_rule = rule_of(field.key_type)
    for written, item in raw.items():
        try:
            key = _apply_rule(key_rule, written) if key_rule else _convert(field.key_type, written)
            found[key] = _item(field, item, f"{path}.{written}", wrong)
        except DomainError as error:
            wrong[f"{path}.{written}"] = error.code
    return found


def _drain(items: list[object]) -> Iterator[object]:
    """Yield the items, dropping each from the list.

    Otherwise a long file would be in memory twice.
    """
    for index, item in enumerate(items):
        items[index] = None
        yield item


def _item(field: _Field, raw: object, path: str, wrong: dict[str, ErrorCode]) -> object:
    try:
        if field.struct is not None and (field.rule is None or isinstance(raw, dict)):
            return _struct(field.struct, raw, f"{path}.", wrong)
        return _apply_rule(field.rule, raw) if field.rule else _convert(field.type, raw)
    except DomainError as error:
        wrong[path] = error.code
        return None


def _apply_rule(rule: str, raw: object) -> object:
    if raw is None:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if not isinstance(raw, str) or (isinstance(raw, Number) and rule not in validation.DECIMAL_RULES):
        raise DomainError(ErrorCode.VALIDATION_TYPE)
    return validation.check(rule, str(raw))


def _convert(kind: Any, raw: object) -> object:
    value = int(raw) if isinstance(raw, Number) and _INTEGER.fullmatch(raw) else raw
    if isinstance(value, Number) and kind is not Any:
        raise DomainError(ErrorCode.VALIDATION_TYPE)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        is_choice = type(value) is _base_type(kind)
        raise DomainError(ErrorCode.VALIDATION_CHOICE if is_choice else ErrorCode.VALIDATION_TYPE) from None


def _base_type(kind: Any) -> type | None:
    """Return the JSON type behind a choice, a range or a moment."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return _BASE_TYPES.get(get_origin(bare) or bare)


@cache
def _fields(kind: type[msgspec.Struct]) -> Mapping[str, _Field]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: _field(field, hints[field.name]) for field in msgspec.structs.fields(kind)}


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> _Field:
    nullable, inner = type(None) in get_args(hint), bare_type(hint)
    list_rule = list_rule_of(inner)
    if list_rule is not None:
        inner = get_args(inner)[0]
    is_list = get_origin(inner) is list
    is_mapping = get_origin(inner) is dict
    item = get_args(inner)[-1] if is_list or is_mapping else inner
    struct = next((kind for kind in (item, *get_args(hint)) if _is_struct(kind)), None)
    key_type = get_args(inner)[0] if is_mapping else None
    return _Field(
        field.name,
        field.encode_name,
        field.required,
        nullable,
        rule_of(item),
        struct,
        is_list,
        item,
        key_type,
        list_rule,
    )


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
