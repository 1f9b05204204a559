"""Query parameters of a request, decoded with every wrong one named."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, get_origin, get_type_hints

import msgspec

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract import validation
from budget_core.contract.types import Query, bare_type, rule_of

Q = TypeVar("Q", bound=Query)


class _Parameter(NamedTuple):
    name: str
    key: str
    type: Any
    rule: str | None
    is_required: bool


def read_query(kind: type[Q], sent: Mapping[str, Sequence[str]]) -> Q:
    """Return the query as `kind`.

    Raises: DomainError(REQUEST_INVALID), also for an unknown parameter: a filter that is not known must not be
    answered by everything.
    """
    parameters = _parameters(kind)
    known = {parameter.key for parameter in parameters}
    wrong = {key: ErrorCode.VALIDATION_UNKNOWN for key in sent if key not in known}
    values: dict[str, Any] = {}
    for parameter in parameters:
        if texts := sent.get(parameter.key):
            try:
                values[parameter.name] = _value(parameter, texts)
            except DomainError as error:
                wrong[parameter.key] = error.code
        elif parameter.is_required:
            wrong[parameter.key] = ErrorCode.VALIDATION_REQUIRED
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return kind(**values)


def _value(parameter: _Parameter, texts: Sequence[str]) -> Any:
    """Return all values that were sent for a list, the last one for others."""
    if parameter.rule:
        return validation.check(parameter.rule, texts[-1])
    kind = get_origin(parameter.type)
    try:
        return msgspec.convert(list(texts) if kind is list else texts[-1], parameter.type, strict=False)
    except msgspec.ValidationError:
        is_choice = kind is Literal
        raise DomainError(ErrorCode.VALIDATION_CHOICE if is_choice else ErrorCode.VALIDATION_TYPE) from None


@cache
def _parameters(kind: type[Query]) -> tuple[_Parameter, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_parameter(field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _parameter(field: msgspec.structs.FieldInfo, hint: Any) -> _Parameter:
    bare = bare_type(hint)
    return _Parameter(field.name, field.encode_name, bare, rule_of(bare), field.required)
