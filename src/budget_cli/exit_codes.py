"""From what was raised to what the terminal says and the code it ends with: the one place that knows both."""

import json
import sys
from functools import cache
from importlib.resources import files
from typing import Any

from budget_cli.errors import CliError
from budget_core.errors import DomainError
from budget_sdk import (
    ApiError,
    AuthRequired,
    BudgetError,
    Conflict,
    ConnectionFailed,
    Forbidden,
    Invalid,
    LocalFileHeld,
    NotFound,
    UnreadableAnswer,
)

_CODES: dict[type[BudgetError], int] = {
    NotFound: 3,
    AuthRequired: 4,
    Forbidden: 4,
    LocalFileHeld: 4,
    Conflict: 5,
    Invalid: 5,
    ConnectionFailed: 6,
    UnreadableAnswer: 6,
}


def report(error: Exception) -> int | None:
    """Say on stderr what went wrong and give the exit code; None for what is not ours to explain."""
    if isinstance(error, CliError):
        code, text = error.exit_code, str(error)
    elif isinstance(error, BudgetError):
        code, text = _CODES.get(type(error), 1), _api_text(error) if isinstance(error, ApiError) else str(error)
    elif isinstance(error, DomainError):
        code, text = 2, _text(error.code)
    else:
        return None
    sys.stderr.write("\n".join([text, *getattr(error, "__notes__", ())]) + "\n")
    return code


def _api_text(error: ApiError) -> str:
    wrong = [f"  {field}: {_text(code)}" for field, code in error.fields.items()]
    return "\n".join([error.message, *wrong])


def _text(code: str) -> str:
    """The English text of a code; the code itself when a newer server knows one that we don't."""
    found: Any = _texts()
    for part in code.split("."):
        found = found.get(part, code) if isinstance(found, dict) else code
    return str(found)


@cache
def _texts() -> dict[str, Any]:
    texts: dict[str, Any] = json.loads((files("budget_core") / "locales" / "en.json").read_bytes())
    return texts
