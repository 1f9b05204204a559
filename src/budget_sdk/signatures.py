"""Signatures of calls for `help()` and notebooks."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from budget_core.contract.call import BodyCall

_SELF = Parameter("self", Parameter.POSITIONAL_ONLY)


def method_signature(shape: Callable[..., Any], returns: Any, *, has_self: bool = True) -> Signature:
    """Return a declared signature as that of a method, or without `self`."""
    _, *parameters = signature(shape).parameters.values()
    return Signature([*([_SELF] if has_self else []), *parameters], return_annotation=returns)


def body_signature(call: BodyCall[Any, Any, Any], returns: Any, is_workspace_optional: bool) -> Signature:
    """Return the signature of a call whose body is a struct or keywords.

    It reads `(workspace_id=None, data=None, /, *, name: str, …)`.
    """
    kind = call.body_type
    ids = [Parameter(name, Parameter.POSITIONAL_ONLY, annotation=str) for name in call.parameters]
    if is_workspace_optional:
        ids[0] = ids[0].replace(annotation=str | None, default=None)
    body = Parameter("data", Parameter.POSITIONAL_ONLY, annotation=kind | None, default=None)
    return Signature([_SELF, *ids, body, *_keywords(kind)], return_annotation=returns)


def _keywords(kind: type[msgspec.Struct]) -> list[Parameter]:
    hints = get_type_hints(kind)
    return [
        Parameter(
            field.name, Parameter.KEYWORD_ONLY, default=_default(field), annotation=_without_unset(hints[field.name])
        )
        for field in msgspec.structs.fields(kind)
    ]


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return Parameter.empty if field.default is msgspec.NODEFAULT else field.default


def _without_unset(hint: Any) -> Any:
    """Return the type of a field without `UNSET`."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return Union[tuple(one for one in get_args(hint) if one is not msgspec.UnsetType)]  # noqa: UP007 - made of a tuple
