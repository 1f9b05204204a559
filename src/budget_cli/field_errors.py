"""Texts of fields that the API refused, named as they are typed."""

import re
from collections.abc import Sequence
from typing import Any

from budget_cli.language import Translatable, translate
from budget_core.base.errors import ErrorCode
from budget_core.base.texts import text_of

_TEXTS: dict[str, Translatable] = {
    ErrorCode.VALIDATION_REQUIRED: Translatable("{field} needs a value."),
    ErrorCode.VALIDATION_POSITIVE: Translatable("{field} must be more than 0."),
    ErrorCode.VALIDATION_NEGATIVE: Translatable("{field} must not be below 0."),
    ErrorCode.VALIDATION_PAST: Translatable("{field} is in the past."),
    ErrorCode.VALIDATION_CHOICE: Translatable("{field} can't be this."),
    ErrorCode.VALIDATION_REFERENCE: Translatable("{field} was not found, or is deleted."),
}
"""Sentences instead of those for a form, whose fields stand beside them."""
_TYPED_AS = {"value": "amount", "local_day": "date", "start_date": "first", "email": "e_mail"}


def field_text(field: str, code: str, language: str, parameters: Sequence[Any]) -> str:
    """Return what is wrong with a field, by the option or argument of the command that it came from."""
    name = _typed_name(field, parameters)
    if text := _TEXTS.get(code):
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
