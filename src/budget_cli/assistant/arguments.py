"""Arguments of an assistant's tools."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
Arguments = Mapping[str, Any]

CONFIRM: Final = "confirm"
"""Argument of a writing tool: the one-time word that was given with what it would do."""
CONFIRM_TEXT: Final = "Word from the last line of what it would do; without it nothing is done."


class WrongArgumentsError(Exception):
    """Arguments that a tool does not take; the text says which."""


def convert(arguments: Arguments, kind: type[T]) -> T:
    """Return arguments as a struct. Raises: WrongArgumentsError."""
    try:
        return msgspec.convert(arguments, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise WrongArgumentsError(f"{wrong}.") from None
