"""Constants of the core as TypeScript modules; `make api` keeps them in `webui/src/contract`.

Run as a program, it prints one of them: `python -m budget_api.openapi.constants limits`.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from enum import StrEnum
from typing import Any, Final, get_args

from budget_core.base import limits
from budget_core.base.currencies import CurrencyType
from budget_core.base.errors import ErrorCode
from budget_core.contract.people.providers import Provider
from budget_core.contract.types import Frequency, TokenScope

_HEADER: Final = "// Written by `make api`; never changed by hand."
_HUNDREDTHS: Final = frozenset({"AMOUNT_MAX"})
"""Limits of amounts, which the web computes in hundredths."""

_ENUMERATIONS: Final[Mapping[str, Any]] = {
    "CURRENCY_TYPES": CurrencyType,
    "FREQUENCIES": Frequency,
    "PROVIDERS": Provider,
    "TOKEN_SCOPES": TokenScope,
}
"""Enumerations of the contract that the web goes through, in the order they are shown."""


def limits_module() -> str:
    """Return `limits.gen.ts`: every limit of the core under its name.

    | in Python          | in TypeScript         |
    |--------------------|-----------------------|
    | Decimal, an amount | BigInt, in hundredths |
    | Decimal, whole     | BigInt                |
    | Decimal            | number                |
    | tuple              | readonly array        |
    """
    return _module(f"export const {name} = {_limit(name, value)};" for name, value in _limits())


def codes_module() -> str:
    """Return `codes.gen.ts`: the error codes and the enumerations that the web goes through."""
    return _module(_codes())


def _codes() -> Iterator[str]:
    yield "export const ErrorCode = {"
    yield from (f"  {code.name}: {json.dumps(code.value)}," for code in ErrorCode)
    yield "} as const;"
    yield ""
    yield "export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];"
    yield ""
    for name, kind in _ENUMERATIONS.items():
        yield f"export const {name} = {json.dumps(_values(kind))} as const;"


def _values(kind: Any) -> list[str]:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return [member.value for member in kind]
    return list(get_args(kind))


def _limits() -> Iterator[tuple[str, Any]]:
    return ((name, value) for name, value in vars(limits).items() if name.isupper())


def _limit(name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return f"{json.dumps(value)} as const"
    if not isinstance(value, Decimal):
        return json.dumps(value)
    if name in _HUNDREDTHS:
        return f"{int(value * 100)}n"
    return f"{value}n" if value == value.to_integral_value() else str(value)


def _module(lines: Iterator[str]) -> str:
    return "\n".join([_HEADER, *lines]) + "\n"


_MODULES: Final[Mapping[str, Callable[[], str]]] = {"limits": limits_module, "codes": codes_module}

if __name__ == "__main__":
    sys.stdout.write(_MODULES[sys.argv[1]]())
