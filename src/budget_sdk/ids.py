"""Client-made ids, which make repeated calls count once."""

import secrets
import time
from dataclasses import replace
from typing import TypeVar
from uuid import UUID

import msgspec

from budget_core.contract.money.accounts import AccountUpdate
from budget_sdk.operation import Operation

T = TypeVar("T")
B = TypeVar("B", bound=msgspec.Struct)
_MILLISECOND = 1_000_000
_RANDOM_BITS = 62
_VERSION, _VARIANT = 7 << 76, 2 << _RANDOM_BITS


def new_id() -> str:
    """Return a UUIDv7 that sorts by time within a millisecond (RFC 9562, 6.2)."""
    milliseconds, rest = divmod(time.time_ns(), _MILLISECOND)
    parts = (rest << 12) // _MILLISECOND
    return str(UUID(int=milliseconds << 80 | _VERSION | parts << 64 | _VARIANT | secrets.randbits(_RANDOM_BITS)))


def with_ids(operation: Operation[T]) -> Operation[T]:
    """Return the operation with an id wherever the body lacks one."""
    return operation if operation.body is None else replace(operation, body=_fill_ids(operation.body))


def _fill_ids(body: B) -> B:
    fresh = {name: new_id() for name in _missing_ids(body)}
    parts = {name: _parts(getattr(body, name)) for name in body.__struct_fields__ if _is_list(getattr(body, name))}
    return msgspec.structs.replace(body, **fresh, **parts) if fresh or parts else body


def _missing_ids(body: msgspec.Struct) -> list[str]:
    if isinstance(body, AccountUpdate):
        sets_balance = body.budget is not msgspec.UNSET and body.adjustment_id is msgspec.UNSET
        return ["adjustment_id"] if sets_balance else []
    return ["id"] if getattr(body, "id", None) is msgspec.UNSET else []


def _is_list(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(one, msgspec.Struct) for one in value)


def _parts(values: list[object]) -> list[object]:
    return [_fill_ids(value) if isinstance(value, msgspec.Struct) else value for value in values]
