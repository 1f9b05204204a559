"""Maps exceptions to a text on stderr and an exit code: the only place that knows exit codes of API errors."""

import sys

from budget_cli.errors import CliError
from budget_core.errors import DomainError
from budget_core.texts import text_of
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
    """Write the text of an error to stderr and return its exit code; None for an exception that is not ours."""
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
    fields = [f"  {field}: {_text(code)}" for field, code in error.fields.items()]
    return "\n".join([error.message, *fields])


def _text(code: str) -> str:
    """The English text of a code; the code itself when a newer server knows one that we don't."""
    try:
        return text_of(code)
    except KeyError:
        return code
