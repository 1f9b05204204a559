"""The parameters of a call as `help()` and notebooks show them."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

_SELF = Parameter("self", Parameter.POSITIONAL_ONLY)


def shown_signature(build: Callable[..., Any], answer: Any = None) -> Signature:
    """That of the function which makes the operation, as a method that gives `answer`, by default what comes back.

    A body is shown as what it is, a struct or keywords: `(workspace_id=None, data=None, /, *, name: str, …)`.
    """
    own = signature(build)
    returned = answer or get_args(own.return_annotation)[0]
    *ids, last = [_SELF, *own.parameters.values()]
    if not is_body(last.annotation):
        return Signature([*ids, last], return_annotation=returned)
    before = [one.replace(kind=Parameter.POSITIONAL_ONLY) for one in ids]
    if before[-1].annotation == str | None:
        before[-1] = before[-1].replace(default=None)
    body = last.replace(kind=Parameter.POSITIONAL_ONLY, annotation=last.annotation | None, default=None)
    return Signature([*before, body, *_keywords(last.annotation)], return_annotation=returned)


def is_body(annotation: Any) -> bool:
    """Whether a parameter is a request's body."""
    return isinstance(annotation, type) and issubclass(annotation, msgspec.Struct)


def _keywords(kind: type[msgspec.Struct]) -> list[Parameter]:
    hints = get_type_hints(kind)
    return [
        Parameter(field.name, Parameter.KEYWORD_ONLY, default=_default(field), annotation=_set(hints[field.name]))
        for field in msgspec.structs.fields(kind)
    ]


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return Parameter.empty if field.default is msgspec.NODEFAULT else field.default


def _set(hint: Any) -> Any:
    """The type of a field without `UNSET`, which says that it is left out."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return Union[tuple(one for one in get_args(hint) if one is not msgspec.UnsetType)]  # noqa: UP007 - made of a tuple
