"""Texts and exit codes of exceptions."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from budget_cli.errors import HINT, CliError
from budget_cli.language import DEFAULT, Names, Translatable, translate, translations
from budget_cli.output.display import Display
from budget_cli.output.writer import echo
from budget_cli.usage_errors import in_own_words
from budget_cli.views.history import present_entry
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.texts import text_of
from budget_core.filters import FilterError
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
    Replaced,
    UnknownName,
    UnreadableAnswer,
    WrongFilter,
)
from budget_sdk.extras import package_missing

READ_ONLY = 'This token is read-only. Create one with the scope "write".'
_CODES: dict[type[BudgetError], int] = {
    NotFound: 3,
    UnknownName: 3,
    AuthRequired: 4,
    Forbidden: 4,
    LocalFileHeld: 4,
    Conflict: 5,
    Replaced: 5,
    Invalid: 5,
    ConnectionFailed: 6,
    UnreadableAnswer: 6,
}
_FIELD_TEXTS: dict[str, Translatable] = {
    ErrorCode.VALIDATION_REQUIRED: Translatable("{field} needs a value."),
    ErrorCode.VALIDATION_POSITIVE: Translatable("{field} must be more than 0."),
    ErrorCode.VALIDATION_NEGATIVE: Translatable("{field} must not be below 0."),
    ErrorCode.VALIDATION_PAST: Translatable("{field} is in the past."),
    ErrorCode.VALIDATION_CHOICE: Translatable("{field} can't be this."),
    ErrorCode.VALIDATION_REFERENCE: Translatable("{field} was not found, or is deleted."),
}
"""Sentences instead of those for a form, whose fields stand beside them."""
_TYPED_AS = {
    "value": "amount", "local_day": "date", "start_date": "first", "email": "e_mail", "currency_code": "currency",
    "member": "name",
}  # fmt: skip
_PARSER_WORDS = {
    r"Value error, ": "",
    r"Input should be greater than or equal to (\S+)": r"it must be \1 or more",
    r"Input should be less than or equal to (\S+)": r"it must be \1 or less",
    r"Input should be a valid integer.*": "it must be a whole number",
    r"Input should be a valid number.*": "it must be a number",
}
"""Messages of the option parser, with ours."""


def report(error: Exception, language: str = DEFAULT, parameters: Sequence[Any] = ()) -> int | None:
    """Write the text of an error to stderr and return its exit code.

    None for exceptions of other packages. `parameters` are those of the command, which fields are named by.
    """
    if hasattr(error, "format_message"):
        return _report_usage(error, language)
    if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("budget_"):
        error = package_missing(error.name)
    if isinstance(error, WrongFilter):
        error = error.error
    if isinstance(error, CliError):
        code, text = error.exit_code, error.translated(language)
    elif isinstance(error, ApiError):
        code, text = _CODES.get(type(error), 1), _api_text(error, language, parameters)
    elif isinstance(error, BudgetError):
        code, text = _CODES.get(type(error), 1), _sdk_text(error, language)
    elif isinstance(error, DomainError):
        code, text = 2, _text(error.code, language)
    elif isinstance(error, FilterError):
        code, text = 2, error.text(language)
    else:
        return None
    echo("\n".join([text, *getattr(error, "__notes__", ())]))
    return code


def _report_usage(error: Any, language: str) -> int | None:
    """Write an error of typer in our words; in English most stay as they are."""
    error.message = rephrase_parser_error(error.message)
    own = in_own_words(error, language)
    return None if own is None else report(own, language)


def _sdk_text(error: BudgetError, language: str) -> str:
    """Return the text of an error of the SDK in a language; English for those that have no translation."""
    noun, is_translated = error.params.get("noun"), error.text in translations(language)
    if not is_translated and (language != DEFAULT or not error.params):
        return str(error)
    own: dict[str, object] = {"noun": Translatable(noun)} if isinstance(noun, str) else {}
    if noun in ("category", "account") and isinstance(names := error.params.get("names"), str):
        own["names"] = Names(names.split(", "))
    return translate(language, error.text, **error.params | own)


def rephrase_parser_error(text: str) -> str:
    """Return the parser's message about an option in plain words."""
    for theirs, ours in _PARSER_WORDS.items():
        text = re.sub(theirs, ours, text)
    return text


def _api_text(error: ApiError, language: str, parameters: Sequence[Any]) -> str:
    """Return the message and the fields in a language.

    The API's own English message for a code not known here.
    """
    if isinstance(error, Forbidden) and error.is_read_only_token:
        hint = translate(language, HINT, command="budget tokens add NAME --may write")
        return f"{translate(language, Translatable(READ_ONLY))}\n{hint}"
    message = error.message if language == DEFAULT else _text(error.code, language, error.message, error.problem.params)
    fields = [_field_text(field, code, language, parameters) for field, code in error.fields.items()]
    heading = [] if fields and error.code == ErrorCode.REQUEST_INVALID else [message]
    command = _hint_command(error)
    standing = [present_entry(Display(language), error.current)] if isinstance(error, Replaced) else []
    return "\n".join([*heading, *standing, *fields, *([translate(language, HINT, command=command)] if command else ())])


def _hint_command(error: ApiError) -> str | None:
    """Return the command that helps, where one does."""
    if error.code == ErrorCode.UNDO_DEPENDED_ON and (revision := error.problem.params.get("revision")):
        return f"budget undo {revision}"
    return "budget users verify" if error.code == ErrorCode.USER_NOT_VERIFIED else None


def _text(
    code: str, language: str, otherwise: str | None = None, params: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Return the text of a code; `otherwise`, or the code, when a newer server knows one that we don't."""
    try:
        text = text_of(code, language, **params)
    except KeyError:
        return otherwise or code
    return otherwise if otherwise and "{" in text else text


def _field_text(field: str, code: str, language: str, parameters: Sequence[Any]) -> str:
    """Return what is wrong with a field, by the option or argument of the command that it came from."""
    name = _typed_name(field, parameters)
    if text := _FIELD_TEXTS.get(code):
        return translate(language, text, field=name)
    try:
        return f"{name}: {text_of(code, language)}"
    except KeyError:  # a newer server knows more codes
        return f"{name}: {code}"


def _typed_name(field: str, parameters: Sequence[Any]) -> str:
    """Return `--account` for `accountId`, `AMOUNT` for the `value` of an argument; other fields as they are."""
    snake = re.sub(r"(?<!^)(?=[A-Z])", "_", field).lower().removesuffix("_id")
    for parameter in parameters:
        options = [option for option in parameter.opts if option.startswith("--")]
        names = {str(parameter.name), *(option.removeprefix("--").replace("-", "_") for option in options)}
        if names & {snake, _TYPED_AS.get(snake, snake)}:
            return options[0] if options else str(parameter.metavar or parameter.name).upper()
    return field
