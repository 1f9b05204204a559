"""Signatures of calls for `help()` and notebooks."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any

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
    return Signature([_SELF, *ids, body, *signature(kind).parameters.values()], return_annotation=returns)
